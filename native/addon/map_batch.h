// Many entries in one system call, one by one where the kernel has no batch for the map type.
//
// Direction of failure: stops at the first entry the kernel refuses and says how many were applied, in the
// order given, so that the caller can undo exactly these. Never retries, never skips an entry silently.
// Plain C++ without Node-API: runs on the JavaScript thread or on a worker.
#ifndef NETMON_ADDON_MAP_BATCH_H
#define NETMON_ADDON_MAP_BATCH_H

#include <cstdint>
#include <vector>

#include "bpf_syscall.h"

namespace netmon {

struct BatchResult {
  uint32_t applied = 0;      // entries handled, from the first; deletes count absent ones they may ignore
  uint32_t missing = 0;      // of these, absent keys (deletes with ignore_missing)
  int err = 0;               // positive errno that stopped it; 0 = all applied
  const char* syscall = "";  // the call that failed or was used last
  bool batched = true;       // false: one system call per entry
};

// `flags`: BPF_ANY, BPF_NOEXIST or BPF_EXIST; the batch commands take none of the latter two, so these
// are applied one by one. Batches need Linux 5.6 (commit aa2e93b8e58e), of LPM tries 5.13 (f56387c534f4).
BatchResult update_batch(int fd, const MapShape& shape, const uint8_t* keys, const uint8_t* values,
                         uint32_t count, uint64_t flags);

BatchResult delete_batch(int fd, const MapShape& shape, const uint8_t* keys, uint32_t count,
                         bool ignore_missing);

struct MapDump {
  std::vector<uint8_t> keys;    // count times key_size
  std::vector<uint8_t> values;  // count times value_size
  uint32_t count = 0;
  int err = 0;  // positive errno; the entries read before it are not to be used
  const char* syscall = "";
};

// Every entry. Exact only while nobody else writes to the map; entries that vanish meanwhile are left out.
MapDump dump_map(int fd, const MapShape& shape);

}  // namespace netmon

#endif
