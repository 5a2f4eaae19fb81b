// What an unknown peer hands over at a socket: descriptors with its first bytes, and its identity. Never waits.
#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <vector>

#include "arguments.h"
#include "calls.h"
#include "closer.h"
#include "errors.h"
#include "frame_socket.h"

namespace netmon {
namespace {

// receiveRights(fd, size): { bytes, fds } of at most `size` bytes; null if nothing has arrived. Empty bytes: the other
// end has closed. The caller owns the descriptors, close-on-exec. EMSGSIZE: no descriptor is free, and all are closed.
// EMFILE: too many wait to be closed.
// There is room for as many as one message can carry: the kernel closes the others here, and that may wait.
Napi::Value receive_rights(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  int fd = -1;
  uint32_t size = 0;
  if (!fd_argument(info, 0, &fd) || !u32_argument(info, 1, "size", &size)) return env.Undefined();
  if (size == 0 || size > kMaxFrame) return fail_type(env, "size must be between 1 and 1048576");
  if (too_many_closes()) return fail(env, EMFILE, "recvmsg");
  std::vector<uint8_t> bytes(size);
  alignas(cmsghdr) char control[CMSG_SPACE(kMostRights * sizeof(int))];
  iovec vector = {bytes.data(), bytes.size()};
  msghdr message = {};
  message.msg_iov = &vector;
  message.msg_iovlen = 1;
  message.msg_control = control;
  message.msg_controllen = sizeof control;
  ssize_t received = 0;
  do {
    received = recvmsg(fd, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
  } while (received < 0 && errno == EINTR);
  if (received < 0 && errno == EAGAIN) return env.Null();
  if (received < 0) return fail(env, errno, "recvmsg");
  Frame frame;
  take_fds(&message, &frame);
  if ((message.msg_flags & MSG_CTRUNC) != 0) {
    for (const int one : frame.fds) close_on_thread(one);
    frame.fds.clear();
    return fail(env, EMSGSIZE, "recvmsg");
  }
  Napi::Array fds = Napi::Array::New(env, frame.fds.size());
  for (size_t i = 0; i < frame.fds.size(); ++i) fds.Set(static_cast<uint32_t>(i), Napi::Number::New(env, frame.fds[i]));
  Napi::Object object = Napi::Object::New(env);
  object.Set("bytes", Napi::Buffer<uint8_t>::Copy(env, bytes.data(), static_cast<size_t>(received)));
  object.Set("fds", fds);
  frame.fds.clear();
  return object;
}

// peerCredentials(fd): {pid, uid} of the peer that connected, or that called listen. pid 0: outside our pid namespace.
Napi::Value peer_credentials(const Napi::CallbackInfo& info) {
  int fd = -1;
  if (!fd_argument(info, 0, &fd)) return info.Env().Undefined();
  ucred peer = {};
  socklen_t size = sizeof peer;
  if (getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0)
    return fail(info.Env(), errno, "getsockopt(SO_PEERCRED)");
  Napi::Object object = Napi::Object::New(info.Env());
  object.Set("pid", Napi::Number::New(info.Env(), peer.pid));
  object.Set("uid", Napi::Number::New(info.Env(), peer.uid));
  return object;
}

#ifndef SO_PEERPIDFD
#define SO_PEERPIDFD 77  // Linux 6.5
#endif

// peerIsAlive(fd): false if the process that connected, or that called listen, has ended, so that another may have its
// number. True before Linux 6.5, which does not tell.
Napi::Value peer_is_alive(const Napi::CallbackInfo& info) {
  int fd = -1;
  if (!fd_argument(info, 0, &fd)) return info.Env().Undefined();
  int process = -1;
  socklen_t size = sizeof process;
  bool alive;
  if (getsockopt(fd, SOL_SOCKET, SO_PEERPIDFD, &process, &size) != 0) {
    alive = errno == ENOPROTOOPT;
  } else {
    pollfd entry = {process, POLLIN, 0};
    alive = poll(&entry, 1, 0) == 0;
    close(process);
  }
  return Napi::Boolean::New(info.Env(), alive);
}

}  // namespace

void export_handover_calls(Napi::Env env, Napi::Object exports) {
  exports.Set("receiveRights", Napi::Function::New<receive_rights>(env, "receiveRights"));
  exports.Set("peerCredentials", Napi::Function::New<peer_credentials>(env, "peerCredentials"));
  exports.Set("peerIsAlive", Napi::Function::New<peer_is_alive>(env, "peerIsAlive"));
}

}  // namespace netmon
