// Sockets in another network namespace.
//
// setns(2) moves one thread. It runs on the JavaScript thread, for one call that cannot be interrupted, and is
// undone before control returns to the event loop. A thread that cannot return aborts the process: otherwise
// it would continue in the agent's network.
#include <arpa/inet.h>
#include <linux/filter.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <string>

#include "arguments.h"
#include "calls.h"
#include "errors.h"
#include "owned_fd.h"

namespace netmon {
namespace {

// In the namespace from enter() to the destructor.
class NetnsScope {
 public:
  NetnsScope() = default;
  NetnsScope(const NetnsScope&) = delete;
  NetnsScope& operator=(const NetnsScope&) = delete;
  ~NetnsScope() {
    if (!away_) return;
    if (setns(home_.get(), CLONE_NEWNET) < 0) {
      perror("netmon: cannot return to its own network namespace");
      abort();
    }
  }

  // 0, or the errno with *call set.
  int enter(int netns, const char** call) {
    // opened before leaving: returning must not depend on /proc
    home_.reset(open("/proc/thread-self/ns/net", O_RDONLY | O_CLOEXEC));
    *call = "open(/proc/thread-self/ns/net)";
    if (home_.get() < 0) return errno;
    *call = "setns(CLONE_NEWNET)";
    if (setns(netns, CLONE_NEWNET) < 0) return errno;
    away_ = true;
    return 0;
  }

 private:
  OwnedFd home_;
  bool away_ = false;
};

constexpr const char* kRight =
    "Operation not permitted: making sockets in another network namespace needs CAP_SYS_ADMIN";

Napi::Value refuse_entry(Napi::Env env, int err, const char* call) {
  return fail(env, err, call, err == EPERM ? kRight : "");
}

bool parse_address(const std::string& text, int port, sockaddr_storage* out, socklen_t* size) {
  memset(out, 0, sizeof *out);
  auto* v4 = reinterpret_cast<sockaddr_in*>(out);
  auto* v6 = reinterpret_cast<sockaddr_in6*>(out);
  if (inet_pton(AF_INET, text.c_str(), &v4->sin_addr) == 1) {
    v4->sin_family = AF_INET;
    v4->sin_port = htons(static_cast<uint16_t>(port));
    *size = sizeof *v4;
    return true;
  }
  if (inet_pton(AF_INET6, text.c_str(), &v6->sin6_addr) == 1) {
    v6->sin6_family = AF_INET6;
    v6->sin6_port = htons(static_cast<uint16_t>(port));
    *size = sizeof *v6;
    return true;
  }
  return false;
}

constexpr uint32_t kLoopback = 1;  // the interface's index in every network namespace (include/net/flow.h)

// Returns whether the thread's network namespace has the address: only then can a socket bind to it.
bool is_local(const sockaddr_storage& address, socklen_t size) {
  OwnedFd fd(socket(address.ss_family, SOCK_DGRAM | SOCK_CLOEXEC, 0));
  return fd.get() >= 0 && bind(fd.get(), reinterpret_cast<const sockaddr*>(&address), size) == 0;
}

// Makes the socket ignore what arrives over loopback. Returns 0 or the errno.
int refuse_looped(int fd) {
  sock_filter code[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, static_cast<uint32_t>(SKF_AD_OFF + SKF_AD_IFINDEX)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, kLoopback, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, 0),
      BPF_STMT(BPF_RET | BPF_K, 0xffffffff),
  };
  const sock_fprog program = {sizeof code / sizeof *code, code};
  return setsockopt(fd, SOL_SOCKET, SO_ATTACH_FILTER, &program, sizeof program) < 0 ? errno : 0;
}

// netnsSocket(netns, address, 'stream' | 'dgram', port, peer): number. Nonblocking, close-on-exec, owned by the caller.
// netns -1: the thread's own. port -1: not bound. peer: the address it will communicate with; the socket ignores what
// arrives over loopback, unless the peer is an address of the namespace. undefined: it ignores nothing.
Napi::Value netns_socket(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  double netns = -1, port = -1;
  if (!int_argument(info, 0, "netns", -1, 0x7fffffff, &netns)) return env.Undefined();
  if (!int_argument(info, 3, "port", -1, 65535, &port)) return env.Undefined();
  const std::string text = info[1].IsString() ? info[1].As<Napi::String>().Utf8Value() : "";
  const std::string kind = info[2].IsString() ? info[2].As<Napi::String>().Utf8Value() : "";
  if (kind != "stream" && kind != "dgram") return fail_type(env, "kind must be 'stream' or 'dgram'");
  sockaddr_storage address;
  socklen_t size = 0;
  if (!parse_address(text, port < 0 ? 0 : static_cast<int>(port), &address, &size))
    return fail_type(env, "address must be an IPv4 or IPv6 address without a scope");
  const bool has_peer = info.Length() > 4 && !info[4].IsUndefined();
  sockaddr_storage peer;
  socklen_t peer_size = 0;
  if (has_peer &&
      (!info[4].IsString() || !parse_address(info[4].As<Napi::String>().Utf8Value(), 0, &peer, &peer_size)))
    return fail_type(env, "peer must be an IPv4 or IPv6 address without a scope");

  OwnedFd fd;
  int err = 0;
  bool looped = true;
  {
    NetnsScope scope;
    const char* call = nullptr;
    if (netns >= 0 && (err = scope.enter(static_cast<int>(netns), &call)) != 0) return refuse_entry(env, err, call);
    const int type = kind == "stream" ? SOCK_STREAM : SOCK_DGRAM;
    fd.reset(socket(address.ss_family, type | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
    err = errno;
    looped = !has_peer || is_local(peer, peer_size);
  }
  if (fd.get() < 0) return fail(env, err, "socket");
  if (!looped && (err = refuse_looped(fd.get())) != 0) return fail(env, err, "setsockopt(SO_ATTACH_FILTER)");
  if (port >= 0) {
    const int on = 1;
    // as Node does for its servers: a port may be reused while its last connections are in TIME_WAIT
    if (kind == "stream" && setsockopt(fd.get(), SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) < 0)
      return fail(env, errno, "setsockopt(SO_REUSEADDR)");
    if (address.ss_family == AF_INET6 && setsockopt(fd.get(), IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof on) < 0)
      return fail(env, errno, "setsockopt(IPV6_V6ONLY)");
    if (bind(fd.get(), reinterpret_cast<sockaddr*>(&address), size) < 0) return fail(env, errno, "bind");
  }
  return Napi::Number::New(env, fd.release());
}

}  // namespace

void export_netns_calls(Napi::Env env, Napi::Object exports) {
  exports.Set("netnsSocket", Napi::Function::New<netns_socket>(env, "netnsSocket"));
}

}  // namespace netmon
