// Whatever an agent starts with pipes may pass here: the relay must not be felt. It ends pipes as the other side does,
// stays behind for those who hold the output of an ended program, and holds no descriptor but its own.
//
// Direction of failure: a client's words are not passed on before they are known; those that are not certainly MCP are,
// and everything after them, unread. What the program writes before its client has spoken passes.
#include "undecided.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <initializer_list>

#include "speech.h"

namespace {

// Pipes of the relay that the command's streams are: a command that inherits them needs no other. A session's own
// command has its streams there, after a word: to them, it is no server by what is said.
const char kVariable[] = "NETMON_SHIM_PIPES";
const char kCommand[] = "command ";
const size_t kMostHeard = 65536;
const int kFirstPauseMs = 1, kLongestPauseMs = 64;
// A client writes a message at once. One of small parts may fill the pipe before it is whole.
const int kStillMs = 250;

bool option_is(int fd, int option, int wanted) {
  int value = -1;
  socklen_t size = sizeof value;
  return getsockopt(fd, SOL_SOCKET, option, &value, &size) == 0 && value == wanted;
}

bool is_socket(int fd) { return option_is(fd, SO_DOMAIN, AF_UNIX); }

bool same_file(int one, int other) {
  struct stat a, b;
  return fstat(one, &a) == 0 && fstat(other, &b) == 0 && a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

void name_pipes(char* text, size_t room, int input, int output) {
  struct stat in = {}, out = {};
  fstat(input, &in);
  fstat(output, &out);
  snprintf(text, room, "%llu %llu", static_cast<unsigned long long>(in.st_ino), static_cast<unsigned long long>(out.st_ino));
}

// A shell's loop (`while read x; do node y; done`) goes on with what its command has not read.
bool is_input_of_parent() {
  char path[32];
  struct stat own, parents;
  snprintf(path, sizeof path, "/proc/%d/fd/0", getppid());
  return fstat(0, &own) == 0 && stat(path, &parents) == 0 && own.st_dev == parents.st_dev && own.st_ino == parents.st_ino;
}

char** command_of(char** arguments) {
  while (*arguments != nullptr && strcmp(*arguments, "--") != 0) arguments++;
  return *arguments == nullptr ? arguments : arguments + 1;
}

[[noreturn]] void not_started(const char* program, int error) {
  dprintf(2, "%s: %s\n", program, strerror(error));
  _exit(error == ENOENT ? 127 : 126);
}

// A description of its own, so that the client's keeps its mode.
void unblock(int fd, int access) {
  if (is_socket(fd)) return;
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
  const int again = open(path, access | O_NONBLOCK | O_CLOEXEC);
  if (again < 0) return;
  dup2(again, fd);
  close(again);
}

void keep_only(std::initializer_list<int> kept) {
  DIR* open_files = opendir("/proc/self/fd");
  while (const dirent* entry = open_files == nullptr ? nullptr : readdir(open_files)) {
    const int fd = atoi(entry->d_name);
    bool keep = fd <= 2 || fd == dirfd(open_files);
    for (const int one : kept) keep = keep || fd == one;
    if (!keep) close(fd);
  }
  if (open_files != nullptr) closedir(open_files);
}

void start(Undecided* undecided, char** argv, Server* server, bool joined) {
  int in[2], out[2];
  if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0) fail(1, "a pipe cannot be made", strerror(errno));
  char text[64];
  name_pipes(text, sizeof text, in[0], out[1]);
  const char* given = getenv(kVariable);
  char* former = given == nullptr ? nullptr : strdup(given);
  setenv(kVariable, text, 1);
  const int ends[2] = {in[0], out[1]};
  const int error = start_server(server, argv, ends, joined, nullptr);
  if (error != 0) not_started(argv[0], error);
  if (former == nullptr) unsetenv(kVariable);
  else setenv(kVariable, former, 1);
  free(former);
  keep_only({in[1], out[0], server->signals});
  for (const int fd : {in[1], out[0]}) fcntl(fd, F_SETFL, O_NONBLOCK);
  unblock(0, O_RDONLY);
  unblock(1, O_WRONLY);
  undecided->in.from = 0;
  undecided->in.to = in[1];
  undecided->out.from = out[0];
  undecided->out.to = 1;
  undecided->out.socket = is_socket(1);
  undecided->out.lines = !undecided->out.socket;
}

bool has_ended(int fd) {
  pollfd entry = {fd, POLLRDHUP, 0};
  return poll(&entry, 1, 0) > 0 && (entry.revents & (POLLHUP | POLLRDHUP | POLLERR)) != 0;
}

// Looks at what waits in the input, and leaves it there, but for answers that a program may wait for before it is spoken
// to. `still_ms`: since when that is the same.
Speech listen_once(Pump* in, int pause, int* still_ms) {
  static char heard[kMostHeard];
  static ssize_t before = 0;
  const bool ended = has_ended(0);
  ssize_t size;
  if (is_socket(0)) {
    size = recv(0, heard, sizeof heard, MSG_PEEK | MSG_DONTWAIT);
  } else {
    int own[2];
    if (pipe2(own, O_CLOEXEC | O_NONBLOCK) != 0) return kOther;
    size = tee(0, own[1], sizeof heard, SPLICE_F_NONBLOCK);
    if (size > 0) size = read(own[0], heard, static_cast<size_t>(size));
    close(own[0]);
    close(own[1]);
  }
  if (size <= 0) return ended || (size < 0 && errno != EAGAIN && errno != EINTR) ? kOther : kUnknown;
  *still_ms = size == before ? *still_ms + pause : 0;
  before = size;
  if (*still_ms >= kStillMs) return kOther;
  size_t answers = 0;
  const bool full = size == static_cast<ssize_t>(sizeof heard);
  const Speech speech = speech_of(heard, static_cast<size_t>(size), ended || full, &answers);
  if (speech != kUnknown || answers == 0) return speech;
  const ssize_t got = read(0, in->buffer, answers);
  in->filled = got < 0 ? 0 : static_cast<size_t>(got);
  in->sent = 0;
  before = 0;
  return kUnknown;
}

short events_of(int fd, short wanted) {
  pollfd entry = {fd, wanted, 0};
  return fd >= 0 && poll(&entry, 1, 0) > 0 ? entry.revents : 0;
}

bool is_drained(const Pump& out) {
  return out.from < 0 || (out.filled == 0 && (events_of(out.from, POLLIN) & POLLIN) == 0);
}

// What the ended command has left running may still read its input or write its output.
bool has_heirs(const Undecided& undecided) {
  const Pump &in = undecided.in, &out = undecided.out;
  return (out.from >= 0 && (events_of(out.from, 0) & POLLHUP) == 0) || (in.to >= 0 && (events_of(in.to, 0) & POLLERR) == 0);
}

void end_with(const Undecided& undecided, const Server& server) {
  if (has_heirs(undecided) && fork() == 0) {
    release(2);
    keep_only({undecided.in.to, undecided.out.from});
    return;
  }
  end_as_server(server);
}

}  // namespace

How how_launched(const char* word) {
  if (strcmp(word, "--launched-server") == 0) return kServer;
  return strcmp(word, "--launched-program") == 0 ? kProgram : kByHost;
}

bool can_be_handed_over(int fd, int access) {
  if (is_socket(fd) && option_is(fd, SO_TYPE, SOCK_STREAM) && option_is(fd, SO_ACCEPTCONN, 0)) return true;
  char path[32], target[8] = {};
  snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
  if (readlink(path, target, sizeof target) < 6 || memcmp(target, "pipe:[", 6) != 0) return false;
  const int again = open(path, access | O_NONBLOCK | O_CLOEXEC);
  if (again < 0) return false;
  close(again);
  return true;
}

void pass_by(How how, char** arguments) {
  char own[64];
  name_pipes(own, sizeof own, 0, 1);
  const char* relayed = getenv(kVariable);
  if (how == kProgram && relayed != nullptr && strncmp(relayed, kCommand, strlen(kCommand)) == 0)
    relayed += strlen(kCommand);
  const bool behind = relayed != nullptr && strcmp(relayed, own) == 0;
  const bool through_pipes = can_be_handed_over(0, O_RDONLY) && can_be_handed_over(1, O_WRONLY);
  if (!behind && (how == kServer || (through_pipes && !is_input_of_parent()))) return;
  char** argv = command_of(arguments);
  execvp(argv[0], argv);
  not_started(argv[0], errno);
}

void relay_until_spoken(Undecided* undecided, char** arguments, Server* server) {
  if (fcntl(2, F_GETFD) < 0) open("/dev/null", O_RDWR | O_CLOEXEC);  // the lowest free number, which the command has not
  const bool joined = same_file(1, 2);
  start(undecided, command_of(arguments), server, joined);
  Pump &in = undecided->in, &out = undecided->out;
  Speech speech = kUnknown;
  int pause = 0;  // 0: nothing of a message waits
  int still_ms = 0;
  bool alone = false;  // the command has ended, and what it left goes on
  for (;;) {
    if (in.from < 0 && speech == kUnknown) speech = kOther;
    if (speech == kMcp && alone) _exit(0);
    if (speech == kMcp && !server->running) end_as_server(*server);  // nobody is left who could be inspected
    if (speech == kMcp && out.filled == 0) return;
    if (alone && out.from < 0 && in.to < 0) _exit(0);
    if (out.from < 0 && joined) release(2);
    const bool hears = speech == kUnknown && in.filled == 0, reads = speech == kOther && in.filled == 0;
    pollfd entries[5] = {
        {(hears && pause == 0) || reads ? in.from : -1, POLLIN, 0},
        {speech == kMcp ? -1 : in.to, static_cast<short>(in.filled > 0 ? POLLOUT : 0), 0},
        {out.filled == 0 && speech != kMcp ? out.from : -1, POLLIN, 0},
        {out.to, static_cast<short>(out.filled > 0 ? POLLOUT : 0), 0},
        {alone ? -1 : server->signals, POLLIN, 0},
    };
    if (poll(entries, 5, hears && pause > 0 ? pause : -1) < 0) continue;
    if (hears && (entries[0].revents != 0 || pause > 0)) {
      speech = listen_once(&in, pause, &still_ms);
      pause = speech != kUnknown || in.filled > 0 ? 0 : pause == 0 ? kFirstPauseMs : pause * 2;
      if (pause > kLongestPauseMs) pause = kLongestPauseMs;
      if (speech == kOther) release(2);
      entries[0].revents = 0;
    }
    if (speech != kMcp) pump_once(&in, entries[0].revents, entries[1].revents);
    pump_once(&out, entries[2].revents, entries[3].revents);
    bool ended = false, impatient = false;
    if (entries[4].revents != 0) take_server_signals(server, &ended, &impatient);
    if (alone || server->running || !is_drained(out)) continue;
    end_with(*undecided, *server);
    alone = true;
  }
}
