// The ring reader and the CPU list parser on memory with any contents: what a real kernel never writes.
// Built with ASan and UBSan by ring.test.ts; exits with 1 at the first expectation that fails.
#include "../../native/addon/ring.h"

#include <linux/bpf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <string>
#include <vector>

#include "../../native/addon/bpf_syscall.h"

using netmon::copy_records;
using netmon::RingBatch;
using netmon::RingStatus;
using netmon::RingView;

#define EXPECT(condition)                                                \
  do {                                                                   \
    if (!(condition)) {                                                  \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);    \
      exit(1);                                                           \
    }                                                                    \
  } while (0)

namespace {

// A ring in exactly-sized heap memory, doubled by hand, so that ASan sees every byte read outside.
class FakeRing {
 public:
  explicit FakeRing(size_t size) : size_(size), data_(static_cast<uint8_t*>(calloc(1, 2 * size))) {}
  ~FakeRing() { free(data_); }
  FakeRing(const FakeRing&) = delete;
  FakeRing& operator=(const FakeRing&) = delete;

  RingView view() { return RingView{&consumer, &producer, data_ + (consumer & (size_ - 1)), size_}; }

  void put(uint32_t head, const std::string& data) {
    std::vector<uint8_t> record(8 + ((data.size() + 7) & ~size_t{7}));
    memcpy(record.data(), &head, sizeof head);
    memcpy(record.data() + 8, data.data(), data.size());
    for (size_t i = 0; i < record.size(); ++i) {
      const size_t at = (producer + i) & (size_ - 1);
      data_[at] = data_[at + size_] = record[i];
    }
    producer += record.size();
  }
  void put(const std::string& data) { put(static_cast<uint32_t>(data.size()), data); }

  unsigned long consumer = 0, producer = 0;

 private:
  size_t size_;
  uint8_t* data_;
};

std::string record_at(const uint8_t* output, size_t at) {
  uint32_t length = 0;
  memcpy(&length, output + at, sizeof length);
  return std::string(reinterpret_cast<const char*>(output) + at + 8, length);
}

void busy_record_stops_the_batch() {
  FakeRing ring(64);
  ring.put("one");
  ring.put(BPF_RINGBUF_BUSY_BIT | 3, "two");
  ring.put("six");
  uint8_t output[64];
  const RingBatch batch = copy_records(ring.view(), output, sizeof output);
  EXPECT(batch.status == RingStatus::ok && batch.records == 1 && batch.bytes == 16 && !batch.more);
  EXPECT(record_at(output, 0) == "one");
  EXPECT(ring.consumer == 16);
  const RingBatch again = copy_records(ring.view(), output, sizeof output);
  EXPECT(again.status == RingStatus::ok && again.records == 0 && ring.consumer == 16);
  EXPECT(netmon::unread_bytes(ring.view()) == 32);
}

void busy_and_discarded_is_busy() {
  FakeRing ring(64);
  ring.put(BPF_RINGBUF_BUSY_BIT | BPF_RINGBUF_DISCARD_BIT | 8, "12345678");
  uint8_t output[64];
  EXPECT(copy_records(ring.view(), output, sizeof output).records == 0);
  EXPECT(ring.consumer == 0);
}

void discarded_records_are_passed_over() {
  FakeRing ring(64);
  ring.put(BPF_RINGBUF_DISCARD_BIT | 5, "gone!");
  ring.put("kept");
  ring.put(BPF_RINGBUF_DISCARD_BIT | 1, "g");
  uint8_t output[64];
  const RingBatch batch = copy_records(ring.view(), output, sizeof output);
  EXPECT(batch.records == 1 && record_at(output, 0) == "kept" && ring.consumer == ring.producer);
}

void full_output_says_more() {
  FakeRing ring(64);
  ring.put("aaaa");
  ring.put("bbbb");
  uint8_t output[31];
  RingBatch batch = copy_records(ring.view(), output, sizeof output);
  EXPECT(batch.records == 1 && batch.more && batch.status == RingStatus::ok && ring.consumer == 16);
  batch = copy_records(ring.view(), output, 15);
  EXPECT(batch.status == RingStatus::output_too_small && batch.length == 4 && ring.consumer == 16);
  batch = copy_records(ring.view(), output, 16);
  EXPECT(batch.records == 1 && !batch.more && record_at(output, 0) == "bbbb");
}

void records_wrap_around_and_so_do_positions() {
  FakeRing ring(64);
  ring.consumer = ring.producer = ~0ul - 7 - 24;  // four words before the positions overflow
  for (int round = 0; round < 40; ++round) {
    const std::string text = "record number " + std::to_string(round);
    ring.put(text);
    uint8_t output[64];
    const RingBatch batch = copy_records(ring.view(), output, sizeof output);
    EXPECT(batch.records == 1 && record_at(output, 0) == text && ring.consumer == ring.producer);
  }
}

void padding_is_zero() {
  FakeRing ring(64);
  ring.put("x");
  uint8_t output[16];
  memset(output, 0xff, sizeof output);
  EXPECT(copy_records(ring.view(), output, sizeof output).bytes == 16);
  for (size_t i = 9; i < 16; ++i) EXPECT(output[i] == 0);
  for (size_t i = 4; i < 8; ++i) EXPECT(output[i] == 0);
}

void empty_record_is_a_record() {
  FakeRing ring(64);
  ring.put("");
  uint8_t output[8];
  const RingBatch batch = copy_records(ring.view(), output, sizeof output);
  EXPECT(batch.records == 1 && batch.bytes == 8 && ring.consumer == 8);
}

void corrupt_lengths_and_positions_are_errors() {
  uint8_t output[4096];
  for (const uint32_t length : {9u, 57u, 64u, 4096u, 0x3ffffff0u, 0x3fffffffu}) {
    FakeRing ring(64);
    ring.put(length, "12345678");
    const RingBatch batch = copy_records(ring.view(), output, sizeof output);
    EXPECT(batch.status == RingStatus::corrupt && batch.length == length && ring.consumer == 0);
  }
  FakeRing after(64);
  after.put("good");
  after.put(1000, "bad");
  RingBatch batch = copy_records(after.view(), output, sizeof output);
  EXPECT(batch.status == RingStatus::ok && batch.records == 1 && after.consumer == 16);
  batch = copy_records(after.view(), output, sizeof output);
  EXPECT(batch.status == RingStatus::corrupt && after.consumer == 16);

  FakeRing ahead(64);
  ahead.producer = 72;  // more than the ring holds
  EXPECT(copy_records(ahead.view(), output, sizeof output).status == RingStatus::corrupt);
  EXPECT(netmon::unread_bytes(ahead.view()) == 0);
  FakeRing behind(64);
  behind.consumer = 8;  // consumer before the producer
  EXPECT(copy_records(behind.view(), output, sizeof output).status == RingStatus::corrupt);
  FakeRing odd(64);
  odd.producer = 12;
  EXPECT(copy_records(odd.view(), output, sizeof output).status == RingStatus::corrupt);
  FakeRing tail(64);
  tail.consumer = tail.producer = 56;
  tail.put("123456789012345678901234567890123456789012345678901234567");  // 57 bytes do not fit
  EXPECT(copy_records(tail.view(), output, sizeof output).status == RingStatus::corrupt);
}

void cpu_lists() {
  EXPECT(netmon::count_cpu_list("0\n") == 1);
  EXPECT(netmon::count_cpu_list("0-7\n") == 8);
  EXPECT(netmon::count_cpu_list("0-1,4,6-7\n") == 5);
  for (const char* bad : {"", "\n", "-", "3-1", "a", "0-", "0--1", "99999999999"})
    EXPECT(netmon::count_cpu_list(bad) < 0);
  EXPECT(netmon::possible_cpus() >= 1);
}

}  // namespace

int main() {
  busy_record_stops_the_batch();
  busy_and_discarded_is_busy();
  discarded_records_are_passed_over();
  full_output_says_more();
  records_wrap_around_and_so_do_positions();
  padding_is_zero();
  empty_record_is_a_record();
  corrupt_lengths_and_positions_are_errors();
  cpu_lists();
  puts("ok");
  return 0;
}
