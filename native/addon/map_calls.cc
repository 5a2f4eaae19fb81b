// Single entries of a map, on the JavaScript thread: one system call each, well under a microsecond of
// kernel time. Buffers of the wrong size are rejected before the kernel sees them.
#include <errno.h>

#include <vector>

#include "arguments.h"
#include "bpf_syscall.h"
#include "calls.h"
#include "errors.h"

namespace netmon {
namespace {

constexpr const char* kInfo = "bpf(BPF_OBJ_GET_INFO_BY_FD)";

bool shape_and_key(const Napi::CallbackInfo& info, int* fd, MapShape* shape, Bytes* key) {
  if (!fd_argument(info, 0, fd) || !bytes_argument(info, 1, "key", key)) return false;
  const int result = map_shape(*fd, shape);
  if (result < 0) {
    fail(info.Env(), -result, kInfo);
    return false;
  }
  if (key->size != shape->key_size) {
    fail_type(info.Env(), "key has " + std::to_string(key->size) + " bytes, the map's keys have " +
                              std::to_string(shape->key_size));
    return false;
  }
  return true;
}

// mapLookup(fd, key): Buffer | undefined. Per-CPU maps: the values of all possible CPUs, 8-byte aligned.
Napi::Value map_lookup(const Napi::CallbackInfo& info) {
  int fd = -1;
  MapShape shape;
  Bytes key;
  if (!shape_and_key(info, &fd, &shape, &key)) return info.Env().Undefined();
  std::vector<uint8_t> value(shape.value_size);
  BpfAttr attr;
  attr.value.map_fd = static_cast<uint32_t>(fd);
  attr.value.key = address_of(key.data);
  attr.value.value = address_of(value.data());
  const int result = bpf(BPF_MAP_LOOKUP_ELEM, attr);
  if (result == -ENOENT) return info.Env().Undefined();
  if (result < 0) return fail(info.Env(), -result, "bpf(BPF_MAP_LOOKUP_ELEM)");
  return Napi::Buffer<uint8_t>::Copy(info.Env(), value.data(), value.size());
}

// mapUpdate(fd, key, value, flags): undefined.
Napi::Value map_update(const Napi::CallbackInfo& info) {
  int fd = -1;
  MapShape shape;
  Bytes key, value;
  uint32_t flags = 0;
  if (!bytes_argument(info, 2, "value", &value) || !u32_argument(info, 3, "flags", &flags) ||
      !shape_and_key(info, &fd, &shape, &key))
    return info.Env().Undefined();
  if (value.size != shape.value_size)
    return fail_type(info.Env(), "value has " + std::to_string(value.size) +
                                     " bytes, the map's values have " + std::to_string(shape.value_size));
  BpfAttr attr;
  attr.value.map_fd = static_cast<uint32_t>(fd);
  attr.value.key = address_of(key.data);
  attr.value.value = address_of(value.data);
  attr.value.flags = flags;
  const int result = bpf(BPF_MAP_UPDATE_ELEM, attr);
  if (result < 0) return fail(info.Env(), -result, "bpf(BPF_MAP_UPDATE_ELEM)");
  return info.Env().Undefined();
}

// mapDelete(fd, key): boolean, false if there was no such key.
Napi::Value map_delete(const Napi::CallbackInfo& info) {
  int fd = -1;
  MapShape shape;
  Bytes key;
  if (!shape_and_key(info, &fd, &shape, &key)) return info.Env().Undefined();
  BpfAttr attr;
  attr.value.map_fd = static_cast<uint32_t>(fd);
  attr.value.key = address_of(key.data);
  const int result = bpf(BPF_MAP_DELETE_ELEM, attr);
  if (result < 0 && result != -ENOENT) return fail(info.Env(), -result, "bpf(BPF_MAP_DELETE_ELEM)");
  return Napi::Boolean::New(info.Env(), result == 0);
}

}  // namespace

void export_map_calls(Napi::Env env, Napi::Object exports) {
  exports.Set("mapLookup", Napi::Function::New<map_lookup>(env, "mapLookup"));
  exports.Set("mapUpdate", Napi::Function::New<map_update>(env, "mapUpdate"));
  exports.Set("mapDelete", Napi::Function::New<map_delete>(env, "mapDelete"));
}

}  // namespace netmon
