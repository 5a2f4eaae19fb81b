// A promise and its outcome. Unlike Napi::Promise::Deferred it tells whether the outcome reached
// JavaScript: an environment that is ending (a worker thread being terminated) runs none, and a caller
// that hands over descriptors must then keep and close them.
#ifndef NETMON_ADDON_SETTLEMENT_H
#define NETMON_ADDON_SETTLEMENT_H

#include <napi.h>

namespace netmon {

class Settlement {
 public:
  explicit Settlement(Napi::Env env) : env_(env) {
    if (napi_create_promise(env, &deferred_, &promise_) != napi_ok) deferred_ = nullptr;
  }
  // Valid until control returns to JavaScript. Undefined if no promise could be made.
  Napi::Value promise() const {
    return deferred_ == nullptr ? Napi::Env(env_).Undefined() : Napi::Value(env_, promise_);
  }
  bool resolve(const Napi::Value& value) {
    return deferred_ != nullptr && !value.IsEmpty() && napi_resolve_deferred(env_, deferred_, value) == napi_ok;
  }
  bool reject(const Napi::Error& error) {
    const Napi::Value value = error.Value();
    return deferred_ != nullptr && !value.IsEmpty() && napi_reject_deferred(env_, deferred_, value) == napi_ok;
  }

 private:
  napi_env env_;
  napi_deferred deferred_ = nullptr;
  napi_value promise_ = nullptr;
};

}  // namespace netmon

#endif
