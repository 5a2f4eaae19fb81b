// Ring buffer handles for JavaScript. A handle is a plain object with a type tag and a wrapped mapping: the
// tag is checked before the pointer is used, so an object of another addon cannot be taken for one. The
// mapping ends with ringClose or, at the latest, with the garbage collector's finaliser.
#include <errno.h>
#include <sys/mman.h>
#include <unistd.h>

#include <string>

#include "arguments.h"
#include "bpf_syscall.h"
#include "calls.h"
#include "errors.h"
#include "ring.h"

namespace netmon {
namespace {

constexpr napi_type_tag kRingTag = {0x6e65746d6f6e2d72, 0x696e672d76312d31};

class RingMapping {
 public:
  RingMapping() = default;
  RingMapping(const RingMapping&) = delete;
  RingMapping& operator=(const RingMapping&) = delete;
  ~RingMapping() { unmap(); }

  // Maps the consumer page for writing and the producer page with the data, which follows it twice in a
  // row, for reading only: the kernel refuses more (ringbuf_map_mmap_kern). Returns 0 or a positive errno.
  int map(int fd, size_t size) {
    const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
    void* consumer = mmap(nullptr, page, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (consumer == MAP_FAILED) return errno;
    const size_t length = page + 2 * size;
    void* producer = mmap(nullptr, length, PROT_READ, MAP_SHARED, fd, static_cast<off_t>(page));
    if (producer == MAP_FAILED) {
      const int err = errno;
      munmap(consumer, page);
      return err;
    }
    page_ = page;
    producer_length_ = length;
    view_.consumer = static_cast<unsigned long*>(consumer);
    view_.producer = static_cast<const unsigned long*>(producer);
    view_.data = static_cast<const uint8_t*>(producer) + page;
    view_.size = size;
    return 0;
  }

  void unmap() {
    if (view_.consumer == nullptr) return;
    munmap(view_.consumer, page_);
    munmap(const_cast<unsigned long*>(view_.producer), producer_length_);
    view_ = RingView();
  }

  bool mapped() const { return view_.consumer != nullptr; }
  const RingView& view() const { return view_; }

 private:
  RingView view_;
  size_t page_ = 0;
  size_t producer_length_ = 0;
};

void finalize_mapping(napi_env, void* data, void*) { delete static_cast<RingMapping*>(data); }

// The mapping of a handle, or null with an error pending.
RingMapping* mapping_argument(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  bool tagged = false;
  void* data = nullptr;
  if (!info[0].IsObject() ||
      napi_check_object_type_tag(env, info[0], &kRingTag, &tagged) != napi_ok || !tagged ||
      napi_unwrap(env, info[0], &data) != napi_ok) {
    fail_type(env, "not a ring handle");
    return nullptr;
  }
  auto* mapping = static_cast<RingMapping*>(data);
  if (!mapping->mapped()) {
    fail(env, EBADF, "ring", "the ring reader is closed");
    return nullptr;
  }
  return mapping;
}

// ringOpen(fd): RingHandle. The descriptor may be closed afterwards: the mapping keeps the map alive.
Napi::Value ring_open(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  int fd = -1;
  if (!fd_argument(info, 0, &fd)) return env.Undefined();
  bpf_map_info map;
  const int result = map_info(fd, &map);
  if (result < 0) return fail(env, -result, "bpf(BPF_OBJ_GET_INFO_BY_FD)");
  if (map.type != BPF_MAP_TYPE_RINGBUF)
    return fail(env, EINVAL, "ringOpen",
                "the map is of type " + std::to_string(map.type) + ", not a ring buffer");
  auto* mapping = new RingMapping();
  const int err = mapping->map(fd, map.max_entries);
  if (err != 0) {
    delete mapping;
    return fail(env, err, "mmap");
  }
  Napi::Object handle = Napi::Object::New(env);
  if (napi_wrap(env, handle, mapping, finalize_mapping, nullptr, nullptr) != napi_ok) {
    delete mapping;
    return fail_type(env, "the ring handle could not be made");
  }
  if (napi_type_tag_object(env, handle, &kRingTag) != napi_ok)
    return fail_type(env, "the ring handle could not be tagged");
  return handle;
}

// ringRead(handle, into): { bytes, records, more }. Never waits.
Napi::Value ring_read(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  Bytes into;
  RingMapping* mapping = mapping_argument(info);
  if (mapping == nullptr || !bytes_argument(info, 1, "into", &into)) return env.Undefined();
  const RingBatch batch = copy_records(mapping->view(), into.data, into.size);
  if (batch.status == RingStatus::corrupt)
    return fail(env, EBADMSG, "ringRead",
                "the ring buffer is corrupt (record length " + std::to_string(batch.length) +
                    "): another reader may be using it");
  if (batch.status == RingStatus::output_too_small)
    return fail(env, ENOBUFS, "ringRead",
                "a record of " + std::to_string(batch.length) + " bytes does not fit into a buffer of " +
                    std::to_string(into.size));
  Napi::Object object = Napi::Object::New(env);
  object.Set("bytes", Napi::Number::New(env, static_cast<double>(batch.bytes)));
  object.Set("records", Napi::Number::New(env, batch.records));
  object.Set("more", Napi::Boolean::New(env, batch.more));
  return object;
}

// ringAvailable(handle): number, bytes not yet read, headers included.
Napi::Value ring_available(const Napi::CallbackInfo& info) {
  RingMapping* mapping = mapping_argument(info);
  if (mapping == nullptr) return info.Env().Undefined();
  return Napi::Number::New(info.Env(), static_cast<double>(unread_bytes(mapping->view())));
}

// ringSize(handle): number, bytes of the data area.
Napi::Value ring_size(const Napi::CallbackInfo& info) {
  RingMapping* mapping = mapping_argument(info);
  if (mapping == nullptr) return info.Env().Undefined();
  return Napi::Number::New(info.Env(), static_cast<double>(mapping->view().size));
}

// ringClose(handle): undefined. Closing twice is an error.
Napi::Value ring_close(const Napi::CallbackInfo& info) {
  RingMapping* mapping = mapping_argument(info);
  if (mapping != nullptr) mapping->unmap();
  return info.Env().Undefined();
}

}  // namespace

void export_ring_calls(Napi::Env env, Napi::Object exports) {
  exports.Set("ringOpen", Napi::Function::New<ring_open>(env, "ringOpen"));
  exports.Set("ringRead", Napi::Function::New<ring_read>(env, "ringRead"));
  exports.Set("ringAvailable", Napi::Function::New<ring_available>(env, "ringAvailable"));
  exports.Set("ringSize", Napi::Function::New<ring_size>(env, "ringSize"));
  exports.Set("ringClose", Napi::Function::New<ring_close>(env, "ringClose"));
}

}  // namespace netmon
