// Checked arguments. See arguments.h.
#include "arguments.h"

#include <limits.h>

#include <cmath>

#include "errors.h"

namespace netmon {

bool int_argument(const Napi::CallbackInfo& info, size_t index, const char* name, double min, double max,
                  double* out) {
  const Napi::Value value = info[index];
  if (value.IsNumber()) {
    const double number = value.As<Napi::Number>().DoubleValue();
    if (std::isfinite(number) && std::floor(number) == number && number >= min && number <= max) {
      *out = number;
      return true;
    }
  }
  fail_type(info.Env(), std::string(name) + " must be an integer from " +
                            std::to_string(static_cast<int64_t>(min)) + " to " +
                            std::to_string(static_cast<int64_t>(max)));
  return false;
}

bool fd_argument(const Napi::CallbackInfo& info, size_t index, int* out) {
  double number = 0;
  if (!int_argument(info, index, "file descriptor", 0, INT_MAX, &number)) return false;
  *out = static_cast<int>(number);
  return true;
}

bool u32_argument(const Napi::CallbackInfo& info, size_t index, const char* name, uint32_t* out) {
  double number = 0;
  if (!int_argument(info, index, name, 0, UINT32_MAX, &number)) return false;
  *out = static_cast<uint32_t>(number);
  return true;
}

bool bytes_argument(const Napi::CallbackInfo& info, size_t index, const char* name, Bytes* out) {
  const Napi::Value value = info[index];
  if (value.IsTypedArray() && value.As<Napi::TypedArray>().TypedArrayType() == napi_uint8_array) {
    Napi::Uint8Array array = value.As<Napi::Uint8Array>();
    out->data = array.Data();
    out->size = array.ByteLength();
    return true;
  }
  fail_type(info.Env(), std::string(name) + " must be a Uint8Array");
  return false;
}

bool bool_argument(const Napi::CallbackInfo& info, size_t index, const char* name, bool* out) {
  const Napi::Value value = info[index];
  if (!value.IsBoolean()) {
    fail_type(info.Env(), std::string(name) + " must be a boolean");
    return false;
  }
  *out = value.As<Napi::Boolean>().Value();
  return true;
}

bool path_argument(const Napi::CallbackInfo& info, size_t index, std::string* out) {
  const Napi::Value value = info[index];
  if (value.IsString()) {
    *out = value.As<Napi::String>().Utf8Value();
    if (!out->empty() && out->size() < PATH_MAX && out->find('\0') == std::string::npos) return true;
  }
  fail_type(info.Env(), "path must be a string without NUL, 1 to 4095 bytes");
  return false;
}

}  // namespace netmon
