// Many entries in one system call. See map_batch.h.
#include "map_batch.h"

#include <errno.h>
#include <string.h>

#include <algorithm>

#include "errors.h"

namespace netmon {
namespace {

constexpr const char* kUpdateBatch = "bpf(BPF_MAP_UPDATE_BATCH)";
constexpr const char* kUpdateElem = "bpf(BPF_MAP_UPDATE_ELEM)";
constexpr const char* kDeleteBatch = "bpf(BPF_MAP_DELETE_BATCH)";
constexpr const char* kDeleteElem = "bpf(BPF_MAP_DELETE_ELEM)";
constexpr const char* kLookupBatch = "bpf(BPF_MAP_LOOKUP_BATCH)";
constexpr const char* kLookupElem = "bpf(BPF_MAP_LOOKUP_ELEM)";
constexpr const char* kNextKey = "bpf(BPF_MAP_GET_NEXT_KEY)";

// EINVAL: the command is unknown (before 5.6) or takes no flags; 524 and EOPNOTSUPP: not for this type.
// EINVAL may also mean a bad entry: trying it alone distinguishes the two.
bool may_lack_batch(int err) { return err == EINVAL || err == kErrNotSupp || err == EOPNOTSUPP; }

// One batch command. Sets *done to the entries the kernel handled before it stopped.
int run_batch(enum bpf_cmd command, int fd, const uint8_t* keys, const uint8_t* values, uint32_t count,
              uint64_t flags, uint32_t* done) {
  BpfAttr attr;
  attr.value.batch.keys = address_of(keys);
  attr.value.batch.values = address_of(values);
  attr.value.batch.count = count;
  attr.value.batch.map_fd = static_cast<uint32_t>(fd);
  attr.value.batch.elem_flags = flags;
  const int result = bpf(command, attr);
  // The kernel always stops short of `count` if an entry fails; if the count is unchanged, it failed
  // before the first entry (generic_map_update_batch, kernel/bpf/syscall.c).
  *done = result < 0 && attr.value.batch.count == count ? 0 : std::min(count, attr.value.batch.count);
  return result < 0 ? -result : 0;
}

int update_one(int fd, const uint8_t* key, const uint8_t* value, uint64_t flags) {
  BpfAttr attr;
  attr.value.map_fd = static_cast<uint32_t>(fd);
  attr.value.key = address_of(key);
  attr.value.value = address_of(value);
  attr.value.flags = flags;
  return -bpf(BPF_MAP_UPDATE_ELEM, attr);
}

int delete_one(int fd, const uint8_t* key) {
  BpfAttr attr;
  attr.value.map_fd = static_cast<uint32_t>(fd);
  attr.value.key = address_of(key);
  return -bpf(BPF_MAP_DELETE_ELEM, attr);
}

// 0, ENOENT at the end, or another errno. `previous` null: the first key.
int next_key(int fd, const uint8_t* previous, uint8_t* next) {
  BpfAttr attr;
  attr.value.map_fd = static_cast<uint32_t>(fd);
  attr.value.key = address_of(previous);
  attr.value.next_key = address_of(next);
  return -bpf(BPF_MAP_GET_NEXT_KEY, attr);
}

int lookup_one(int fd, const uint8_t* key, uint8_t* value) {
  BpfAttr attr;
  attr.value.map_fd = static_cast<uint32_t>(fd);
  attr.value.key = address_of(key);
  attr.value.value = address_of(value);
  return -bpf(BPF_MAP_LOOKUP_ELEM, attr);
}

MapDump dump_by_key(int fd, const MapShape& shape) {
  MapDump dump;
  std::vector<uint8_t> key(shape.key_size), previous(shape.key_size), value(shape.value_size);
  bool first = true;
  // The walk restarts if its key is deleted under it: only a limit guarantees an end.
  for (uint64_t steps = 0; steps <= uint64_t{shape.max_entries} * 2; ++steps) {
    dump.syscall = kNextKey;
    dump.err = next_key(fd, first ? nullptr : previous.data(), key.data());
    if (dump.err == ENOENT) {
      dump.err = 0;
      return dump;
    }
    if (dump.err != 0) return dump;
    dump.syscall = kLookupElem;
    const int err = lookup_one(fd, key.data(), value.data());
    if (err != 0 && err != ENOENT) {
      dump.err = err;
      return dump;
    }
    if (err == 0) {
      dump.keys.insert(dump.keys.end(), key.begin(), key.end());
      dump.values.insert(dump.values.end(), value.begin(), value.end());
      ++dump.count;
    }
    previous.swap(key);
    first = false;
  }
  dump.err = EAGAIN;
  return dump;
}

bool is_array(const MapShape& shape) {
  return shape.type == BPF_MAP_TYPE_ARRAY || shape.type == BPF_MAP_TYPE_PERCPU_ARRAY;
}

// Hash maps: whole buckets at a time, far fewer system calls. Arrays for each CPU: from Linux 5.13 on (commit f008d732ab18). `*usable` false: the kernel lacks the command.
MapDump dump_by_batch(int fd, const MapShape& shape, bool* usable) {
  constexpr uint32_t kChunk = 4096;
  MapDump dump;
  dump.syscall = kLookupBatch;
  uint32_t chunk = std::min(std::max(shape.max_entries, 1u), kChunk);
  if (is_array(shape)) ++chunk;  // then the kernel comes to the end in the same call
  // The cursor is a bucket number (u32) for hash maps, a key for others: has room for either.
  std::vector<uint8_t> cursor(std::max<size_t>(shape.key_size, sizeof(uint64_t)));
  bool first = true;
  for (;;) {
    const size_t keys_used = dump.count * shape.key_size;
    const size_t values_used = dump.count * shape.value_size;
    dump.keys.resize(keys_used + chunk * shape.key_size);
    dump.values.resize(values_used + chunk * shape.value_size);
    BpfAttr attr;
    attr.value.batch.in_batch = first ? 0 : address_of(cursor.data());
    attr.value.batch.out_batch = address_of(cursor.data());
    attr.value.batch.keys = address_of(dump.keys.data() + keys_used);
    attr.value.batch.values = address_of(dump.values.data() + values_used);
    attr.value.batch.count = chunk;
    attr.value.batch.map_fd = static_cast<uint32_t>(fd);
    const int err = -bpf(BPF_MAP_LOOKUP_BATCH, attr);
    if (err == ENOSPC && chunk < (1u << 24)) {  // one bucket holds more than a chunk
      chunk *= 2;
      dump.keys.resize(keys_used);
      dump.values.resize(values_used);
      continue;
    }
    *usable = !(first && may_lack_batch(err));
    const bool end = err == ENOENT;
    dump.err = end ? 0 : err;
    if (dump.err == 0) dump.count += std::min(chunk, attr.value.batch.count);
    if (dump.err == 0 && dump.count > uint64_t{shape.max_entries} * 2) dump.err = EAGAIN;
    dump.keys.resize(dump.count * shape.key_size);
    dump.values.resize(dump.count * shape.value_size);
    if (end || dump.err != 0) return dump;
    first = false;
  }
}

}  // namespace

BatchResult update_batch(int fd, const MapShape& shape, const uint8_t* keys, const uint8_t* values,
                         uint32_t count, uint64_t flags) {
  BatchResult result;
  result.syscall = kUpdateBatch;
  if (count == 0) return result;
  result.err = run_batch(BPF_MAP_UPDATE_BATCH, fd, keys, values, count, flags, &result.applied);
  if (result.err == 0 || result.applied != 0 || !may_lack_batch(result.err)) return result;
  result.batched = false;
  result.syscall = kUpdateElem;
  for (result.err = 0; result.applied < count; ++result.applied) {
    result.err = update_one(fd, keys + result.applied * shape.key_size,
                            values + result.applied * shape.value_size, flags);
    if (result.err != 0) break;
  }
  return result;
}

BatchResult delete_batch(int fd, const MapShape& shape, const uint8_t* keys, uint32_t count,
                         bool ignore_missing) {
  BatchResult result;
  result.syscall = kDeleteBatch;
  while (result.applied < count) {
    uint32_t done = 0;
    result.err = run_batch(BPF_MAP_DELETE_BATCH, fd, keys + result.applied * shape.key_size, nullptr,
                           count - result.applied, 0, &done);
    result.applied += done;
    if (result.err == 0) return result;
    if (result.err == ENOENT && ignore_missing) {
      ++result.applied;
      ++result.missing;
      result.err = 0;
      continue;
    }
    if (done != 0 || !may_lack_batch(result.err)) return result;
    break;
  }
  if (result.applied == count) return result;
  result.batched = false;
  result.syscall = kDeleteElem;
  for (result.err = 0; result.applied < count; ++result.applied) {
    result.err = delete_one(fd, keys + result.applied * shape.key_size);
    if (result.err == ENOENT && ignore_missing) {
      ++result.missing;
      result.err = 0;
    }
    if (result.err != 0) break;
  }
  return result;
}

MapDump dump_map(int fd, const MapShape& shape) {
  if (shape.type == BPF_MAP_TYPE_HASH || shape.type == BPF_MAP_TYPE_LRU_HASH || is_array(shape)) {
    bool usable = true;
    MapDump dump = dump_by_batch(fd, shape, &usable);
    if (usable) return dump;
  }
  return dump_by_key(fd, shape);
}

}  // namespace netmon
