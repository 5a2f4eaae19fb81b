// Frames with descriptors over an AF_UNIX stream socket. See frame_socket.h.
#include "frame_socket.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include <algorithm>

namespace netmon {
namespace {

int64_t now_ms() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1000000;
}

bool set_error(TransportError* error, int err, const char* syscall, std::string detail = "") {
  error->err = err;
  error->syscall = syscall;
  error->detail = std::move(detail);
  return false;
}

// Waits until the socket is ready or the deadline has passed.
bool wait_for(int fd, short events, int64_t deadline_ms, TransportError* error) {
  for (;;) {
    const int64_t left = deadline_ms - now_ms();
    if (left <= 0)
      return set_error(error, ETIMEDOUT, events == POLLIN ? "recvmsg" : "sendmsg",
                       "no answer before the deadline");
    pollfd entry = {fd, events, 0};
    const int ready = poll(&entry, 1, static_cast<int>(std::min<int64_t>(left, 1000000)));
    if (ready > 0) return true;  // the following call reports errors and hang-ups
    if (ready < 0 && errno != EINTR) return set_error(error, errno, "poll");
  }
}

bool send_all(int fd, const uint8_t* bytes, size_t size, int64_t deadline_ms, TransportError* error) {
  while (size > 0) {
    const ssize_t sent = send(fd, bytes, size, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent > 0) {
      bytes += sent;
      size -= static_cast<size_t>(sent);
    } else if (sent < 0 && errno == EAGAIN) {
      if (!wait_for(fd, POLLOUT, deadline_ms, error)) return false;
    } else if (sent < 0 && (errno == EPIPE || errno == ECONNRESET)) {
      return set_error(error, EPIPE, "sendmsg", "the peer closed the socket");
    } else if (sent < 0 && errno != EINTR) {
      return set_error(error, errno, "sendmsg");
    }
  }
  return true;
}

// Reads exactly `size` bytes. `part` names them in errors.
bool receive_all(int fd, uint8_t* bytes, size_t size, int64_t deadline_ms, const char* part, Frame* frame,
                 TransportError* error) {
  size_t got = 0;
  while (got < size) {
    alignas(cmsghdr) char control[CMSG_SPACE(kMaxFds * sizeof(int))];
    iovec vector = {bytes + got, size - got};
    msghdr message = {};
    message.msg_iov = &vector;
    message.msg_iovlen = 1;
    message.msg_control = control;
    message.msg_controllen = sizeof control;
    const ssize_t received = recvmsg(fd, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
    if (received < 0 && errno == EINTR) continue;
    if (received < 0 && errno == EAGAIN) {
      if (!wait_for(fd, POLLIN, deadline_ms, error)) return false;
      continue;
    }
    if (received == 0 || (received < 0 && errno == ECONNRESET))
      return set_error(error, EPIPE, "recvmsg",
                       "the peer closed the socket after " + std::to_string(got) + " of " +
                           std::to_string(size) + " bytes of the " + part);
    if (received < 0) return set_error(error, errno, "recvmsg");
    take_fds(&message, frame);
    if ((message.msg_flags & MSG_CTRUNC) != 0)
      return set_error(error, EMSGSIZE, "recvmsg",
                       "descriptors were lost on the way: more than " + std::to_string(kMaxFds) +
                           " in one message, or this process has no free descriptor (RLIMIT_NOFILE)");
    if (frame->fds.size() > kMaxFds)
      return set_error(error, EMSGSIZE, "recvmsg",
                       "more than " + std::to_string(kMaxFds) + " descriptors with one frame");
    got += static_cast<size_t>(received);
  }
  return true;
}

}  // namespace

void take_fds(msghdr* message, Frame* frame) {
  for (cmsghdr* header = CMSG_FIRSTHDR(message); header != nullptr; header = CMSG_NXTHDR(message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    const size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    const size_t old = frame->fds.size();
    frame->fds.resize(old + count);
    memcpy(frame->fds.data() + old, CMSG_DATA(header), count * sizeof(int));
  }
}

void Frame::close_fds() {
  for (const int fd : fds) close(fd);
  fds.clear();
}

int64_t deadline_after(uint32_t timeout_ms) { return now_ms() + timeout_ms; }

bool send_frame(int fd, const uint8_t* bytes, size_t size, int64_t deadline_ms, TransportError* error) {
  if (size > kMaxFrame)
    return set_error(error, EMSGSIZE, "sendmsg",
                     "frame of " + std::to_string(size) + " bytes, at most " + std::to_string(kMaxFrame));
  const auto length = static_cast<uint32_t>(size);
  const uint8_t head[4] = {static_cast<uint8_t>(length), static_cast<uint8_t>(length >> 8),
                           static_cast<uint8_t>(length >> 16), static_cast<uint8_t>(length >> 24)};
  return send_all(fd, head, sizeof head, deadline_ms, error) && send_all(fd, bytes, size, deadline_ms, error);
}

bool receive_frame(int fd, int64_t deadline_ms, Frame* frame, TransportError* error) {
  uint8_t head[4];
  bool whole = receive_all(fd, head, sizeof head, deadline_ms, "frame's length", frame, error);
  if (whole) {
    const uint32_t size = head[0] | uint32_t{head[1]} << 8 | uint32_t{head[2]} << 16 | uint32_t{head[3]} << 24;
    if (size > kMaxFrame) {
      whole = set_error(error, EMSGSIZE, "recvmsg",
                        "the peer announced a frame of " + std::to_string(size) + " bytes, at most " +
                            std::to_string(kMaxFrame));
    } else {
      frame->bytes.resize(size);
      whole = receive_all(fd, frame->bytes.data(), size, deadline_ms, "frame", frame, error);
    }
  }
  if (!whole) frame->close_fds();
  return whole;
}

}  // namespace netmon
