// bpf(2) without libbpf: the few commands the controller needs on descriptors it was handed.
//
// Every function returns a non-negative result or a negative errno and leaves errno alone.
#ifndef NETMON_ADDON_BPF_SYSCALL_H
#define NETMON_ADDON_BPF_SYSCALL_H

#include <linux/bpf.h>

#include <cstddef>
#include <cstdint>
#include <string>

namespace netmon {

// Zeroed attributes: the kernel refuses an attribute block whose unused bytes are not zero, and accepts
// one longer than it knows as long as the rest is zero (Linux 4.4, bpf_check_uarg_tail_zero).
struct BpfAttr {
  union bpf_attr value;
  BpfAttr();
};

int bpf(enum bpf_cmd command, BpfAttr& attr);

// What the kernel calls the thing behind a descriptor.
enum class ObjectKind { map, program, link, other };
ObjectKind object_kind(int fd);

// BPF_OBJ_GET_INFO_BY_FD. The kernel answers for whatever the descriptor is, so the kind is checked first
// where a wrong one would be read as nonsense: -EINVAL.
int map_info(int fd, bpf_map_info* info);
int program_info(int fd, bpf_prog_info* info);
int link_info(int fd, bpf_link_info* info);

// The sizes a system call on this map reads and writes: without them a short buffer would be a read or a
// write past its end, done by the kernel.
struct MapShape {
  uint32_t type = 0;
  uint32_t max_entries = 0;
  size_t key_size = 0;
  size_t value_size = 0;  // of per-CPU maps: round_up(value, 8) times the possible CPUs
};
int map_shape(int fd, MapShape* shape);

// Number of CPUs in /sys/devices/system/cpu/possible, or a negative errno. Constant while the system runs.
int possible_cpus();

// Counts a CPU list such as "0-3,8": negative on anything else.
int count_cpu_list(const std::string& text);

inline uint64_t address_of(const void* pointer) { return reinterpret_cast<uintptr_t>(pointer); }

}  // namespace netmon

#endif
