// The consumer side of a BPF ring buffer (Documentation/bpf/ringbuf.rst, kernel/bpf/ringbuf.c).
//
// Direction of failure: a position or a length the kernel cannot have written is reported as corrupt and
// nothing outside the mapping is touched. Plain C++ without Node-API, so that it can be tested on memory
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
  const uint8_t* data = nullptr;            // what is unread, from the consumer position on, in one piece
  size_t size = 0;                          // power of two
};

enum class RingStatus { ok, output_too_small, corrupt };

struct RingBatch {
  size_t bytes = 0;      // written to the output
  uint32_t records = 0;  // copied; discarded ones are passed over and not counted
  bool more = false;     // stopped because the output was full
  RingStatus status = RingStatus::ok;
  uint32_t length = 0;  // output_too_small, corrupt: the length field of the record concerned
};

// Output, for each record: u32 length in host order, u32 zero, data, zeros up to a multiple of 8 bytes.
constexpr size_t kRecordHead = 8;

// Copies what is there, up to the first record still being written, and frees it in the ring with one
// store. Never waits. The error states are returned only when no record came before them.
RingBatch copy_records(const RingView& ring, uint8_t* output, size_t capacity);

// Bytes between the two positions, headers included; 0 where the positions make no sense.
size_t unread_bytes(const RingView& ring);

}  // namespace netmon

#endif
