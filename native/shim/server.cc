// Signals are passed on to the server.
//
// Direction of failure: a signal that a terminal may have sent to the whole process group is not passed on. A host
// that sent it itself continues with SIGTERM, which no terminal sends.
#include "server.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "shim.h"

namespace {

const int kHandedOn[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGCONT, SIGTSTP};

sigset_t before;

// Returns whether this is the foreground process group of its terminal.
bool in_foreground() {
  const int terminal = open("/dev/tty", O_RDONLY | O_CLOEXEC | O_NOCTTY);
  if (terminal < 0) return false;
  const pid_t group = tcgetpgrp(terminal);
  close(terminal);
  return group == getpgrp();
}

void set_handler(int number, void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  sigaction(number, &action, nullptr);
}

[[noreturn]] void become_server(char** argv, const int ends[2], int failure, pid_t relay) {
  dup2(ends[0], 0);
  dup2(ends[1], 1);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != relay) _exit(1);  // the relay died before
  set_handler(SIGPIPE, SIG_DFL);
  sigprocmask(SIG_SETMASK, &before, nullptr);
  execvp(argv[0], argv);
  const int error = errno;
  write_all(failure, &error, sizeof error);
  _exit(127);
}

}  // namespace

int start_server(Server* server, char** argv, const int ends[2]) {
  set_handler(SIGCHLD, SIG_DFL);  // if ignored, there would be no end to wait for
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGCHLD);
  for (const int number : kHandedOn) sigaddset(&set, number);
  sigprocmask(SIG_BLOCK, &set, &before);
  server->signals = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
  int failure[2];
  if (server->signals < 0 || pipe2(failure, O_CLOEXEC) != 0) return errno;
  const pid_t relay = getpid();
  const pid_t child = fork();
  if (child < 0) return errno;
  if (child == 0) become_server(argv, ends, failure[1], relay);
  close(failure[1]);
  int error = 0;
  const bool failed = read_all(failure[0], &error, sizeof error);
  close(failure[0]);
  if (failed) {
    waitpid(child, nullptr, 0);
    sigprocmask(SIG_SETMASK, &before, nullptr);
    return error;
  }
  server->pid = child;
  server->running = true;
  return 0;
}

void signal_server(const Server* server, int number) {
  if (server->running) kill(server->pid, number);
}

static void hand_on(Server* server, int number, bool* impatient) {
  const bool from_terminal = number == SIGINT || number == SIGQUIT || number == SIGTSTP;
  if (!(from_terminal && in_foreground())) signal_server(server, number);
  if (number == SIGTERM || number == SIGINT || number == SIGHUP || number == SIGQUIT) *impatient = true;
  if (number != SIGTSTP) return;
  // the kernel decides as for the server: it stops a process only if somebody can continue it
  sigset_t stop;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  raise(SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &stop, nullptr);
  sigprocmask(SIG_BLOCK, &stop, nullptr);
}

void take_server_signals(Server* server, bool* ended, bool* impatient) {
  signalfd_siginfo info;
  while (read(server->signals, &info, sizeof info) == static_cast<ssize_t>(sizeof info)) {
    if (info.ssi_signo != SIGCHLD) {
      hand_on(server, static_cast<int>(info.ssi_signo), impatient);
      continue;
    }
    int status = 0;
    if (!server->running || waitpid(server->pid, &status, WNOHANG) != server->pid) continue;
    server->running = false;
    server->code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
    server->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    *ended = true;
  }
}

void end_as_server(const Server& server) {
  if (server.signal == 0) _exit(server.code);
  const rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);  // only the server's core is of interest
  set_handler(server.signal, SIG_DFL);
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_UNBLOCK, &all, nullptr);
  raise(server.signal);
  _exit(128 + server.signal);
}
