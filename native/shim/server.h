// The server's process, started as the host would start it: environment, directory, session, process group and limits.
// It is killed with the relay, as it would be if the host killed it.
#ifndef NETMON_SHIM_SERVER_H
#define NETMON_SHIM_SERVER_H

#include <sys/types.h>

struct Server {
  pid_t pid = 0;  // 0: not started
  bool running = false;
  int signals = -1;  // signalfd(2), from the start on
  int code = 0;      // how it ended: one of the two is not 0, or both are
  int signal = 0;
};

// 0, or the errno of execvp(3).
int start_server(Server* server, char** argv, const int ends[2]);
// Does nothing when it is gone.
void signal_server(const Server* server, int number);
// Hands signals on. `*impatient`: the host has sent one that is to end the server.
void take_server_signals(Server* server, bool* ended, bool* impatient);
// With its exit code, or of its signal.
[[noreturn]] void end_as_server(const Server& server);

#endif
