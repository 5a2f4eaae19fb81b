// A descriptor that is closed with its owner. Workers hold a duplicate of the caller's descriptor, so that
// a close on the JavaScript thread cannot make them use a number that refers to another file by then.
#ifndef NETMON_ADDON_OWNED_FD_H
#define NETMON_ADDON_OWNED_FD_H

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

namespace netmon {

class OwnedFd {
 public:
  explicit OwnedFd(int fd = -1) : fd_(fd) {}
  OwnedFd(OwnedFd&& other) noexcept : fd_(other.release()) {}
  OwnedFd& operator=(OwnedFd&&) = delete;
  OwnedFd(const OwnedFd&) = delete;
  OwnedFd& operator=(const OwnedFd&) = delete;
  ~OwnedFd() {
    if (fd_ >= 0) close(fd_);
  }
  int get() const { return fd_; }
  // Closes the current descriptor and takes ownership of `fd`.
  void reset(int fd) {
    if (fd_ >= 0) close(fd_);
    fd_ = fd;
  }
  int release() {
    const int fd = fd_;
    fd_ = -1;
    return fd;
  }

 private:
  int fd_;
};

// Returns a close-on-exec duplicate, or a negative errno.
inline int duplicate(int fd) {
  const int copy = fcntl(fd, F_DUPFD_CLOEXEC, 0);
  return copy < 0 ? -errno : copy;
}

}  // namespace netmon

#endif
