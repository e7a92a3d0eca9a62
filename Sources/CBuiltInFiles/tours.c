#include "built_in_files.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

/// The tours that ship, in the order in which lists show them; the first is played where none is asked for. To add one: its
/// file in tours/, and an entry here.
static const struct built_in_file files[] = {
    {"basics", (const unsigned char[]){
#embed "tours/basics.half" suffix(, 0)
    }},
    {"sheet", (const unsigned char[]){
#embed "tours/sheet.half" suffix(, 0)
    }},
    {"windows", (const unsigned char[]){
#embed "tours/windows.half" suffix(, 0)
    }},
    {"layers", (const unsigned char[]){
#embed "tours/layers.half" suffix(, 0)
    }},
    {"releases", (const unsigned char[]){
#embed "tours/releases.half" suffix(, 0)
    }},
    {0, 0},
};

const struct built_in_file *built_in_tours_list(void) { return files; }
