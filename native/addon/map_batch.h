// Many entries in one system call, or one by one if the kernel has no batch for the map type.
//
// Direction of failure: stops at the first entry that the kernel refuses and returns how many were applied, in
// the given order, so that the caller can undo exactly these. Never retries, never skips an entry silently.
// Plain C++ without Node-API: runs on the JavaScript thread or on a worker.
#ifndef NETMON_ADDON_MAP_BATCH_H
#define NETMON_ADDON_MAP_BATCH_H

#include <cstdint>
#include <vector>

#include "bpf_syscall.h"

namespace netmon {

struct BatchResult {
  uint32_t applied = 0;      // entries handled, from the first; deletes include ignored absent ones
  uint32_t missing = 0;      // absent keys among these (deletes with ignore_missing)
  int err = 0;               // positive errno that stopped it; 0 = all applied
  const char* syscall = "";  // the call that failed or was used last
  bool batched = true;       // false: one system call per entry
};

// `flags`: BPF_ANY, BPF_NOEXIST or BPF_EXIST; batch commands support only BPF_ANY, so the others are
// applied one by one. Batches need Linux 5.6 (commit aa2e93b8e58e), for LPM tries 5.13 (f56387c534f4).
BatchResult update_batch(int fd, const MapShape& shape, const uint8_t* keys, const uint8_t* values,
                         uint32_t count, uint64_t flags);

BatchResult delete_batch(int fd, const MapShape& shape, const uint8_t* keys, uint32_t count,
                         bool ignore_missing);

struct MapDump {
  std::vector<uint8_t> keys;    // count times key_size
  std::vector<uint8_t> values;  // count times value_size
  uint32_t count = 0;
  int err = 0;  // positive errno; entries read before it must not be used
  const char* syscall = "";
};

// Every entry, those of an array by their indexes. Exact only while nobody else writes to the map; entries that vanish meanwhile are omitted.
MapDump dump_map(int fd, const MapShape& shape);

}  // namespace netmon

#endif
