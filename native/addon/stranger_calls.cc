// Descriptors that an unknown process hands over and keeps copies of. It may change the open file's flags at any time,
// so nothing here relies on O_NONBLOCK of a shared one: a pipe gets an open file of its own, and a socket is used with
// MSG_DONTWAIT. Kinds are told apart without a call that a file system would answer: fstat(2) on a FUSE file may wait
// for as long as its owner likes. For the same reason a close may wait (a flush, SO_LINGER, or the last reference to a
// descriptor in a socket's queue), so such closes are made on threads.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <string>

#include "arguments.h"
#include "calls.h"
#include "closer.h"
#include "errors.h"
#include "frame_socket.h"
#include "owned_fd.h"
#include "uv_poll.h"

namespace netmon {
namespace {

enum class Kind { kPipe, kSocket, kOther };

bool option_is(int fd, int option, int wanted) {
  int value = -1;
  socklen_t size = sizeof value;
  return getsockopt(fd, SOL_SOCKET, option, &value, &size) == 0 && value == wanted;
}

void link_of(int fd, char* path, size_t size) { snprintf(path, size, "/proc/self/fd/%d", fd); }

// A FIFO with a name belongs to a file system, which is asked when it is opened again.
bool is_nameless_pipe(int fd) {
  if (fcntl(fd, F_GETPIPE_SZ) < 0) return false;
  char path[32], target[8] = {};
  link_of(fd, path, sizeof path);
  const char wanted[] = "pipe:[";
  return readlink(path, target, sizeof target) >= 6 && memcmp(target, wanted, 6) == 0;
}

// A TCP socket is none of these: its close may wait.
bool is_local_stream(int fd) {
  return option_is(fd, SO_DOMAIN, AF_UNIX) && option_is(fd, SO_TYPE, SOCK_STREAM) && option_is(fd, SO_ACCEPTCONN, 0);
}

// strangerKind(fd): 'pipe', 'socket' (a connected AF_UNIX stream) or 'other'
Napi::Value stranger_kind(const Napi::CallbackInfo& info) {
  int fd = -1;
  if (!fd_argument(info, 0, &fd)) return info.Env().Undefined();
  const char* kind = is_nameless_pipe(fd) ? "pipe" : is_local_stream(fd) ? "socket" : "other";
  return Napi::String::New(info.Env(), kind);
}

// ownPipeEnd(fd, writes): a descriptor with an open file of its own, which never waits. The rights are those of `fd`:
// a reader's end is not opened for writing, even though the pipe's mode would allow it.
Napi::Value own_pipe_end(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  int fd = -1;
  bool writes = false;
  if (!fd_argument(info, 0, &fd) || !bool_argument(info, 1, "writes", &writes)) return env.Undefined();
  const int flags = fcntl(fd, F_GETFL);
  if (flags < 0) return fail(env, errno, "fcntl(F_GETFL)");
  const int wanted = writes ? O_WRONLY : O_RDONLY;
  if ((flags & O_PATH) != 0 || ((flags & O_ACCMODE) != wanted && (flags & O_ACCMODE) != O_RDWR))
    return fail(env, EBADF, "open", writes ? "it is not open for writing" : "it is not open for reading");
  char path[32];
  link_of(fd, path, sizeof path);
  const int own = open(path, wanted | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (own < 0) return fail(env, errno, "open", errno_text(errno) + ": " + path);
  return Napi::Number::New(env, own);
}

// duplicate(fd): number, close-on-exec.
Napi::Value duplicate_fd(const Napi::CallbackInfo& info) {
  int fd = -1;
  if (!fd_argument(info, 0, &fd)) return info.Env().Undefined();
  const int copy = duplicate(fd);
  if (copy < 0) return fail(info.Env(), -copy, "fcntl(F_DUPFD_CLOEXEC)");
  return Napi::Number::New(info.Env(), copy);
}

// closeLater(fd): undefined. Closes it on a thread.
Napi::Value close_later(const Napi::CallbackInfo& info) {
  int fd = -1;
  if (!fd_argument(info, 0, &fd)) return info.Env().Undefined();
  close_on_thread(fd);
  return info.Env().Undefined();
}

// tooManyCloses(): boolean
Napi::Value closes_wait(const Napi::CallbackInfo& info) { return Napi::Boolean::New(info.Env(), too_many_closes()); }

constexpr size_t kMostRead = 64 << 10;
const napi_type_tag kStrangerTag = {0x6e65746d6f6e7374, 0x72616e6765720001};

// Readiness of one socket. Closed by JavaScript, freed by libuv's callback.
class Stranger {
 public:
  Stranger(Napi::Env env, int fd, const Napi::Function& on_ready)
      : env_(env), context_(env, "netmon:stranger"), on_ready_(Napi::Persistent(on_ready)), fd_(fd) {}
  int fd() const { return fd_; }
  bool closed() const { return closed_; }

  int open() { return poll_.open(env_, fd_, this, &Stranger::ready, &Stranger::end, &Stranger::ended); }
  void watch(int events) { poll_.watch(events); }
  void close() {
    closed_ = true;
    poll_.close();
    close_on_thread(fd_);
  }

 private:
  static void ready(void* self, int status, int events) {
    auto* stranger = static_cast<Stranger*>(self);
    Napi::HandleScope scope(stranger->env_);
    // after an error, the next read or write reports it
    const int told = status < 0 ? UvPoll::kReadable | UvPoll::kWritable : events;
    stranger->on_ready_.MakeCallback(stranger->env_.Global(), {Napi::Number::New(stranger->env_, told)},
                                     stranger->context_);
    if (stranger->env_.IsExceptionPending())
      napi_fatal_exception(stranger->env_, stranger->env_.GetAndClearPendingException().Value());
  }
  static void end(void* self) { static_cast<Stranger*>(self)->close(); }
  static void ended(void* self) {
    auto* stranger = static_cast<Stranger*>(self);
    Napi::HandleScope scope(stranger->env_);
    delete stranger;
  }

  Napi::Env env_;
  Napi::AsyncContext context_;
  Napi::FunctionReference on_ready_;
  UvPoll poll_;
  int fd_;
  bool closed_ = false;
};

// The handle's object may outlive the socket: it holds a pointer that close clears.
Stranger** stranger_argument(const Napi::CallbackInfo& info) {
  if (!info[0].IsExternal() || !info[0].As<Napi::External<Stranger*>>().CheckTypeTag(&kStrangerTag)) {
    fail_type(info.Env(), "handle must be one of openStranger");
    return nullptr;
  }
  Stranger** held = info[0].As<Napi::External<Stranger*>>().Data();
  if (*held != nullptr) return held;
  fail(info.Env(), EBADF, "recvmsg", "the socket is closed");
  return nullptr;
}

// openStranger(fd, onReady): handle. Takes ownership of the socket. onReady(events) is called while it is watched.
Napi::Value open_stranger(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  int fd = -1;
  if (!fd_argument(info, 0, &fd)) return env.Undefined();
  if (!info[1].IsFunction()) return fail_type(env, "onReady must be a function");
  auto* stranger = new Stranger(env, fd, info[1].As<Napi::Function>());
  const int error = stranger->open();
  if (error != 0) {
    delete stranger;
    return fail(env, -error, "epoll_ctl");
  }
  auto handle = Napi::External<Stranger*>::New(env, new Stranger*(stranger), [](Napi::Env, Stranger** held) { delete held; });
  handle.TypeTag(&kStrangerTag);
  return handle;
}

// watchStranger(handle, events): 1 readable, 2 writable, 3 both, 0 neither.
Napi::Value watch_stranger(const Napi::CallbackInfo& info) {
  uint32_t events = 0;
  Stranger** held = stranger_argument(info);
  if (held == nullptr || !u32_argument(info, 1, "events", &events)) return info.Env().Undefined();
  (*held)->watch(static_cast<int>(events & 3));
  return info.Env().Undefined();
}

// readStranger(handle): Buffer; empty: the other end has closed; null: nothing has arrived. Descriptors that came with
// the bytes are closed on a thread: the kernel would otherwise do that here. EMFILE: too many wait for that.
Napi::Value read_stranger(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  Stranger** held = stranger_argument(info);
  if (held == nullptr) return env.Undefined();
  if (too_many_closes()) return fail(env, EMFILE, "recvmsg");
  static thread_local uint8_t bytes[kMostRead];
  alignas(cmsghdr) char control[CMSG_SPACE(kMostRights * sizeof(int))];
  iovec vector = {bytes, sizeof bytes};
  msghdr message = {};
  message.msg_iov = &vector;
  message.msg_iovlen = 1;
  message.msg_control = control;
  message.msg_controllen = sizeof control;
  ssize_t received = 0;
  do {
    received = recvmsg((*held)->fd(), &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
  } while (received < 0 && errno == EINTR);
  if (received < 0 && errno == EAGAIN) return env.Null();
  if (received < 0) return fail(env, errno, "recvmsg");
  if (message.msg_controllen > 0) {
    Frame frame;
    take_fds(&message, &frame);
    for (const int fd : frame.fds) close_on_thread(fd);
    frame.fds.clear();
  }
  return Napi::Buffer<uint8_t>::Copy(env, bytes, static_cast<size_t>(received));
}

// writeStranger(handle, bytes): number of bytes that were taken; 0: none at present.
Napi::Value write_stranger(const Napi::CallbackInfo& info) {
  Bytes bytes;
  Stranger** held = stranger_argument(info);
  if (held == nullptr || !bytes_argument(info, 1, "bytes", &bytes)) return info.Env().Undefined();
  ssize_t sent = 0;
  do {
    sent = send((*held)->fd(), bytes.data, bytes.size, MSG_DONTWAIT | MSG_NOSIGNAL);
  } while (sent < 0 && errno == EINTR);
  if (sent < 0 && errno != EAGAIN) return fail(info.Env(), errno, "send");
  return Napi::Number::New(info.Env(), sent < 0 ? 0 : static_cast<double>(sent));
}

// closeStranger(handle): undefined. The socket itself is closed on a thread.
Napi::Value close_stranger(const Napi::CallbackInfo& info) {
  Stranger** held = stranger_argument(info);
  if (held == nullptr) return info.Env().Undefined();
  (*held)->close();
  *held = nullptr;
  return info.Env().Undefined();
}

}  // namespace

void export_stranger_calls(Napi::Env env, Napi::Object exports) {
  exports.Set("strangerKind", Napi::Function::New<stranger_kind>(env, "strangerKind"));
  exports.Set("ownPipeEnd", Napi::Function::New<own_pipe_end>(env, "ownPipeEnd"));
  exports.Set("duplicate", Napi::Function::New<duplicate_fd>(env, "duplicate"));
  exports.Set("closeLater", Napi::Function::New<close_later>(env, "closeLater"));
  exports.Set("tooManyCloses", Napi::Function::New<closes_wait>(env, "tooManyCloses"));
  exports.Set("openStranger", Napi::Function::New<open_stranger>(env, "openStranger"));
  exports.Set("watchStranger", Napi::Function::New<watch_stranger>(env, "watchStranger"));
  exports.Set("readStranger", Napi::Function::New<read_stranger>(env, "readStranger"));
  exports.Set("writeStranger", Napi::Function::New<write_stranger>(env, "writeStranger"));
  exports.Set("closeStranger", Napi::Function::New<close_stranger>(env, "closeStranger"));
}

}  // namespace netmon
