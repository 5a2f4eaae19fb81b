// A server that netmon itself has started, as its own client (src/mcp/client/server-process.ts).
#ifndef NETMON_SHIM_KEEPER_H
#define NETMON_SHIM_KEEPER_H

// The word in front of the command.
extern const char kKeep[];

// Runs the command with this process's own streams, and ends as it does, when all that it has left has ended.
[[noreturn]] void keep(char** argv);

#endif
