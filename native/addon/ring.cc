// The consumer side of a BPF ring buffer. See ring.h.
#include "ring.h"

#include <linux/bpf.h>
#include <string.h>

namespace netmon {
namespace {

constexpr size_t align8(size_t value) { return (value + 7) & ~size_t{7}; }

}  // namespace

size_t unread_bytes(const RingView& ring) {
  const unsigned long consumer = __atomic_load_n(ring.consumer, __ATOMIC_ACQUIRE);
  const unsigned long producer = __atomic_load_n(ring.producer, __ATOMIC_ACQUIRE);
  const unsigned long unread = producer - consumer;  // positions only grow and may wrap around
  return unread <= ring.size ? unread : 0;
}

RingBatch copy_records(const RingView& ring, uint8_t* output, size_t capacity) {
  RingBatch batch;
  const unsigned long start = __atomic_load_n(ring.consumer, __ATOMIC_ACQUIRE);
  const unsigned long producer = __atomic_load_n(ring.producer, __ATOMIC_ACQUIRE);
  unsigned long unread = producer - start;
  if (unread > ring.size || start % 8 != 0 || producer % 8 != 0) {
    batch.status = RingStatus::corrupt;
    return batch;
  }
  unsigned long position = start;
  while (unread > 0) {
    const uint8_t* record = ring.data + (position - start);
    const uint32_t head = __atomic_load_n(reinterpret_cast<const uint32_t*>(record), __ATOMIC_ACQUIRE);
    if ((head & BPF_RINGBUF_BUSY_BIT) != 0) break;
    const uint32_t length = head & ~(BPF_RINGBUF_BUSY_BIT | BPF_RINGBUF_DISCARD_BIT);
    const size_t step = align8(size_t{length} + BPF_RINGBUF_HDR_SZ);
    if (step > unread) {  // would lead past the produced data, at worst out of the mapping
      batch.status = RingStatus::corrupt;
      batch.length = length;
      break;
    }
    if ((head & BPF_RINGBUF_DISCARD_BIT) == 0) {
      const size_t padded = align8(length);
      if (capacity - batch.bytes < kRecordHead + padded) {
        batch.more = true;
        batch.length = length;
        if (batch.records == 0) batch.status = RingStatus::output_too_small;
        break;
      }
      uint8_t* out = output + batch.bytes;
      const uint32_t out_head[2] = {length, 0};
      memcpy(out, out_head, kRecordHead);
      memcpy(out + kRecordHead, record + BPF_RINGBUF_HDR_SZ, length);
      memset(out + kRecordHead + length, 0, padded - length);
      batch.bytes += kRecordHead + padded;
      ++batch.records;
    }
    position += step;
    unread -= step;
  }
  // Records before a corrupt one are valid and are returned; the next call finds the corrupt one first.
  if (batch.status == RingStatus::corrupt && position != start) batch.status = RingStatus::ok;
  if (position != start) __atomic_store_n(ring.consumer, position, __ATOMIC_RELEASE);
  return batch;
}

}  // namespace netmon
