// bpf(2) without libbpf: the few commands the controller needs on descriptors it received.
//
// Every function returns a non-negative result or a negative errno and leaves errno unchanged.
#ifndef NETMON_ADDON_BPF_SYSCALL_H
#define NETMON_ADDON_BPF_SYSCALL_H

#include <linux/bpf.h>

#include <cstddef>
#include <cstdint>
#include <string>

namespace netmon {

// Zeroed attributes: the kernel rejects an attribute block whose unused bytes are not zero, and accepts
// one longer than it knows if the rest is zero (Linux 4.4, bpf_check_uarg_tail_zero).
struct BpfAttr {
  union bpf_attr value;
  BpfAttr();
};

int bpf(enum bpf_cmd command, BpfAttr& attr);

// The kernel's kind of the object behind a descriptor.
enum class ObjectKind { map, program, link, other };
ObjectKind object_kind(int fd);

// BPF_OBJ_GET_INFO_BY_FD. The kernel answers for any kind of descriptor, so the kind is checked first
// if a wrong one would be misread: -EINVAL.
int map_info(int fd, bpf_map_info* info);
int program_info(int fd, bpf_prog_info* info);
int link_info(int fd, bpf_link_info* info);
int known_link_info(int fd, bpf_link_info* info);  // of a descriptor that is known to be a link's

// The sizes that a system call on this map reads and writes: without them the kernel could read or write
// past the end of a short buffer.
struct MapShape {
  uint32_t type = 0;
  uint32_t max_entries = 0;
  size_t key_size = 0;
  size_t value_size = 0;  // of per-CPU maps: round_up(value, 8) times the possible CPUs
};
int map_shape(int fd, MapShape* shape);

// Number of CPUs in /sys/devices/system/cpu/possible, or a negative errno. Constant while the system runs.
int possible_cpus();

// Counts the CPUs of a list such as "0-3,8"; negative if malformed.
int count_cpu_list(const std::string& text);

inline uint64_t address_of(const void* pointer) { return reinterpret_cast<uintptr_t>(pointer); }

}  // namespace netmon

#endif
