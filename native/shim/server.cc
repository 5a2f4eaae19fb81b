// Signals are passed on to the server.
//
// Direction of failure: a signal that a terminal may have sent to the whole process group is not passed on. A host
// that sent it itself continues with SIGTERM, which no terminal sends.
#include "server.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "program.h"
#include "shim.h"

namespace {

// What the kernel sends to this process for what it does itself, and what no process can take, stays here.
const int kOwn[] = {SIGKILL, SIGSTOP, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGSYS, SIGTRAP, SIGPIPE, SIGTTIN, SIGTTOU, SIGXCPU, SIGXFSZ};

sigset_t before;
struct sigaction host_pipe = {}, host_child = {};

// Returns whether this is the foreground process group of its terminal.
bool in_foreground() {
  const int terminal = open("/dev/tty", O_RDONLY | O_CLOEXEC | O_NOCTTY);
  if (terminal < 0) return false;
  const pid_t group = tcgetpgrp(terminal);
  close(terminal);
  return group == getpgrp();
}

const int kMostDescendants = 1024;
const int kMostThreads = 64;
// Time for what is left to end by itself, in steps.
const int kLeftMs = 1000, kPauseMs = 20, kRounds = 50;

// Adds the children of all threads of a process; returns the new count.
int add_children(pid_t pid, pid_t* found, int count) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", pid);
  DIR* tasks = opendir(path);
  if (tasks == nullptr) return count;
  int threads = 0;
  while (const dirent* task = readdir(tasks)) {
    if (task->d_name[0] == '.' || ++threads > kMostThreads) continue;
    char file[128];
    snprintf(file, sizeof file, "/proc/%d/task/%.20s/children", pid, task->d_name);
    FILE* children = fopen(file, "re");
    if (children == nullptr) continue;
    int child;
    while (count < kMostDescendants && fscanf(children, "%d", &child) == 1) found[count++] = child;
    fclose(children);
  }
  closedir(tasks);
  return count;
}

// Parents before their children.
int descendants(pid_t* found) {
  int count = add_children(getpid(), found, 0);
  for (int i = 0; i < count; i++) count = add_children(found[i], found, count);
  return count;
}

void reap() {
  while (waitpid(-1, nullptr, WNOHANG) > 0) continue;
}

void set_handler(int number, void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  sigaction(number, &action, nullptr);
}

[[noreturn]] void become_server(char** argv, const int ends[2], bool joined, int failure, pid_t relay) {
  dup2(ends[0], 0);
  dup2(ends[1], 1);
  if (joined) dup2(ends[1], 2);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != relay) _exit(1);  // the relay died before
  sigaction(SIGPIPE, &host_pipe, nullptr);
  sigaction(SIGCHLD, &host_child, nullptr);
  sigprocmask(SIG_SETMASK, &before, nullptr);
  execvp(argv[0], argv);
  const int error = errno;
  write_all(failure, &error, sizeof error);
  _exit(127);
}

}  // namespace

int64_t now_ms() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1000000;
}

void ignore_broken_pipes() {
  sigaction(SIGPIPE, nullptr, &host_pipe);
  set_handler(SIGPIPE, SIG_IGN);
}

int start_server(Server* server, char** argv, const int ends[2], bool joined, const char* checked) {
  if (checked != nullptr && !is_checked(argv[0], checked)) return ESTALE;
  sigaction(SIGCHLD, nullptr, &host_child);
  set_handler(SIGCHLD, SIG_DFL);  // if ignored, there would be no end to wait for
  sigset_t set;
  sigfillset(&set);
  for (const int number : kOwn) sigdelset(&set, number);
  sigprocmask(SIG_BLOCK, &set, &before);
  server->signals = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
  int failure[2];
  if (server->signals < 0 || pipe2(failure, O_CLOEXEC) != 0) return errno;
  const pid_t relay = getpid();
  const pid_t child = fork();
  if (child < 0) return errno;
  if (child == 0) become_server(argv, ends, joined, failure[1], relay);
  close(failure[1]);
  int error = 0;
  bool failed = read_all(failure[0], &error, sizeof error);
  close(failure[0]);
  // writing and renaming leave another time of change: what was there before and is there now is what runs
  if (!failed && checked != nullptr && !is_checked(argv[0], checked)) {
    kill(child, SIGKILL);
    failed = true;
    error = ESTALE;
  }
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
  const bool from_terminal = number == SIGINT || number == SIGQUIT || number == SIGTSTP || number == SIGWINCH;
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
    if (!server->running) reap();
    if (!server->running || waitpid(server->pid, &status, WNOHANG) != server->pid) continue;
    server->running = false;
    server->code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
    server->signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
    *ended = true;
  }
}

void keep_descendants() { prctl(PR_SET_CHILD_SUBREAPER, 1); }

bool signal_descendants(int number) {
  pid_t found[kMostDescendants];
  const int count = descendants(found);
  for (int i = count - 1; i >= 0; i--) kill(found[i], number);
  return count > 0;
}

void end_descendants() {
  reap();
  if (!signal_descendants(SIGTERM)) return;
  const timespec pause = {0, kPauseMs * 1000000};
  for (int waited = 0; waited < kLeftMs; waited += kPauseMs) {
    nanosleep(&pause, nullptr);
    reap();
    if (!signal_descendants(0)) return;
  }
  // what is killed may just have started another
  for (int round = 0; round < kRounds && signal_descendants(SIGKILL); round++) {
    nanosleep(&pause, nullptr);
    reap();
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
