// Readiness of a descriptor, from the event loop of Node. Node exports libuv's functions but node-api-headers has no
// uv.h: these are the few declarations that are needed, of libuv's stable interface (version 1).
//
// A thread of Node's may end with descriptors that are watched: what is open then is closed, or Node would abort the process.
#ifndef NETMON_ADDON_UV_POLL_H
#define NETMON_ADDON_UV_POLL_H

#include <node_api.h>
#include <stdlib.h>

struct uv_loop_s;

extern "C" {
size_t uv_handle_size(int type);
void* uv_handle_get_data(const void* handle);
void uv_handle_set_data(void* handle, void* data);
int uv_poll_init(uv_loop_s* loop, void* handle, int fd);
int uv_poll_start(void* handle, int events, void (*ready)(void* handle, int status, int events));
int uv_poll_stop(void* handle);
void uv_close(void* handle, void (*closed)(void* handle));
}

namespace netmon {

class UvPoll {
 public:
  static constexpr int kReadable = 1, kWritable = 2;  // UV_READABLE, UV_WRITABLE
  using Ready = void (*)(void* owner, int status, int events);
  using Closed = void (*)(void* owner);
  using Close = void (*)(void* owner);

  UvPoll() = default;
  UvPoll(const UvPoll&) = delete;
  UvPoll& operator=(const UvPoll&) = delete;

  // 0, or a negative errno. Sets O_NONBLOCK, on which nothing relies. `end`: calls `close`, where JavaScript no longer can.
  int open(napi_env env, int fd, void* owner, Ready ready, Close end, Closed closed) {
    constexpr int kPollHandle = 8;  // UV_POLL
    uv_loop_s* loop = nullptr;
    if (napi_get_uv_event_loop(env, &loop) != napi_ok) return -22;  // EINVAL
    owner_ = owner;
    ready_ = ready;
    end_ = end;
    closed_ = closed;
    handle_ = calloc(1, uv_handle_size(kPollHandle));
    if (handle_ == nullptr) return -12;  // ENOMEM
    const int error = uv_poll_init(loop, handle_, fd);
    if (error != 0) {
      free(handle_);
      handle_ = nullptr;
      return error;
    }
    uv_handle_set_data(handle_, this);
    napi_add_async_cleanup_hook(env, on_end, this, &hook_);
    return 0;
  }

  void watch(int events) {
    if (events == watched_) return;
    watched_ = events;
    if (events == 0) uv_poll_stop(handle_);
    else uv_poll_start(handle_, events, on_ready);
  }

  // The descriptor may be closed when this returns; `closed` is called later, and may free the owner.
  void close() {
    closing_ = true;
    uv_close(handle_, on_closed);
  }

 private:
  static UvPoll* of(void* handle) { return static_cast<UvPoll*>(uv_handle_get_data(handle)); }
  static void on_ready(void* handle, int status, int events) {
    UvPoll* poll = of(handle);
    if (status < 0) poll->watched_ = 0;  // libuv has stopped
    poll->ready_(poll->owner_, status, events);
  }
  static void on_end(napi_async_cleanup_hook_handle, void* self) {
    auto* poll = static_cast<UvPoll*>(self);
    if (!poll->closing_) poll->end_(poll->owner_);
  }
  static void on_closed(void* handle) {
    UvPoll* poll = of(handle);
    const napi_async_cleanup_hook_handle hook = poll->hook_;
    free(handle);
    poll->closed_(poll->owner_);
    napi_remove_async_cleanup_hook(hook);  // last: the environment may go with it
  }

  void* handle_ = nullptr;
  void* owner_ = nullptr;
  Ready ready_ = nullptr;
  Close end_ = nullptr;
  Closed closed_ = nullptr;
  napi_async_cleanup_hook_handle hook_ = nullptr;
  int watched_ = 0;
  bool closing_ = false;
};

}  // namespace netmon

#endif
