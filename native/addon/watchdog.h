// A thread that notices that the event loop stands still, reports it, and ends the process if it should.
#ifndef NETMON_ADDON_WATCHDOG_H
#define NETMON_ADDON_WATCHDOG_H

#include <stdint.h>

namespace netmon {

// Called by the thread of the event loop. 0, or a positive errno. A second call does nothing.
int watchdog_start();

// The loop is alive. `ends`: a standstill from now on ends the process. Returns the milliseconds of a reported
// standstill that is over now, or 0.
uint32_t watchdog_beat(bool ends);

// The process is ending with this code: from now on, a standstill ends it without a report.
void watchdog_exiting(int code);

// Takes ownership of a descriptor of the session's cgroup: the session ends before the process does. -1: none.
void watchdog_session(int cgroup);

}  // namespace netmon

#endif
