// Tells JavaScript once that a ring has something to read: the kernel wakes the event loop when a record comes into a
// ring that is read to its end. Made and closed by JavaScript on its thread, freed by libuv's callback.
//
// No record is missed: the descriptor is looked at when the wait begins too, and a level is waited for, not an edge.
#ifndef NETMON_ADDON_RING_WAKEUP_H
#define NETMON_ADDON_RING_WAKEUP_H

#include <napi.h>

#include "uv_poll.h"

namespace netmon {

class RingWakeup {
 public:
  // Returns null and sets *error to a negative errno on failure. `fd` is borrowed until `close` returns.
  static RingWakeup* open(Napi::Env env, int fd, const Napi::Function& on_ready, int* error) {
    auto* wakeup = new RingWakeup(env, on_ready);
    *error = wakeup->poll_.open(env, fd, wakeup, &RingWakeup::ready, &RingWakeup::end, &RingWakeup::ended);
    if (*error == 0) return wakeup;
    delete wakeup;
    return nullptr;
  }

  // on_ready is called once, in a later turn of the event loop, which does not end before.
  void wait() { poll_.watch(UvPoll::kReadable); }
  void close() { poll_.close(); }

 private:
  RingWakeup(Napi::Env env, const Napi::Function& on_ready)
      : env_(env), context_(env, "netmon:ring"), on_ready_(Napi::Persistent(on_ready)) {}

  static void ready(void* self, int, int) {
    auto* wakeup = static_cast<RingWakeup*>(self);
    wakeup->poll_.watch(0);
    Napi::HandleScope scope(wakeup->env_);
    wakeup->on_ready_.MakeCallback(wakeup->env_.Global(), {}, wakeup->context_);
    if (wakeup->env_.IsExceptionPending())
      napi_fatal_exception(wakeup->env_, wakeup->env_.GetAndClearPendingException().Value());
  }
  static void end(void* self) { static_cast<RingWakeup*>(self)->close(); }
  static void ended(void* self) {
    auto* wakeup = static_cast<RingWakeup*>(self);
    Napi::HandleScope scope(wakeup->env_);
    delete wakeup;
  }

  Napi::Env env_;
  Napi::AsyncContext context_;
  Napi::FunctionReference on_ready_;
  UvPoll poll_;
};

}  // namespace netmon

#endif
