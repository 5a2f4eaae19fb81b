// netmon closes the server's input to end it, or dies, which closes it too. What does not end then gets SIGTERM and at last
// SIGKILL, and so does all that a wrapper has left, which stays below this process.
#include "keeper.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "server.h"
#include "shim.h"

namespace {

// From the end of the input. Both are before those of the SDK that closes it, which would kill this process alone.
const int64_t kTermMs = 1500, kKillMs = 3000;
const int kCheckMs = 50;

}  // namespace

const char kKeep[] = "--keep";

void keep(char** argv) {
  ignore_broken_pipes();
  keep_descendants();
  Server server;
  const int ends[2] = {0, 1};
  const int error = start_server(&server, argv, ends, false, nullptr);
  if (error != 0) {
    dprintf(2, "%s: %s\n", argv[0], strerror(error));
    _exit(error == ENOENT ? 127 : 126);
  }
  release(1);
  int64_t since = -1;
  bool terminated = false, impatient = false;
  while (server.running) {
    pollfd entries[2] = {{server.signals, POLLIN, 0}, {since < 0 ? 0 : -1, POLLRDHUP, 0}};
    if (poll(entries, 2, since < 0 ? -1 : kCheckMs) < 0 && errno != EINTR) fail(1, "poll", strerror(errno));
    bool ended = false;
    take_server_signals(&server, &ended, &impatient);
    if (since < 0 && (impatient || (entries[1].revents & (POLLRDHUP | POLLHUP | POLLERR)) != 0)) since = now_ms();
    if (since < 0) continue;
    if (now_ms() - since >= kKillMs) {
      signal_descendants(SIGKILL);
    } else if (now_ms() - since >= kTermMs && !terminated) {
      terminated = true;
      signal_server(&server, SIGTERM);
    }
  }
  end_descendants();
  end_as_server(server);
}
