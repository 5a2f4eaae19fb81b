// Frames with descriptors over an AF_UNIX stream socket (transport of proto/helper.proto).
//
// Direction of failure: any error leaves the stream unusable (its position in the frame is lost) and
// closes every descriptor that came with the frame; the caller closes the socket. Plain C++ without
// Node-API; blocks until the deadline, so it runs on a worker.
#ifndef NETMON_ADDON_FRAME_SOCKET_H
#define NETMON_ADDON_FRAME_SOCKET_H

#include <sys/socket.h>

#include <cstdint>
#include <string>
#include <vector>

namespace netmon {

constexpr uint32_t kMaxFrame = 1u << 20;  // bytes of a message, in both directions (proto/helper.proto)
constexpr size_t kMaxFds = 64;            // descriptors with one frame
constexpr size_t kMostRights = 253;       // descriptors that the kernel passes with one message (SCM_MAX_FD)

struct Frame {
  std::vector<uint8_t> bytes;
  std::vector<int> fds;  // close-on-exec, owned

  Frame() = default;
  Frame(const Frame&) = delete;
  Frame& operator=(const Frame&) = delete;
  ~Frame() { close_fds(); }
  void close_fds();
};

// Takes the descriptors out of the control data. The frame owns all of them before any is checked, so that an error
// closes those that came.
void take_fds(struct msghdr* message, Frame* frame);

struct TransportError {
  int err = 0;  // positive errno; EPIPE: the peer closed; ETIMEDOUT: deadline; EMSGSIZE: above a limit
  const char* syscall = "";
  std::string detail;
};

// Absolute CLOCK_MONOTONIC time in milliseconds, `timeout_ms` from now.
int64_t deadline_after(uint32_t timeout_ms);

// Sends the length (u32, little endian) and the bytes. False: see error.
bool send_frame(int fd, const uint8_t* bytes, size_t size, int64_t deadline_ms, TransportError* error);

// Receives one complete frame and not a byte more. False: see error; frame then holds no descriptors.
bool receive_frame(int fd, int64_t deadline_ms, Frame* frame, TransportError* error);

}  // namespace netmon

#endif
