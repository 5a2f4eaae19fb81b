// Errors that cross into JavaScript. See errors.h.
#include "errors.h"

#include <errno.h>
#include <string.h>

namespace netmon {

std::string errno_name(int err) {
  switch (err) {
#define NAME(e) \
  case e:       \
    return #e
    NAME(EPERM);
    NAME(ENOENT);
    NAME(EINTR);
    NAME(EIO);
    NAME(ENXIO);
    NAME(E2BIG);
    NAME(EBADF);
    NAME(EBADFD);
    NAME(EAGAIN);
    NAME(ENOMEM);
    NAME(EACCES);
    NAME(EFAULT);
    NAME(EBUSY);
    NAME(EEXIST);
    NAME(ENODEV);
    NAME(ENOTDIR);
    NAME(EISDIR);
    NAME(EINVAL);
    NAME(ENFILE);
    NAME(EMFILE);
    NAME(ENOSPC);
    NAME(EROFS);
    NAME(EPIPE);
    NAME(ERANGE);
    NAME(EDEADLK);
    NAME(ENAMETOOLONG);
    NAME(ENOLCK);
    NAME(ENOSYS);
    NAME(ELOOP);
    NAME(ENOLINK);
    NAME(EPROTO);
    NAME(EBADMSG);
    NAME(EOVERFLOW);
    NAME(ENOTSOCK);
    NAME(EMSGSIZE);
    NAME(EOPNOTSUPP);
    NAME(ECONNRESET);
    NAME(ENOBUFS);
    NAME(ENOTCONN);
    NAME(ETIMEDOUT);
    NAME(ESTALE);
    NAME(ECANCELED);
    NAME(EADDRINUSE);
    NAME(EADDRNOTAVAIL);
    NAME(EAFNOSUPPORT);
    NAME(ENETUNREACH);
#undef NAME
    case kErrNotSupp:
      return "ENOTSUPP";
    default:
      return "E" + std::to_string(err);
  }
}

std::string errno_text(int err) {
  if (err == kErrNotSupp) return "Operation not supported by this kernel";
  char buffer[128];
  // GNU strerror_r: it may or may not use the buffer.
  return strerror_r(err, buffer, sizeof buffer);
}

Napi::Error system_error(Napi::Env env, int err, const char* syscall, const std::string& detail) {
  const std::string name = errno_name(err);
  const std::string text = detail.empty() ? errno_text(err) : detail;
  Napi::Error error = Napi::Error::New(env, std::string(syscall) + ": " + name + ": " + text);
  error.Set("code", Napi::String::New(env, name));
  error.Set("errno", Napi::Number::New(env, err));
  error.Set("syscall", Napi::String::New(env, syscall));
  return error;
}

Napi::Value fail(Napi::Env env, int err, const char* syscall, const std::string& detail) {
  system_error(env, err, syscall, detail).ThrowAsJavaScriptException();
  return env.Undefined();
}

Napi::Value fail_type(Napi::Env env, const std::string& message) {
  Napi::TypeError::New(env, message).ThrowAsJavaScriptException();
  return env.Undefined();
}

}  // namespace netmon
