// The consumer side of a BPF ring buffer (Documentation/bpf/ringbuf.rst, kernel/bpf/ringbuf.c).
//
// Direction of failure: a position or a length that the kernel cannot have written is reported as corrupt, and
// nothing outside the mapping is accessed. Plain C++ without Node-API, so that it can be tested on memory
// with any contents.
#ifndef NETMON_ADDON_RING_H
#define NETMON_ADDON_RING_H

#include <cstddef>
#include <cstdint>

namespace netmon {

// Memory order: the kernel writes a record, releases its length without the busy bit, and releases the
// producer position when it reserves; the reader acquires both and releases the consumer position.
struct RingView {
  unsigned long* consumer = nullptr;        // first word of the consumer page
  const unsigned long* producer = nullptr;  // first word of the producer page
  const uint8_t* data = nullptr;            // the unread data, from the consumer position on, contiguous
  size_t size = 0;                          // power of two
};

enum class RingStatus { ok, output_too_small, corrupt };

struct RingBatch {
  size_t bytes = 0;      // written to the output
  uint32_t records = 0;  // copied; discarded ones are skipped and not counted
  bool more = false;     // stopped because the output was full
  RingStatus status = RingStatus::ok;
  uint32_t length = 0;  // output_too_small, corrupt: the length field of that record
};

// Output per record: u32 length in host order, u32 zero, data, zeros up to a multiple of 8 bytes.
constexpr size_t kRecordHead = 8;

// Copies the records up to the first one that is still being written, and frees them in the ring with one
// store. Never waits. The error states are returned only if no record precedes them.
RingBatch copy_records(const RingView& ring, uint8_t* output, size_t capacity);

// Bytes between the two positions, including headers; 0 if the positions are invalid.
size_t unread_bytes(const RingView& ring);

}  // namespace netmon

#endif
