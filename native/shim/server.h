// The server's process, started as the host would start it: environment, directory, session, process group and limits.
// It is killed together with the relay, as it would be if the host killed it.
#ifndef NETMON_SHIM_SERVER_H
#define NETMON_SHIM_SERVER_H

#include <stdint.h>
#include <sys/types.h>

struct Server {
  pid_t pid = 0;  // 0: not started
  bool running = false;
  int signals = -1;  // signalfd(2), open from the start
  int code = 0;      // exit status: at most one of the two is not 0
  int signal = 0;
};

int64_t now_ms();
// Has EPIPE in place of SIGPIPE here; the server has what the host set.
void ignore_broken_pipes();
// `ends`: its input and output; `joined`: its standard error is its output too. `checked`: the identity that its program
// must have, before and after the start, else it is killed; nullptr: any. Returns 0, or the errno of the start, ESTALE if
// it is another program.
int start_server(Server* server, char** argv, const int ends[2], bool joined, const char* checked);
// Does nothing if it is gone.
void signal_server(const Server* server, int number);
// Passes signals on. `*impatient`: the host has sent one to end the server.
void take_server_signals(Server* server, bool* ended, bool* impatient);
// From now on, what a wrapper leaves when it ends stays below this process. Not before the controller runs, which outlives it.
void keep_descendants();
// Sends a signal to everything below this process, also what wrappers have left; 0 sends none. Returns whether there is any.
bool signal_descendants(int number);
// Ends what the server has left: SIGTERM, and SIGKILL a second later.
void end_descendants();
// Exits with the server's exit code, or by its signal.
[[noreturn]] void end_as_server(const Server& server);

#endif
