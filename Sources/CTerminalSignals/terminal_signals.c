#define _XOPEN_SOURCE 700
#define _DARWIN_C_SOURCE
#include "terminal_signals.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

// Dispositions belong to the process, so what they need does too.

static const int awaited[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT};
static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT};
enum { awaited_count = sizeof awaited / sizeof *awaited, crash_count = sizeof crashes / sizeof *crashes };

static struct sigaction awaited_before[awaited_count], crashes_before[crash_count];
static int caught;
static int signal_pipe[2] = {-1, -1};
static volatile sig_atomic_t ending;

static int terminal = -1;
static struct termios modes_before;
static char last_words[512];
static size_t last_words_count;
static volatile sig_atomic_t guarded;

static void give_terminal_back(void) {
  if (!guarded) return;
  guarded = 0;
  // A terminal that nobody reads from would hold us here for ever.
  struct pollfd writable = {.fd = terminal, .events = POLLOUT};
  if (poll(&writable, 1, 0) == 1 && (writable.revents & POLLOUT)) {
    ssize_t written = write(terminal, last_words, last_words_count);
    (void)written;
  }
  tcsetattr(terminal, TCSANOW, &modes_before);
}

static int ends_the_program(int number) {
  return number == SIGINT || number == SIGTERM || number == SIGHUP || number == SIGQUIT;
}

static void pass_on(int number) {
  int error = errno;
  // Asked a second time before the first was heard: the program is stuck, so it ends here.
  if (ends_the_program(number) && ending++) {
    give_terminal_back();
    terminal_signals_die(number);
  }
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(signal_pipe[1], &byte, 1);
  (void)written;
  errno = error;
}

static void crash(int number) {
  give_terminal_back();
  // Back to whoever was there before (the runtime's backtrace, or nobody), and once more.
  for (int i = 0; i < crash_count; i++) {
    if (crashes[i] == number) sigaction(number, &crashes_before[i], NULL);
  }
  raise(number);
}

static void catch(int number, void (*handler)(int), int flags, struct sigaction *before) {
  struct sigaction action = {.sa_flags = flags};
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  if (sigaction(number, NULL, before) == 0 && before->sa_handler != SIG_IGN) sigaction(number, &action, NULL);
}

int terminal_signals_catch(void) {
  if (caught) return signal_pipe[0];
  if (pipe(signal_pipe) != 0) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(signal_pipe[i], F_SETFL, O_NONBLOCK);
    fcntl(signal_pipe[i], F_SETFD, FD_CLOEXEC);
  }
  // A crash because the stack is used up needs another one to be handled on.
  static char other_stack[1 << 16];
  stack_t stack = {.ss_sp = other_stack, .ss_size = sizeof other_stack};
  sigaltstack(&stack, NULL);
  ending = 0;
  for (int i = 0; i < awaited_count; i++) catch(awaited[i], pass_on, SA_RESTART, &awaited_before[i]);
  for (int i = 0; i < crash_count; i++) catch(crashes[i], crash, SA_NODEFER | SA_ONSTACK, &crashes_before[i]);
  // exit() from anywhere is a way out too.
  static int registered;
  if (!registered) registered = atexit(give_terminal_back) == 0;
  caught = 1;
  return signal_pipe[0];
}

void terminal_signals_release(void) {
  if (!caught) return;
  caught = 0;
  for (int i = 0; i < awaited_count; i++) sigaction(awaited[i], &awaited_before[i], NULL);
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &crashes_before[i], NULL);
  for (int i = 0; i < 2; i++) {
    close(signal_pipe[i]);
    signal_pipe[i] = -1;
  }
}

void terminal_signals_remember_modes(int descriptor) {
  terminal = tcgetattr(descriptor, &modes_before) == 0 ? descriptor : -1;
}

void terminal_signals_guard(const char *bytes, size_t count) {
  if (terminal < 0) return;
  last_words_count = count < sizeof last_words ? count : sizeof last_words;
  memcpy(last_words, bytes, last_words_count);
  guarded = 1;
}

void terminal_signals_unguard(void) { guarded = 0; }

void terminal_signals_stop(void) {
  struct sigaction standard = {.sa_handler = SIG_DFL}, before;
  sigemptyset(&standard.sa_mask);
  sigaction(SIGTSTP, &standard, &before);
  raise(SIGTSTP);
  sigaction(SIGTSTP, &before, NULL);
}

void terminal_signals_die(int number) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigemptyset(&standard.sa_mask);
  sigaction(number, &standard, NULL);
  raise(number);
}
