// The server's process, started as the host would start it: environment, directory, session, process group and limits.
// It is killed together with the relay, as it would be if the host killed it.
#ifndef NETMON_SHIM_SERVER_H
#define NETMON_SHIM_SERVER_H

#include <sys/types.h>

struct Server {
  pid_t pid = 0;  // 0: not started
  bool running = false;
  int signals = -1;  // signalfd(2), open from the start
  int code = 0;      // exit status: at most one of the two is not 0
  int signal = 0;
};

// Returns 0, or the errno of execvp(3).
int start_server(Server* server, char** argv, const int ends[2]);
// Does nothing if it is gone.
void signal_server(const Server* server, int number);
// Passes signals on. `*impatient`: the host has sent one to end the server.
void take_server_signals(Server* server, bool* ended, bool* impatient);
// Exits with the server's exit code, or by its signal.
[[noreturn]] void end_as_server(const Server& server);

#endif
