// netmon-shim [HOW] SOCKET ARGUMENT...   uses the controller of a run
// netmon-shim [HOW] N WORD... ARGUMENT...  N words that start netmon; uses the user's controller, or that of NETMON_SHIMS
//
// netmon-shim --keep COMMAND...           no relay: a server that netmon itself has started (keeper.h)
// netmon-shim --run NETMON N WORD... ARGUMENT...  no relay: netmon run, by the user's controller (run.h)
//
// ARGUMENT... are netmon's own (`shim --server-id x -- command`); the controller parses them. HOW is how a launcher of
// netmon started this: --launched-server, or --launched-program, of which only its client's words tell whether it is one.
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "files.h"
#include "keeper.h"
#include "peer.h"
#include "program.h"
#include "run.h"
#include "server.h"
#include "shim.h"
#include "undecided.h"

namespace {

const int kTargetGone = 5;
const int kUnexpected = 1;
const int kAttempts = 2500;  // 2 ms apart, while another relay is about to listen
const int kStarts = 3;
// Time from the end of the host or controller to SIGTERM and SIGKILL: MCP 2025-11-25, "Lifecycle", stdio shutdown.
const int64_t kTermMs = 5000, kKillMs = 10000;
// If the controller ends, no host is waiting for anything.
const int64_t kLostTermMs = 1000, kLostKillMs = 3000;
const int kCheckMs = 500;
// How the name of a directory of launchers begins (src/app/exec/shim-directory.ts).
const char kLaunchers[] = "netmon-shims-";

struct Relay {
  int control = -1;
  // client's output and input, server's input and output, and where the controller asks for files, if there are any
  int handed[5] = {-1, -1, -1, -1, -1};
  char** arguments = nullptr;  // netmon's own
  Files files;
  int server_ends[2] = {-1, -1};
  Pump in, out;
  Server server;
  pid_t parent = getppid();
  bool accepted = false;
  bool taken = false;  // only the controller has the descriptors
  bool input_ended = false, client_gone = false, controller_gone = false;
  bool finishing = false;
  int exit_code = -1;  // -1: the server's
  int64_t gone_since = -1;
  bool terminated = false;
  bool impatient = false;  // the host has sent a signal to end the server
};

void make_pipe(int ends[2]) {
  if (pipe2(ends, O_CLOEXEC) != 0) fail(kUnexpected, "a pipe cannot be made", strerror(errno));
}

void prepare(Relay* relay) {
  int ends[2];
  for (int fd = 0; fd <= 2; fd++)
    if (fcntl(fd, F_GETFD) < 0) open("/dev/null", O_RDWR);  // the lowest free number
  relay->handed[0] = 0;
  if (!can_be_handed_over(0, O_RDONLY)) {
    make_pipe(ends);
    relay->handed[0] = ends[0];
    relay->in.from = 0;
    relay->in.to = ends[1];
    fcntl(ends[1], F_SETFL, O_NONBLOCK);
  }
  relay->handed[1] = 1;
  if (!can_be_handed_over(1, O_WRONLY)) {
    make_pipe(ends);
    relay->handed[1] = ends[1];
    relay->out.from = ends[0];
    relay->out.to = 1;
    relay->out.terminal = isatty(1) == 1;
  }
  make_pipe(ends);
  relay->server_ends[0] = ends[0];
  relay->handed[2] = ends[1];
  make_pipe(ends);
  relay->handed[3] = ends[0];
  relay->server_ends[1] = ends[1];
}

// Leaves only the controller's copies: when it closes one, the other end notices.
void give_away(Relay* relay) {
  if (relay->taken) return;
  relay->taken = true;
  for (const int fd : relay->handed) {
    if (fd > 2) close(fd);
    else if (fd >= 0) release(fd);
  }
}

// netmon-tools, which is beside this program.
char* own_tools() {
  static char path[PATH_MAX];
  const ssize_t size = readlink("/proc/self/exe", path, sizeof path - 1);
  path[size < 0 ? 0 : size] = '\0';
  char* slash = strrchr(path, '/');
  if (slash == nullptr) return path;
  snprintf(slash, sizeof path - static_cast<size_t>(slash - path), "/netmon-tools");
  return path;
}

// nullptr: there is none.
char** own_command(Relay* relay) {
  char** argv = relay->arguments;
  while (*argv != nullptr && strcmp(*argv, "--") != 0) argv++;
  return *argv == nullptr ? nullptr : argv + 1;
}

// The server is what this process's own arguments name after the first `--`, whatever the controller says. Only
// `netmon tools serve` has no such words: it starts netmon's own program with the settings that were made from its
// configuration.
void start(Relay* relay, const Bytes& settings) {
  if (relay->server.pid != 0) return give_away(relay);  // it was started before anybody knew that it is one
  keep_descendants();
  char option[] = "--settings";
  char* tools[] = {nullptr, option, settings.data, nullptr};
  char** argv = own_command(relay);
  const char* checked = argv != nullptr && settings.size > 0 ? settings.data : nullptr;
  if (argv == nullptr && settings.size > 0) {
    tools[0] = own_tools();
    argv = tools;
  }
  const int error = argv == nullptr || *argv == nullptr
                        ? ENOENT
                        : start_server(&relay->server, argv, relay->server_ends, false, checked);
  for (const int fd : relay->server_ends) close(fd);
  give_away(relay);
  unsigned char number[4] = {};
  for (int i = 0; i < 4; i++) number[i] = static_cast<unsigned char>(error >> (8 * i));
  send_frame(relay->control, error == 0 ? kStarted : kFailed, number, sizeof number);
}

void hear(Relay* relay, char type, const Bytes& payload) {
  relay->accepted = true;
  switch (type) {
    case kMessage: write_all(2, payload.data, payload.size); break;
    case kOutput: write_all(1, payload.data, payload.size); break;
    case kRead: ask_reader(payload, own_command(relay)); break;
    case kStart: start(relay, payload); break;
    case kSignal: signal_server(&relay->server, static_cast<int>(number_in(payload, 0))); break;
    case kInputEnded: relay->input_ended = true; break;
    case kClientGone: relay->client_gone = true; break;
    case kExit: relay->exit_code = static_cast<int>(number_in(payload, 0)); relay->finishing = true; break;
    case kDone: relay->finishing = true; break;
    default: break;
  }
  if (relay->finishing) give_away(relay);
}

void lose_controller(Relay* relay) {
  relay->controller_gone = true;
  close(relay->control);
  relay->control = -1;
  give_away(relay);
  if (relay->finishing) return;
  dprintf(2, "netmon: error: netmon's controller has ended, and with it the messages of this server\n");
  relay->exit_code = kUnexpected;
  if (!relay->server.running) relay->finishing = true;
}

// Ends a server whose host is gone: a living host does it itself.
void check_host(Relay* relay) {
  const bool gone = relay->controller_gone ||
                    (relay->input_ended && (relay->client_gone || getppid() != relay->parent));
  // a wrapper that ends by the host's signal may leave the server itself
  if (!relay->server.running && relay->server.pid != 0 && relay->impatient) end_descendants();
  if (!gone || !relay->server.running) return;
  const int64_t now = now_ms();
  if (relay->gone_since < 0) relay->gone_since = now;
  const int64_t since = now - relay->gone_since;
  if (since >= (relay->controller_gone ? kLostKillMs : kKillMs)) {
    signal_descendants(SIGKILL);
  } else if (since >= (relay->controller_gone ? kLostTermMs : kTermMs) && !relay->terminated) {
    relay->terminated = true;
    signal_server(&relay->server, SIGTERM);
  }
}

void take_signals(Relay* relay) {
  bool ended = false, impatient = false;
  take_server_signals(&relay->server, &ended, &impatient);
  relay->impatient |= impatient;
  if (impatient && relay->control >= 0) send_frame(relay->control, kImpatient, nullptr, 0);
  if (!ended) return;
  if (relay->control < 0) {
    relay->finishing = true;
    return;
  }
  unsigned char numbers[8] = {};
  numbers[0] = static_cast<unsigned char>(relay->server.code);
  numbers[4] = static_cast<unsigned char>(relay->server.signal);
  send_frame(relay->control, kEnded, numbers, sizeof numbers);
}

// True: the controller ended before it sent anything.
bool serve(Relay* relay) {
  Bytes payload;
  for (;;) {
    check_host(relay);
    if (relay->finishing && (relay->out.from < 0 || relay->controller_gone)) return false;
    Pump* pumps[2] = {&relay->in, &relay->out};
    pollfd entries[9];
    entries[0] = {relay->control, POLLIN, 0};
    entries[1] = {relay->server.pid == 0 ? -1 : relay->server.signals, POLLIN, 0};
    for (int i = 0; i < 2; i++) {
      const Pump& pump = *pumps[i];
      const bool on = relay->accepted;
      entries[2 + 2 * i] = {on && pump.filled == 0 ? pump.from : -1, POLLIN, 0};
      entries[3 + 2 * i] = {on ? pump.to : -1, static_cast<short>(pump.filled > 0 ? POLLOUT : 0), 0};
    }
    Files* files = &relay->files;
    entries[6] = {files->socket, POLLIN, 0};
    entries[7] = {relay->accepted && relay->control >= 0 ? files->changes : -1, POLLIN, 0};
    entries[8] = {reader(), POLLIN, 0};
    const bool watching = relay->server.running && (relay->input_ended || relay->controller_gone);
    if (poll(entries, 9, watching ? kCheckMs : -1) < 0) {
      if (errno == EINTR) continue;
      fail(kUnexpected, "poll", strerror(errno));
    }
    if (entries[1].revents != 0) take_signals(relay);
    for (int i = 0; i < 2; i++) pump_once(pumps[i], entries[2 + 2 * i].revents, entries[3 + 2 * i].revents);
    if (entries[6].revents != 0 && !hand_files(files)) {
      close(files->socket);
      files->socket = -1;
    }
    if (entries[7].revents != 0 && files_changed(files)) send_frame(relay->control, kChanged, nullptr, 0);
    if (entries[8].revents != 0) send_read(relay->control);
    if (entries[0].revents == 0) continue;
    char type;
    if (receive_frame(relay->control, &type, &payload)) hear(relay, type, payload);
    else if (!relay->accepted) return true;
    else lose_controller(relay);
  }
}

// A server whose client's configuration has this shim is started as it would be without launchers: one of these would
// be a second shim in front of it, and the program that is checked.
void forget_launchers() {
  const char* given = getenv("PATH");
  if (given == nullptr || strstr(given, kLaunchers) == nullptr) return;
  char* kept = static_cast<char*>(malloc(strlen(given) + 1));
  if (kept == nullptr) fail(kUnexpected, "no memory", strerror(errno));
  char* end = kept;
  for (const char* at = given;; at++) {
    const size_t size = strcspn(at, ":");
    const char* name = at + size;
    while (name > at && name[-1] != '/') name--;
    if (strncmp(name, kLaunchers, strlen(kLaunchers)) != 0) {
      memcpy(end, at, size);
      end += size;
      *end++ = ':';
    }
    at += size;
    if (*at == '\0') break;
  }
  if (end != kept) end--;
  *end = '\0';
  setenv("PATH", kept, 1);
  free(kept);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 2 && strcmp(argv[1], kKeep) == 0) keep(argv + 2);
  if (argc > 3 && strcmp(argv[1], kRunOption) == 0) run(argv[2], argv + 3);
  const How how = how_launched(argc > 1 ? argv[1] : "");
  if (how != kByHost) {
    argc--;
    argv++;
  }
  const int count = argc > 1 && argv[1][0] != '/' ? atoi(argv[1]) : 0;
  if (argc == 2 && strcmp(argv[1], "--version") == 0) return 0;  // reports that it can be started here
  if (argc < 3 || count < 0 || argc < 2 + count) fail(2, "usage", "netmon-shim SOCKET|N [WORD...] ARGUMENT...");
  char** arguments = argv + 2 + count;
  const char* socket_path = getenv("NETMON_SHIMS");
  if (count == 0) socket_path = argv[1];
  if (socket_path != nullptr && socket_path[0] == '\0') socket_path = nullptr;
  Relay relay;
  relay.arguments = arguments;
  if (how == kByHost) forget_launchers();
  else pass_by(how, arguments);
  ignore_broken_pipes();
  if (how == kProgram) {
    Undecided undecided;
    relay_until_spoken(&undecided, arguments, &relay.server);
    relay.handed[0] = 0;
    relay.handed[1] = 1;
    relay.handed[2] = undecided.in.to;
    relay.handed[3] = undecided.out.from;
  } else {
    prepare(&relay);
  }
  // a run has its own configuration
  if (socket_path == nullptr) find_files(&relay.files, arguments);
  relay.handed[4] = relay.files.handed;
  int starts = 0;
  for (int attempt = 0; attempt < kAttempts && starts < kStarts; attempt++) {
    relay.control = socket_path == nullptr ? user_controller(argv + 2, count, false) : connect_to(socket_path);
    if (relay.control < 0) {
      if (socket_path == nullptr) continue;
      fail(kTargetGone, "netmon run cannot be reached", socket_path);
    }
    if (const char* objection = socket_path == nullptr ? nullptr : objection_to_run(relay.control))
      fail(kTargetGone, objection, socket_path);
    starts++;
    const int descriptors = relay.files.handed < 0 ? 4 : 5;
    const bool refused = !send_hello(relay.control, kHello, nullptr, arguments, relay.handed, descriptors) ||
                         (how == kProgram && !send_frame(relay.control, kStarted, nullptr, 0)) || serve(&relay);
    if (!refused) {
      if (relay.server.pid != 0) end_descendants();
      if (relay.exit_code >= 0) _exit(relay.exit_code);
      end_as_server(relay.server);
    }
    close(relay.control);
  }
  if (socket_path != nullptr) fail(kTargetGone, "netmon run cannot be reached: it does not answer", socket_path);
  say_controller_log();
  fail(kUnexpected, "the controller of netmon's shims does not start: the server is not started", "");
}
