// Operations on descriptors that Node lacks, and replacing a process by another program.
#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <unistd.h>

#include <string>
#include <vector>

#include "arguments.h"
#include "bpf_syscall.h"
#include "calls.h"
#include "errors.h"

namespace netmon {
namespace {

// socketPair(): [number, number]. AF_UNIX stream, close-on-exec; the caller owns both ends.
Napi::Value socket_pair(const Napi::CallbackInfo& info) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) < 0)
    return fail(info.Env(), errno, "socketpair");
  Napi::Array array = Napi::Array::New(info.Env(), 2);
  array.Set(uint32_t{0}, Napi::Number::New(info.Env(), ends[0]));
  array.Set(uint32_t{1}, Napi::Number::New(info.Env(), ends[1]));
  return array;
}

// shutdownSocket(fd): undefined. Wakes a worker that is waiting on it; the descriptor stays open.
Napi::Value shutdown_socket(const Napi::CallbackInfo& info) {
  int fd = -1;
  if (!fd_argument(info, 0, &fd)) return info.Env().Undefined();
  if (shutdown(fd, SHUT_RDWR) < 0 && errno != ENOTCONN) return fail(info.Env(), errno, "shutdown");
  return info.Env().Undefined();
}

// closeFd(fd): undefined.
Napi::Value close_fd(const Napi::CallbackInfo& info) {
  int fd = -1;
  if (!fd_argument(info, 0, &fd)) return info.Env().Undefined();
  // Linux frees the number even if close returns EINTR: never close it again.
  if (close(fd) < 0 && errno != EINTR) return fail(info.Env(), errno, "close");
  return info.Env().Undefined();
}

// flock(fd, 'exclusive' | 'shared' | 'unlock'): boolean. Never waits: false if another process holds the lock.
Napi::Value lock_file(const Napi::CallbackInfo& info) {
  int fd = -1;
  if (!fd_argument(info, 0, &fd)) return info.Env().Undefined();
  const std::string what = info[1].IsString() ? info[1].As<Napi::String>().Utf8Value() : "";
  int operation = 0;
  if (what == "exclusive") {
    operation = LOCK_EX | LOCK_NB;
  } else if (what == "shared") {
    operation = LOCK_SH | LOCK_NB;
  } else if (what == "unlock") {
    operation = LOCK_UN;
  } else {
    return fail_type(info.Env(), "operation must be 'exclusive', 'shared' or 'unlock'");
  }
  int result = 0;
  do {
    result = flock(fd, operation);
  } while (result < 0 && errno == EINTR);
  if (result < 0 && errno == EWOULDBLOCK) return Napi::Boolean::New(info.Env(), false);
  if (result < 0) return fail(info.Env(), errno, "flock");
  return Napi::Boolean::New(info.Env(), true);
}

// possibleCpus(): number
Napi::Value get_possible_cpus(const Napi::CallbackInfo& info) {
  const int cpus = possible_cpus();
  if (cpus < 0) return fail(info.Env(), -cpus, "read(/sys/devices/system/cpu/possible)");
  return Napi::Number::New(info.Env(), cpus);
}

// execute(path, arguments, last): undefined, returns only on failure. Replaces this process by the program, with the same
// environment and the descriptors up to `last` but no others: Node marks all of them close-on-exec when it starts.
Napi::Value execute(const Napi::CallbackInfo& info) {
  std::string path;
  if (!path_argument(info, 0, &path)) return info.Env().Undefined();
  if (!info[1].IsArray()) return fail_type(info.Env(), "arguments must be an array");
  const Napi::Array array = info[1].As<Napi::Array>();
  std::vector<std::string> words;
  for (uint32_t i = 0; i < array.Length(); i++) {
    const Napi::Value word = array.Get(i);
    if (!word.IsString()) return fail_type(info.Env(), "arguments must be strings");
    words.push_back(word.As<Napi::String>().Utf8Value());
  }
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(&word[0]);
  argv.push_back(nullptr);
  if (!info[2].IsNumber()) return fail_type(info.Env(), "the last descriptor must be a number");
  const int last = info[2].As<Napi::Number>().Int32Value();
  for (int fd = 0; fd <= last; fd++) {
    const int flags = fcntl(fd, F_GETFD);
    if (flags >= 0) fcntl(fd, F_SETFD, flags & ~FD_CLOEXEC);
  }
  execv(path.c_str(), argv.data());
  return fail(info.Env(), errno, "execv", errno_text(errno) + ": " + path);
}

}  // namespace

void export_descriptor_calls(Napi::Env env, Napi::Object exports) {
  exports.Set("socketPair", Napi::Function::New<socket_pair>(env, "socketPair"));
  exports.Set("shutdownSocket", Napi::Function::New<shutdown_socket>(env, "shutdownSocket"));
  exports.Set("closeFd", Napi::Function::New<close_fd>(env, "closeFd"));
  exports.Set("flock", Napi::Function::New<lock_file>(env, "flock"));
  exports.Set("execute", Napi::Function::New<execute>(env, "execute"));
  exports.Set("possibleCpus", Napi::Function::New<get_possible_cpus>(env, "possibleCpus"));
}

}  // namespace netmon
