#ifndef NETMON_SHIM_PEER_H
#define NETMON_SHIM_PEER_H

#include "shim.h"

// Everything that a process and the user's controller must have in common, as text. `process`: a number, or "self".
bool facts_of(const char* process, Bytes* facts);
// Why this process is not the user's controller for this one; nullptr: it is.
const char* objection_to_controller(int fd);
// The same for a run's socket. A run has other rights and is in another cgroup than its agent, but never in a session.
const char* objection_to_run(int fd);

#endif
