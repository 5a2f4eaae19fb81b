// The watchdog, for the thread of the event loop.
#include <errno.h>
#include <fcntl.h>

#include <string>

#include "arguments.h"
#include "calls.h"
#include "errors.h"
#include "watchdog.h"

namespace netmon {
namespace {

// watchdogStart(): undefined. Watches the calling thread.
Napi::Value start(const Napi::CallbackInfo& info) {
  const int error = watchdog_start();
  if (error != 0) return fail(info.Env(), error, "pthread_create");
  return info.Env().Undefined();
}

// watchdogBeat(ends): milliseconds of a reported standstill that is over, or 0.
Napi::Value beat(const Napi::CallbackInfo& info) {
  bool ends = false;
  if (!bool_argument(info, 0, "ends", &ends)) return info.Env().Undefined();
  return Napi::Number::New(info.Env(), watchdog_beat(ends));
}

// watchdogExiting(code): undefined.
Napi::Value exiting(const Napi::CallbackInfo& info) {
  uint32_t code = 0;
  if (!u32_argument(info, 0, "code", &code)) return info.Env().Undefined();
  watchdog_exiting(static_cast<int>(code & 0xff));
  return info.Env().Undefined();
}

// watchdogSession(path | null): undefined. Keeps the cgroup open.
Napi::Value session(const Napi::CallbackInfo& info) {
  int fd = -1;
  if (!info[0].IsNull()) {
    std::string path;
    if (!path_argument(info, 0, &path)) return info.Env().Undefined();
    fd = open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (fd < 0) return fail(info.Env(), errno, "open", errno_text(errno) + ": " + path);
  }
  watchdog_session(fd);
  return info.Env().Undefined();
}

}  // namespace

void export_watchdog_calls(Napi::Env env, Napi::Object exports) {
  exports.Set("watchdogStart", Napi::Function::New<start>(env, "watchdogStart"));
  exports.Set("watchdogBeat", Napi::Function::New<beat>(env, "watchdogBeat"));
  exports.Set("watchdogExiting", Napi::Function::New<exiting>(env, "watchdogExiting"));
  exports.Set("watchdogSession", Napi::Function::New<session>(env, "watchdogSession"));
}

}  // namespace netmon
