// bpf(2) without libbpf. See bpf_syscall.h.
#include "bpf_syscall.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace netmon {

BpfAttr::BpfAttr() { memset(&value, 0, sizeof value); }

int bpf(enum bpf_cmd command, BpfAttr& attr) {
  const long result = syscall(__NR_bpf, command, &attr.value, sizeof attr.value);
  return result < 0 ? -errno : static_cast<int>(result);
}

ObjectKind object_kind(int fd) {
  char target[64] = {};
  const std::string path = "/proc/self/fd/" + std::to_string(fd);
  if (readlink(path.c_str(), target, sizeof target - 1) < 0) return ObjectKind::other;
  // The names given to anon_inode_getfd in kernel/bpf/syscall.c; the link's has an underscore.
  if (strcmp(target, "anon_inode:bpf-map") == 0) return ObjectKind::map;
  if (strcmp(target, "anon_inode:bpf-prog") == 0) return ObjectKind::program;
  if (strcmp(target, "anon_inode:bpf_link") == 0 || strcmp(target, "anon_inode:bpf-link") == 0)
    return ObjectKind::link;
  return ObjectKind::other;
}

namespace {

template <typename Info>
int object_info(int fd, Info* info) {
  memset(info, 0, sizeof *info);
  BpfAttr attr;
  attr.value.info.bpf_fd = static_cast<uint32_t>(fd);
  attr.value.info.info_len = sizeof *info;
  attr.value.info.info = address_of(info);
  return bpf(BPF_OBJ_GET_INFO_BY_FD, attr);
}

bool is_per_cpu(uint32_t type) {
  return type == BPF_MAP_TYPE_PERCPU_HASH || type == BPF_MAP_TYPE_PERCPU_ARRAY ||
         type == BPF_MAP_TYPE_LRU_PERCPU_HASH || type == BPF_MAP_TYPE_PERCPU_CGROUP_STORAGE;
}

template <typename Info>
int checked_info(int fd, ObjectKind kind, Info* info) {
  if (fcntl(fd, F_GETFD) < 0) return -errno;
  return object_kind(fd) == kind ? object_info(fd, info) : -EINVAL;
}

}  // namespace

int map_info(int fd, bpf_map_info* info) { return checked_info(fd, ObjectKind::map, info); }

int program_info(int fd, bpf_prog_info* info) { return checked_info(fd, ObjectKind::program, info); }

int link_info(int fd, bpf_link_info* info) { return checked_info(fd, ObjectKind::link, info); }

int known_link_info(int fd, bpf_link_info* info) { return object_info(fd, info); }

int map_shape(int fd, MapShape* shape) {
  // For speed, the kind is not checked here: the map command that follows fails with EINVAL on a descriptor
  // that is not a map, whatever sizes were read.
  bpf_map_info info;
  const int result = object_info(fd, &info);
  if (result < 0) return result;
  shape->type = info.type;
  shape->max_entries = info.max_entries;
  shape->key_size = info.key_size;
  shape->value_size = info.value_size;
  if (is_per_cpu(info.type)) {
    const int cpus = possible_cpus();
    if (cpus < 0) return cpus;
    shape->value_size = ((info.value_size + size_t{7}) & ~size_t{7}) * static_cast<size_t>(cpus);
  }
  return 0;
}

int count_cpu_list(const std::string& text) {
  int count = 0;
  size_t at = 0;
  auto number = [&]() -> long {
    if (at >= text.size() || text[at] < '0' || text[at] > '9') return -1;
    long value = 0;
    for (; at < text.size() && text[at] >= '0' && text[at] <= '9'; ++at) {
      value = value * 10 + (text[at] - '0');
      if (value > 1 << 20) return -1;
    }
    return value;
  };
  while (at < text.size() && text[at] != '\n') {
    const long first = number();
    long last = first;
    if (first >= 0 && at < text.size() && text[at] == '-') {
      ++at;
      last = number();
    }
    if (first < 0 || last < first) return -EINVAL;
    count += static_cast<int>(last - first + 1);
    if (at < text.size() && text[at] == ',') ++at;
  }
  return count > 0 ? count : -EINVAL;
}

int possible_cpus() {
  // A function-local constant, not state: the kernel fixes the set at boot.
  static const int cached = [] {
    const int fd = open("/sys/devices/system/cpu/possible", O_RDONLY | O_CLOEXEC);
    if (fd < 0) return -errno;
    char text[4096] = {};
    const ssize_t size = read(fd, text, sizeof text - 1);
    const int error = size < 0 ? errno : 0;
    close(fd);
    return error != 0 ? -error : count_cpu_list(std::string(text, static_cast<size_t>(size)));
  }();
  return cached;
}

}  // namespace netmon
