#include "run.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <initializer_list>

#include "server.h"
#include "shim.h"

namespace {

const int kFault = 16;       // as src/cli/exit-codes.ts
const int kAttempts = 2500;  // 2 ms apart, while another one is about to listen
const int kStarts = 3;
// Time for the session to end by the service after the controller; then the helper is told, and then killed.
const int64_t kLostTermMs = 2000, kLostKillMs = 5000;
const int kCheckMs = 200;
// A controller that has not begun with a run by then is stopped, or stands still.
const int64_t kAnswerMs = 20000;
// The kernel sends SIGHUP to a dead shell's processes before it takes the terminal away from them.
const useconds_t kTakenAwayUs = 250000;
// The number of bytes that a terminal, or a pipe, accepts at once when it reports that it is writable.
const size_t kTerminalRoom = 256, kPipeRoom = PIPE_BUF;
// Signals that the run takes from its start, and those that it takes while the agent runs.
const int kEnding[] = {SIGINT, SIGTERM, SIGHUP};
const int kPassedOn[] = {SIGQUIT, SIGUSR1, SIGUSR2};

struct Client {
  int control = -1;
  int signals = -1;
  sigset_t before;
  sigset_t taken;
  bool accepted = false;
  int64_t asked_at = 0;
  bool had_terminal = false;
  pid_t agent = 0;
  bool running = false;
  int exit_code = -1;
  int64_t lost_since = -1;
  bool terminated = false;
  Bytes output[3];  // for standard output and error
  size_t written[3] = {0, 0, 0};
};

char* program;
char** own_arguments;
// Signals that were taken before this process became another one, which is to have them, too.
sigset_t before_all, early;
bool takes_early = false;

// netmon as it would have been started without this program. The launcher knows by the variable that this process has
// been here.
void become_own_process() {
  instead_of_failing = nullptr;
  char number[16];
  snprintf(number, sizeof number, "%d", getpid());
  setenv("NETMON_OWN_PROCESS", number, 1);
  int count = 0;
  while (own_arguments[count] != nullptr) count++;
  char** argv = static_cast<char**>(calloc(static_cast<size_t>(count) + 2, sizeof *argv));
  if (argv == nullptr) fail(1, "there is no memory left", "");
  argv[0] = program;
  memcpy(argv + 1, own_arguments, sizeof *argv * static_cast<size_t>(count));
  if (takes_early) {
    sigset_t waiting;
    sigpending(&waiting);
    for (const int number : kEnding)
      if (sigismember(&early, number) == 1 && sigismember(&waiting, number) == 0) raise(number);
    sigprocmask(SIG_SETMASK, &before_all, nullptr);
  }
  execv(program, argv);
  fail(9, program, strerror(errno));
}

bool has_terminal() {
  const int terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  if (terminal < 0) return false;
  const bool is = isatty(terminal) == 1;
  close(terminal);
  return is;
}

unsigned columns() {
  for (const int fd : {2, 1, 0}) {
    winsize size = {};
    if (ioctl(fd, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  }
  return 0;
}

// What is open here besides the standard streams does not reach the agent.
void keep_standard_streams() {
  DIR* open_files = opendir("/proc/self/fd");
  if (open_files == nullptr) return;
  while (const dirent* entry = readdir(open_files)) {
    const int fd = atoi(entry->d_name);
    if (fd > 2) fcntl(fd, F_SETFD, FD_CLOEXEC);
  }
  closedir(open_files);
}

void take_signals(Client* client) {
  sigemptyset(&client->taken);
  for (const int number : kEnding) sigaddset(&client->taken, number);
  sigaddset(&client->taken, SIGWINCH);
  sigaddset(&client->taken, SIGCHLD);
  // nohup and the like keep their meaning
  for (const int number : kEnding) {
    struct sigaction is;
    if (number == SIGHUP && sigaction(number, nullptr, &is) == 0 && is.sa_handler == SIG_IGN)
      sigdelset(&client->taken, number);
  }
  struct sigaction usual = {};
  usual.sa_handler = SIG_DFL;
  sigaction(SIGCHLD, &usual, nullptr);
  ignore_broken_pipes();
  sigprocmask(SIG_BLOCK, &client->taken, &client->before);
  before_all = client->before;
  sigemptyset(&early);
  takes_early = true;
  client->signals = signalfd(-1, &client->taken, SFD_CLOEXEC | SFD_NONBLOCK);
}

void send_numbers(Client* client, FrameType type, std::initializer_list<unsigned> numbers) {
  char bytes[8];
  uint32_t size = 0;
  for (const unsigned number : numbers) {
    put_number(bytes + size, number);
    size += 4;
  }
  if (client->control >= 0) send_frame(client->control, type, bytes, size);
}

char* helper() {
  static char path[PATH_MAX];
  const ssize_t size = readlink("/proc/self/exe", path, sizeof path - 1);
  path[size < 0 ? 0 : size] = '\0';
  char* slash = strrchr(path, '/');
  if (slash != nullptr) snprintf(slash, sizeof path - static_cast<size_t>(slash - path), "/netmon-bpf");
  return path;
}

[[noreturn]] void become_helper(const Client* client, char** argv, char** environment, int failure) {
  struct sigaction usual = {};
  usual.sa_handler = SIG_DFL;
  sigaction(SIGPIPE, &usual, nullptr);
  sigprocmask(SIG_SETMASK, &client->before, nullptr);
  execve(argv[0], argv, environment);
  const int error = errno;
  write_all(failure, &error, sizeof error);
  _exit(127);
}

// Starts netmon's helper, whatever program the controller names, and only to execute something in a session.
void launch(Client* client, const Bytes& payload) {
  if (client->agent != 0) return;
  size_t words = 0;
  for (size_t at = 0; at < payload.size; at++) words += payload.data[at] == '\0';
  const size_t count = words == 0 ? 0 : static_cast<size_t>(atoi(payload.data));
  if (words == 0 || count == 0 || count > words - 1) fail(kFault, "the controller's message cannot be read", "");
  char** all = static_cast<char**>(calloc(words + 2, sizeof *all));
  if (all == nullptr) fail(1, "there is no memory left", "");
  // program and arguments, nullptr, environment, nullptr
  char* at = payload.data + strlen(payload.data) + 1;
  all[0] = helper();
  for (size_t i = 1; i < words; i++, at += strlen(at) + 1) all[i <= count ? i : i + 1] = at;
  if (strcmp(all[1], "exec") != 0) fail(kFault, "the controller's message cannot be read", "");
  int failure[2];
  if (pipe2(failure, O_CLOEXEC) != 0) fail(1, "a pipe cannot be made", strerror(errno));
  for (const int number : kPassedOn) sigaddset(&client->taken, number);
  sigprocmask(SIG_BLOCK, &client->taken, nullptr);
  signalfd(client->signals, &client->taken, 0);
  const pid_t child = fork();
  if (child == 0) become_helper(client, all, all + count + 2, failure[1]);
  int error = child < 0 ? errno : 0;
  close(failure[1]);
  if (child > 0) read_all(failure[0], &error, sizeof error);
  close(failure[0]);
  free(all);
  if (error != 0) {
    if (child > 0) waitpid(child, nullptr, 0);
    return send_numbers(client, kFailed, {static_cast<unsigned>(error)});
  }
  client->agent = child;
  client->running = true;
  send_numbers(client, kStarted, {});
}

void hear(Client* client, char type, const Bytes& payload) {
  client->accepted = true;
  instead_of_failing = nullptr;
  switch (type) {
    case kOutput: append(&client->output[1], payload.data, payload.size); break;
    case kMessage: append(&client->output[2], payload.data, payload.size); break;
    case kLaunch: launch(client, payload); break;
    case kSignal:
      if (client->running) kill(client->agent, static_cast<int>(number_in(payload, 0)));
      break;
    case kExit: client->exit_code = static_cast<int>(number_in(payload, 0)); break;
    case kOwnProcess:
      if (client->agent == 0) become_own_process();
      break;
    default: break;
  }
}

void lose_controller(Client* client) {
  close(client->control);
  client->control = -1;
  const bool is_exec = strcmp(own_arguments[0], "exec") == 0;
  dprintf(2, "netmon: error: netmon's controller has ended, and with it %s\n",
          is_exec ? "this command" : client->agent != 0 ? "the session of this run" : "this run");
  client->lost_since = now_ms();
  if (!client->running) client->exit_code = kFault;
}

// The service kills what is in the session; the helper, which waits for that, sets the terminal back.
void end_without_controller(Client* client) {
  const int64_t since = now_ms() - client->lost_since;
  if (since >= kLostKillMs) {
    kill(client->agent, SIGKILL);
  } else if (since >= kLostTermMs && !client->terminated) {
    client->terminated = true;
    kill(client->agent, SIGTERM);
  }
}

void take_end(Client* client) {
  int status = 0;
  if (!client->running || waitpid(client->agent, &status, WNOHANG) != client->agent) return;
  client->running = false;
  const unsigned code = WIFEXITED(status) ? static_cast<unsigned>(WEXITSTATUS(status)) : 0;
  const unsigned number = WIFSIGNALED(status) ? static_cast<unsigned>(WTERMSIG(status)) : 0;
  if (client->control < 0) client->exit_code = kFault;
  send_numbers(client, kEnded, {code, number});
}

void take_signal(Client* client, int number) {
  if (number == SIGCHLD) return take_end(client);
  if (number == SIGWINCH) return send_numbers(client, kWidth, {columns()});
  if (!client->accepted) {  // there is nothing to end but this process
    sigprocmask(SIG_SETMASK, &client->before, nullptr);
    raise(number);
    sigprocmask(SIG_BLOCK, &client->taken, nullptr);
    return;
  }
  if (client->agent == 0) sigaddset(&early, number);
  unsigned gone = 0;
  if (number == SIGHUP && client->had_terminal) {
    if (has_terminal()) usleep(kTakenAwayUs);
    gone = has_terminal() ? 0 : 1;
  }
  if (client->control >= 0) send_numbers(client, kSignalled, {static_cast<unsigned>(number), gone});
  else if (client->running) kill(client->agent, number);
}

void write_output(Client* client, int fd) {
  Bytes* output = &client->output[fd];
  size_t size = output->size - client->written[fd];
  const size_t room = isatty(fd) == 1 ? kTerminalRoom : kPipeRoom;
  if (size > room) size = room;
  const ssize_t sent = write(fd, output->data + client->written[fd], size);
  if (sent < 0 && (errno == EINTR || errno == EAGAIN)) return;
  // nobody reads it any more
  client->written[fd] = sent < 0 ? output->size : client->written[fd] + static_cast<size_t>(sent);
  if (client->written[fd] == output->size) output->size = client->written[fd] = 0;
}

bool has_output(const Client* client) { return client->output[1].size > 0 || client->output[2].size > 0; }

bool is_late(const Client* client) { return now_ms() - client->asked_at >= kAnswerMs; }

// False: the controller ended before it sent anything, or does not answer.
bool serve(Client* client) {
  Bytes payload;
  for (;;) {
    if (client->exit_code >= 0) {
      if (!has_output(client)) return true;
      sigprocmask(SIG_SETMASK, &client->before, nullptr);  // for who does not wait until all of it is written
    }
    const bool lost = client->lost_since >= 0 && client->running;
    if (lost) end_without_controller(client);
    pollfd entries[4] = {{client->exit_code < 0 ? client->control : -1, POLLIN, 0}, {client->signals, POLLIN, 0}, {-1, 0, 0}, {-1, 0, 0}};
    for (const int fd : {1, 2})
      if (client->output[fd].size > 0) entries[1 + fd] = {fd, POLLOUT, 0};
    if (poll(entries, 4, lost || !client->accepted ? kCheckMs : -1) < 0) {
      if (errno == EINTR) continue;
      fail(1, "poll", strerror(errno));
    }
    if (!client->accepted && is_late(client)) return false;
    for (const int fd : {1, 2})
      if (entries[1 + fd].revents != 0) write_output(client, fd);
    signalfd_siginfo info;
    while (entries[1].revents != 0 && read(client->signals, &info, sizeof info) == static_cast<ssize_t>(sizeof info))
      take_signal(client, static_cast<int>(info.ssi_signo));
    if (entries[0].revents == 0 || client->control < 0) continue;
    char type;
    if (receive_frame(client->control, &type, &payload)) hear(client, type, payload);
    else if (!client->accepted) return false;
    else lose_controller(client);
  }
}

bool send_run(Client* client) {
  const timeval most = {kAnswerMs / 1000, 0}, none = {0, 0};
  setsockopt(client->control, SOL_SOCKET, SO_SNDTIMEO, &most, sizeof most);
  struct stat streams[2] = {};
  for (const int fd : {0, 1}) fstat(fd, &streams[fd]);
  char before[96];
  snprintf(before, sizeof before, "%d%d%d %u %llu %llu", isatty(0) == 1, isatty(1) == 1, isatty(2) == 1, columns() % 100000,
           static_cast<unsigned long long>(streams[0].st_ino), static_cast<unsigned long long>(streams[1].st_ino));
  const bool sent = send_hello(client->control, kRun, before, own_arguments, nullptr, 0);
  setsockopt(client->control, SOL_SOCKET, SO_SNDTIMEO, &none, sizeof none);
  return sent;
}

}  // namespace

void run(char* netmon, char** rest) {
  const int count = atoi(rest[0]);
  int given = 0;
  while (rest[given] != nullptr) given++;
  program = netmon;
  if (count <= 0 || given < 1 + count) fail(2, "usage", "netmon-shim --run NETMON N WORD... ARGUMENT...");
  own_arguments = rest + 1 + count;
  instead_of_failing = become_own_process;
  if (!may_be_hosted(own_arguments)) become_own_process();
  for (int fd = 0; fd <= 2; fd++)
    if (fcntl(fd, F_GETFD) < 0) become_own_process();
  Client client;
  client.had_terminal = has_terminal();
  int starts = 0;
  for (int attempt = 0; attempt < kAttempts && starts < kStarts; attempt++) {
    client.control = user_controller(rest + 1, count, true);
    if (client.control < 0) continue;
    starts++;
    if (client.signals < 0) take_signals(&client);
    client.asked_at = now_ms();
    if (send_run(&client)) {
      if (starts == 1) keep_standard_streams();
      if (serve(&client)) _exit(client.exit_code);
    }
    close(client.control);
    if (is_late(&client)) break;
  }
  say_controller_log();
  dprintf(2, "netmon: warning: the controller of netmon's runs does not start or answer: this run is a process of its own\n");
  become_own_process();
  _exit(kFault);
}
