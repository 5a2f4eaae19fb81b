// Pinned objects, information about maps, programs and links, and creating a map or running a program, for tests
// and benchmarks.
#include <errno.h>
#include <string.h>

#include <string>

#include "arguments.h"
#include "bpf_syscall.h"
#include "calls.h"
#include "errors.h"

namespace netmon {
namespace {

constexpr const char* kInfo = "bpf(BPF_OBJ_GET_INFO_BY_FD)";

std::string object_name(const char* name) { return std::string(name, strnlen(name, BPF_OBJ_NAME_LEN)); }

// objGet(path): number. The new descriptor is close-on-exec; the caller owns it.
Napi::Value obj_get(const Napi::CallbackInfo& info) {
  std::string path;
  if (!path_argument(info, 0, &path)) return info.Env().Undefined();
  BpfAttr attr;
  attr.value.pathname = address_of(path.c_str());
  const int fd = bpf(BPF_OBJ_GET, attr);
  if (fd < 0) return fail(info.Env(), -fd, "bpf(BPF_OBJ_GET)", errno_text(-fd) + ": " + path);
  return Napi::Number::New(info.Env(), fd);
}

// objPin(fd, path): undefined. The path must be on a bpffs and must not exist.
Napi::Value obj_pin(const Napi::CallbackInfo& info) {
  int fd = -1;
  std::string path;
  if (!fd_argument(info, 0, &fd) || !path_argument(info, 1, &path)) return info.Env().Undefined();
  BpfAttr attr;
  attr.value.pathname = address_of(path.c_str());
  attr.value.bpf_fd = static_cast<uint32_t>(fd);
  const int result = bpf(BPF_OBJ_PIN, attr);
  if (result < 0) return fail(info.Env(), -result, "bpf(BPF_OBJ_PIN)", errno_text(-result) + ": " + path);
  return info.Env().Undefined();
}

// mapInfo(fd): MapInfo
Napi::Value get_map_info(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  int fd = -1;
  if (!fd_argument(info, 0, &fd)) return env.Undefined();
  bpf_map_info map;
  const int result = map_info(fd, &map);
  if (result < 0) return fail(env, -result, kInfo);
  Napi::Object object = Napi::Object::New(env);
  object.Set("type", Napi::Number::New(env, map.type));
  object.Set("id", Napi::Number::New(env, map.id));
  object.Set("name", Napi::String::New(env, object_name(map.name)));
  object.Set("keySize", Napi::Number::New(env, map.key_size));
  object.Set("valueSize", Napi::Number::New(env, map.value_size));
  object.Set("maxEntries", Napi::Number::New(env, map.max_entries));
  object.Set("flags", Napi::Number::New(env, map.map_flags));
  return object;
}

// linkInfo(fd): LinkInfo. cgroupId 0: the cgroup is gone and the link is dead.
Napi::Value get_link_info(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  int fd = -1;
  if (!fd_argument(info, 0, &fd)) return env.Undefined();
  bpf_link_info link;
  const int result = link_info(fd, &link);
  if (result < 0) return fail(env, -result, kInfo);
  const bool cgroup = link.type == BPF_LINK_TYPE_CGROUP;
  Napi::Object object = Napi::Object::New(env);
  object.Set("type", Napi::Number::New(env, link.type));
  object.Set("id", Napi::Number::New(env, link.id));
  object.Set("progId", Napi::Number::New(env, link.prog_id));
  object.Set("cgroupId", Napi::BigInt::New(env, uint64_t{cgroup ? link.cgroup.cgroup_id : 0}));
  object.Set("attachType", Napi::Number::New(env, cgroup ? static_cast<double>(link.cgroup.attach_type) : -1));
  return object;
}

// linksAreAt(fds, cgroupId): boolean[]. `fds`: those of links, as linkInfo has told. A link that cannot be read is nowhere.
Napi::Value links_are_at(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  if (!info[0].IsArray() || !info[1].IsBigInt()) return fail_type(env, "fds must be an array, cgroupId a bigint");
  const auto fds = info[0].As<Napi::Array>();
  bool lossless = false;
  const uint64_t cgroup_id = info[1].As<Napi::BigInt>().Uint64Value(&lossless);
  Napi::Array found = Napi::Array::New(env, fds.Length());
  for (uint32_t i = 0; i < fds.Length(); ++i) {
    const Napi::Value fd = fds.Get(i);
    bpf_link_info link;
    const bool read = fd.IsNumber() && known_link_info(fd.As<Napi::Number>().Int32Value(), &link) >= 0;
    found.Set(i, Napi::Boolean::New(env, read && lossless && link.type == BPF_LINK_TYPE_CGROUP &&
                                             link.cgroup.cgroup_id == cgroup_id));
  }
  return found;
}

// progInfo(fd): ProgInfo. Run time and count are 0 while kernel.bpf_stats_enabled is 0.
Napi::Value get_prog_info(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  int fd = -1;
  if (!fd_argument(info, 0, &fd)) return env.Undefined();
  bpf_prog_info program;
  const int result = program_info(fd, &program);
  if (result < 0) return fail(env, -result, kInfo);
  Napi::Object object = Napi::Object::New(env);
  object.Set("type", Napi::Number::New(env, program.type));
  object.Set("id", Napi::Number::New(env, program.id));
  object.Set("name", Napi::String::New(env, object_name(program.name)));
  object.Set("runTimeNs", Napi::BigInt::New(env, uint64_t{program.run_time_ns}));
  object.Set("runCount", Napi::BigInt::New(env, uint64_t{program.run_cnt}));
  return object;
}

// progGetById(id): number. Needs CAP_SYS_ADMIN.
Napi::Value prog_get_by_id(const Napi::CallbackInfo& info) {
  uint32_t id = 0;
  if (!u32_argument(info, 0, "id", &id)) return info.Env().Undefined();
  BpfAttr attr;
  attr.value.prog_id = id;
  const int fd = bpf(BPF_PROG_GET_FD_BY_ID, attr);
  if (fd < 0) return fail(info.Env(), -fd, "bpf(BPF_PROG_GET_FD_BY_ID)");
  return Napi::Number::New(info.Env(), fd);
}

// mapCreate(type, keySize, valueSize, maxEntries, flags): number
Napi::Value map_create(const Napi::CallbackInfo& info) {
  uint32_t type = 0, key_size = 0, value_size = 0, max_entries = 0, flags = 0;
  if (!u32_argument(info, 0, "type", &type) || !u32_argument(info, 1, "keySize", &key_size) ||
      !u32_argument(info, 2, "valueSize", &value_size) || !u32_argument(info, 3, "maxEntries", &max_entries) ||
      !u32_argument(info, 4, "flags", &flags))
    return info.Env().Undefined();
  BpfAttr attr;
  attr.value.map_type = type;
  attr.value.key_size = key_size;
  attr.value.value_size = value_size;
  attr.value.max_entries = max_entries;
  attr.value.map_flags = flags;
  const int fd = bpf(BPF_MAP_CREATE, attr);
  if (fd < 0) return fail(info.Env(), -fd, "bpf(BPF_MAP_CREATE)");
  return Napi::Number::New(info.Env(), fd);
}

// progTestRun(fd, data, repeat): { retval, durationNs }. `data` is the packet the program sees.
Napi::Value prog_test_run(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  int fd = -1;
  Bytes data;
  uint32_t repeat = 0;
  if (!fd_argument(info, 0, &fd) || !bytes_argument(info, 1, "data", &data) ||
      !u32_argument(info, 2, "repeat", &repeat))
    return env.Undefined();
  BpfAttr attr;
  attr.value.test.prog_fd = static_cast<uint32_t>(fd);
  attr.value.test.data_in = address_of(data.data);
  attr.value.test.data_size_in = static_cast<uint32_t>(data.size);
  attr.value.test.repeat = repeat;
  const int result = bpf(BPF_PROG_TEST_RUN, attr);
  if (result < 0) return fail(env, -result, "bpf(BPF_PROG_TEST_RUN)");
  Napi::Object object = Napi::Object::New(env);
  object.Set("retval", Napi::Number::New(env, attr.value.test.retval));
  object.Set("durationNs", Napi::Number::New(env, attr.value.test.duration));
  return object;
}

}  // namespace

void export_object_calls(Napi::Env env, Napi::Object exports) {
  exports.Set("objGet", Napi::Function::New<obj_get>(env, "objGet"));
  exports.Set("objPin", Napi::Function::New<obj_pin>(env, "objPin"));
  exports.Set("mapInfo", Napi::Function::New<get_map_info>(env, "mapInfo"));
  exports.Set("linkInfo", Napi::Function::New<get_link_info>(env, "linkInfo"));
  exports.Set("linksAreAt", Napi::Function::New<links_are_at>(env, "linksAreAt"));
  exports.Set("progInfo", Napi::Function::New<get_prog_info>(env, "progInfo"));
  exports.Set("progGetById", Napi::Function::New<prog_get_by_id>(env, "progGetById"));
  exports.Set("mapCreate", Napi::Function::New<map_create>(env, "mapCreate"));
  exports.Set("progTestRun", Napi::Function::New<prog_test_run>(env, "progTestRun"));
}

}  // namespace netmon
