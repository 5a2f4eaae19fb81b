// A program that may be a server: it runs behind the relay's pipes, and its client's first message decides.
#ifndef NETMON_SHIM_UNDECIDED_H
#define NETMON_SHIM_UNDECIDED_H

#include "server.h"
#include "shim.h"

// Who started the relay: a host; or a launcher, for a program that is a server by its name, or for any other.
enum How { kByHost, kServer, kProgram };

How how_launched(const char* word);

struct Undecided {
  Pump in, out;
};

// Becomes the command itself, for good, where no relay may stand: behind another relay, whose pipes these are; and for a
// program, where its streams are not pipes, or its input is its parent's, who would miss what the relay read ahead.
void pass_by(How how, char** arguments);

// Starts the command and copies between it and its client. Returns with both sides' pipes when the client has spoken
// MCP; nothing of that was read. Otherwise it ends as the command does.
void relay_until_spoken(Undecided* undecided, char** arguments, Server* server);

// Returns whether the controller takes it (native/addon/stranger_calls.cc): a connected Unix socket, or a pipe without
// a name that can be opened again. A pipe of another user cannot.
bool can_be_handed_over(int fd, int access);

#endif
