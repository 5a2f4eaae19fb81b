// Ring buffer handles for JavaScript. A handle is a plain object with a type tag and a wrapped mapping: the
// tag is checked before the pointer is used, so an object of another addon cannot be mistaken for one. The
// mapping ends with ringClose or, at the latest, with the garbage collector's finalizer.
#include <errno.h>
#include <sys/mman.h>
#include <unistd.h>

#include <string>

#include "arguments.h"
#include "bpf_syscall.h"
#include "calls.h"
#include "errors.h"
#include "owned_fd.h"
#include "ring.h"
#include "ring_wakeup.h"

namespace netmon {
namespace {

constexpr napi_type_tag kRingTag = {0x6e65746d6f6e2d72, 0x696e672d76312d31};

// The two position pages are mapped permanently, records only while they are read: a mapping counts as the process's
// memory whether it is used or not, and that of the whole ring twice.
class RingMapping {
 public:
  RingMapping() = default;
  RingMapping(const RingMapping&) = delete;
  RingMapping& operator=(const RingMapping&) = delete;
  ~RingMapping() { unmap(); }

  // Maps the consumer page for writing and the producer page for reading: the kernel refuses write access to
  // more (ringbuf_map_mmap_kern). Returns 0 or a positive errno.
  int map(int fd, size_t size) {
    page_ = static_cast<size_t>(sysconf(_SC_PAGESIZE));
    size_ = size;
    const int own = duplicate(fd);
    if (own < 0) return -own;
    fd_.reset(own);
    void* consumer = mmap(nullptr, page_, PROT_READ | PROT_WRITE, MAP_SHARED, fd_.get(), 0);
    if (consumer == MAP_FAILED) return errno;
    view_.consumer = static_cast<unsigned long*>(consumer);
    const void* producer = pages(page_, page_);
    if (producer == MAP_FAILED) {
      const int err = errno;
      unmap();
      return err;
    }
    view_.producer = static_cast<const unsigned long*>(producer);
    view_.size = size;
    return 0;
  }

  // Returns 0 or a negative errno.
  int watch(Napi::Env env, const Napi::Function& on_ready) {
    int error = -EALREADY;
    if (wakeup_ == nullptr) wakeup_ = RingWakeup::open(env, fd_.get(), on_ready, &error);
    return error;
  }
  RingWakeup* wakeup() const { return wakeup_; }

  // Before `unmap`. Not called for a ring that is only forgotten: an environment that is ending runs no callbacks.
  void end_wakeup() {
    if (wakeup_ != nullptr) wakeup_->close();
    wakeup_ = nullptr;
  }

  void unmap() {
    if (view_.consumer != nullptr) munmap(view_.consumer, page_);
    if (view_.producer != nullptr) munmap(const_cast<unsigned long*>(view_.producer), page_);
    view_ = RingView();
    fd_.reset(-1);
  }

  bool mapped() const { return view_.consumer != nullptr; }
  // Its data is not set.
  const RingView& view() const { return view_; }

  // Runs copy_records on the current contents. Returns 0 or a positive errno.
  int copy(uint8_t* output, size_t capacity, RingBatch* batch) const {
    const unsigned long end = __atomic_load_n(view_.producer, __ATOMIC_ACQUIRE);
    const unsigned long start = __atomic_load_n(view_.consumer, __ATOMIC_ACQUIRE);
    RingView view = view_;
    view.producer = &end;
    const size_t unread = end - start;
    if (unread == 0 || unread > size_) {  // the data is not accessed
      *batch = copy_records(view, output, capacity);
      return 0;
    }
    // The data follows the producer page, twice in a row.
    const size_t offset = start & (size_ - 1);
    const size_t first = offset & ~(page_ - 1);
    const size_t length = offset - first + unread;
    const void* data = pages(2 * page_ + first, length);
    if (data == MAP_FAILED) return errno;
    view.data = static_cast<const uint8_t*>(data) + (offset - first);
    *batch = copy_records(view, output, capacity);
    munmap(const_cast<void*>(data), length);
    return 0;
  }

 private:
  const void* pages(size_t offset, size_t length) const {
    return mmap(nullptr, length, PROT_READ, MAP_SHARED, fd_.get(), static_cast<off_t>(offset));
  }

  RingView view_;
  OwnedFd fd_;
  RingWakeup* wakeup_ = nullptr;
  size_t page_ = 0;
  size_t size_ = 0;
};

void finalize_mapping(napi_env, void* data, void*) { delete static_cast<RingMapping*>(data); }

// Returns the mapping of a handle, or null with an error pending.
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

// ringOpen(fd): RingHandle. The descriptor may be closed afterwards.
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
  RingBatch batch;
  const int err = mapping->copy(into.data, into.size, &batch);
  if (err != 0) return fail(env, err, "mmap");
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

// ringAvailable(handle): number, bytes not yet read, including headers.
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

// ringWatch(handle, onReady): undefined. Once for each ring; onReady() follows each ringWait.
Napi::Value ring_watch(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  RingMapping* mapping = mapping_argument(info);
  if (mapping == nullptr) return env.Undefined();
  if (!info[1].IsFunction()) return fail_type(env, "onReady must be a function");
  const int error = mapping->watch(env, info[1].As<Napi::Function>());
  if (error < 0) return fail(env, -error, "epoll_ctl");
  return env.Undefined();
}

// ringWait(handle): undefined. Calls onReady once, as soon as there is something to read.
Napi::Value ring_wait(const Napi::CallbackInfo& info) {
  RingMapping* mapping = mapping_argument(info);
  if (mapping == nullptr) return info.Env().Undefined();
  if (mapping->wakeup() == nullptr) return fail(info.Env(), EINVAL, "ringWait", "nobody is to be woken");
  mapping->wakeup()->wait();
  return info.Env().Undefined();
}

// ringClose(handle): undefined. Closing twice is an error.
Napi::Value ring_close(const Napi::CallbackInfo& info) {
  RingMapping* mapping = mapping_argument(info);
  if (mapping != nullptr) {
    mapping->end_wakeup();
    mapping->unmap();
  }
  return info.Env().Undefined();
}

}  // namespace

void export_ring_calls(Napi::Env env, Napi::Object exports) {
  exports.Set("ringOpen", Napi::Function::New<ring_open>(env, "ringOpen"));
  exports.Set("ringRead", Napi::Function::New<ring_read>(env, "ringRead"));
  exports.Set("ringAvailable", Napi::Function::New<ring_available>(env, "ringAvailable"));
  exports.Set("ringSize", Napi::Function::New<ring_size>(env, "ringSize"));
  exports.Set("ringWatch", Napi::Function::New<ring_watch>(env, "ringWatch"));
  exports.Set("ringWait", Napi::Function::New<ring_wait>(env, "ringWait"));
  exports.Set("ringClose", Napi::Function::New<ring_close>(env, "ringClose"));
}

}  // namespace netmon
