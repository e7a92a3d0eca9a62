#ifndef HALFLIGHT_TERMINAL_SIGNALS_H
#define HALFLIGHT_TERMINAL_SIGNALS_H

#include <stddef.h>

// Signal handlers, in C because little may happen in one: no allocation, no locks, no lazily made globals.
//
// A signal that the program can wait for (resize, stop, continue, end) becomes one byte, its number, in a pipe that is
// polled along with the keys. What cannot wait (a crash) gives the terminal back first and then takes its course.

// Catches the signals, except those that were ignored when the program started. Returns the end of the pipe to read
// (not blocking, closed on exec), or -1.
int terminal_signals_catch(void);

// Puts back what was there before, and closes the pipe.
void terminal_signals_release(void);

// What to do with the terminal if the program ends without being asked to: put back the modes that `descriptor` has
// now, and write `bytes` (copied; at most 512). To be called before the terminal's modes are changed.
void terminal_signals_remember_modes(int descriptor);
void terminal_signals_guard(const char *bytes, size_t count);
// The terminal is as it was; nothing is to be done any more.
void terminal_signals_unguard(void);

// Stops the program as SIGTSTP does when nobody catches it. Returns when it goes on.
void terminal_signals_stop(void);

// Ends the program by `signal` as if it had never been caught, so that whoever waits for it sees the signal.
void terminal_signals_die(int signal);

#endif
