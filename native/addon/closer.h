// Closes that may wait, away from the JavaScript thread.
#ifndef NETMON_ADDON_CLOSER_H
#define NETMON_ADDON_CLOSER_H

namespace netmon {

// Takes ownership of `fd`. Each close has a thread, up to a limit; beyond it, closes wait for one another.
void close_on_thread(int fd);

}  // namespace netmon

#endif
