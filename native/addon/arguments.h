// Checked arguments. Each function sets a TypeError pending and returns false if the argument is invalid:
// nothing from JavaScript reaches a system call unchecked.
#ifndef NETMON_ADDON_ARGUMENTS_H
#define NETMON_ADDON_ARGUMENTS_H

#include <napi.h>

#include <cstddef>
#include <cstdint>
#include <string>

namespace netmon {

// Bytes of a Uint8Array. Borrowed: valid until control returns to JavaScript.
struct Bytes {
  uint8_t* data = nullptr;
  size_t size = 0;
};

bool int_argument(const Napi::CallbackInfo& info, size_t index, const char* name, double min, double max,
                  double* out);
bool fd_argument(const Napi::CallbackInfo& info, size_t index, int* out);
bool u32_argument(const Napi::CallbackInfo& info, size_t index, const char* name, uint32_t* out);
bool bytes_argument(const Napi::CallbackInfo& info, size_t index, const char* name, Bytes* out);
bool bool_argument(const Napi::CallbackInfo& info, size_t index, const char* name, bool* out);
// A path: no NUL inside, at most PATH_MAX bytes.
bool path_argument(const Napi::CallbackInfo& info, size_t index, std::string* out);

}  // namespace netmon

#endif
