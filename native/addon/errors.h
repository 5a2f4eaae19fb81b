// Errors that cross into JavaScript.
//
// Every failure of a system call becomes an Error with `code` ("E2BIG"), `errno` (positive number) and
// `syscall` ("bpf(BPF_MAP_UPDATE_ELEM)"); src/native/error.ts adds the remedy. No file of the addon
// throws a C++ exception (NAPI_DISABLE_CPP_EXCEPTIONS): a JavaScript exception is set pending and the
// caller returns at once.
#ifndef NETMON_ADDON_ERRORS_H
#define NETMON_ADDON_ERRORS_H

#include <napi.h>

#include <string>

namespace netmon {

// The kernel's own "operation not supported" (include/linux/errno.h). It leaks to user space from
// bpf(2) for commands that a map type lacks, and has no name in <errno.h>.
constexpr int kErrNotSupp = 524;

// The symbolic name of a positive errno, "ENOTSUPP" for 524, "E<number>" if it has none.
std::string errno_name(int err);

// The text of strerror, safe on any thread.
std::string errno_text(int err);

// An Error for a failed call. `detail`, unless empty, replaces the kernel's text.
Napi::Error system_error(Napi::Env env, int err, const char* syscall, const std::string& detail = "");

// Sets the error pending and returns undefined, for `return fail(...)`.
Napi::Value fail(Napi::Env env, int err, const char* syscall, const std::string& detail = "");

// Sets a TypeError pending: an argument does not match the signature.
Napi::Value fail_type(Napi::Env env, const std::string& message);

}  // namespace netmon

#endif
