#include "built_in_files.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

/// The scenes that ship, in the order in which lists show them. To add one: its file in scenes/, and an entry here.
static const struct built_in_file files[] = {
    {"settings-sheet", (const unsigned char[]){
#embed "scenes/settings-sheet.json" suffix(, 0)
    }},
    {"window-overrides-everything", (const unsigned char[]){
#embed "scenes/window-overrides-everything.json" suffix(, 0)
    }},
    {"root-override-and-presentation", (const unsigned char[]){
#embed "scenes/root-override-and-presentation.json" suffix(, 0)
    }},
    {"nested-overrides", (const unsigned char[]){
#embed "scenes/nested-overrides.json" suffix(, 0)
    }},
    {"view-above-child", (const unsigned char[]){
#embed "scenes/view-above-child.json" suffix(, 0)
    }},
    {"alert-in-second-window", (const unsigned char[]){
#embed "scenes/alert-in-second-window.json" suffix(, 0)
    }},
    {"popover-and-context", (const unsigned char[]){
#embed "scenes/popover-and-context.json" suffix(, 0)
    }},
    {"navigation-dark-child", (const unsigned char[]){
#embed "scenes/navigation-dark-child.json" suffix(, 0)
    }},
    {"two-scenes", (const unsigned char[]){
#embed "scenes/two-scenes.json" suffix(, 0)
    }},
    {"plist-pinned-light", (const unsigned char[]){
#embed "scenes/plist-pinned-light.json" suffix(, 0)
    }},
    {"elevated-in-dark", (const unsigned char[]){
#embed "scenes/elevated-in-dark.json" suffix(, 0)
    }},
    {"frozen-border", (const unsigned char[]){
#embed "scenes/frozen-border.json" suffix(, 0)
    }},
    {"provider-idioms", (const unsigned char[]){
#embed "scenes/provider-idioms.json" suffix(, 0)
    }},
    {"orphan-controller", (const unsigned char[]){
#embed "scenes/orphan-controller.json" suffix(, 0)
    }},
    {"detached-child", (const unsigned char[]){
#embed "scenes/detached-child.json" suffix(, 0)
    }},
    {"child-override-collection", (const unsigned char[]){
#embed "scenes/child-override-collection.json" suffix(, 0)
    }},
    {"scene-trait-overrides", (const unsigned char[]){
#embed "scenes/scene-trait-overrides.json" suffix(, 0)
    }},
    {"alert", (const unsigned char[]){
#embed "scenes/alert.json" suffix(, 0)
    }},
    {"high-contrast-form", (const unsigned char[]){
#embed "scenes/high-contrast-form.json" suffix(, 0)
    }},
    {"presentation-controller-override", (const unsigned char[]){
#embed "scenes/presentation-controller-override.json" suffix(, 0)
    }},
    {"attributed-text", (const unsigned char[]){
#embed "scenes/attributed-text.json" suffix(, 0)
    }},
    {"root-view-override", (const unsigned char[]){
#embed "scenes/root-view-override.json" suffix(, 0)
    }},
    {"theme-window", (const unsigned char[]){
#embed "scenes/theme-window.json" suffix(, 0)
    }},
    {0, 0},
};

const struct built_in_file *built_in_scenes_list(void) { return files; }
