// Closes that may wait, away from the JavaScript thread.
#ifndef NETMON_ADDON_CLOSER_H
#define NETMON_ADDON_CLOSER_H

namespace netmon {

// Takes ownership of `fd`. Each close has a thread, up to a limit; beyond it, closes wait for one another.
void close_on_thread(int fd);

// Whether so many closes wait that no more descriptors may be taken from strangers: whoever makes closes wait would
// otherwise leave this process without a free one.
bool too_many_closes();

}  // namespace netmon

#endif
