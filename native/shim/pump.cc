// Terminals, files and devices are copied through a pipe: the controller must never wait for one, and epoll does not
// support files.
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include <initializer_list>

#include "shim.h"

// The number of bytes that a terminal accepts at once when it reports that it is writable.
static const size_t kTerminalRoom = 256;

void release(int fd) {
  const int null = open("/dev/null", O_RDWR | O_CLOEXEC);
  if (null < 0) {
    close(fd);
  } else {
    dup2(null, fd);
    close(null);
  }
}

void end_pump(Pump* pump) {
  for (const int fd : {pump->from, pump->to}) {
    if (fd > 2) close(fd);
    else if (fd >= 0) release(fd);
  }
  pump->from = pump->to = -1;
}

// Other programs may write to the same pipe: up to PIPE_BUF bytes are not mixed with theirs, so lines stay whole.
static size_t lines_at_once(const char* text, size_t size) {
  if (size <= PIPE_BUF) return size;
  const void* end = memrchr(text, '\n', PIPE_BUF);
  if (end == nullptr) end = memchr(text, '\n', size);  // a longer line was not whole before
  return end == nullptr ? size : static_cast<size_t>(static_cast<const char*>(end) - text) + 1;
}

void pump_once(Pump* pump, short from_ready, short to_ready) {
  if (pump->from < 0) return;
  if (pump->filled == 0 && (from_ready & (POLLIN | POLLHUP | POLLERR | POLLNVAL)) != 0) {
    const ssize_t got = read(pump->from, pump->buffer, sizeof pump->buffer);
    if (got < 0 && (errno == EINTR || errno == EAGAIN)) return;
    if (got <= 0) return end_pump(pump);
    pump->filled = static_cast<size_t>(got);
    pump->sent = 0;
  } else if (pump->filled > 0 && to_ready != 0) {
    size_t size = pump->filled - pump->sent;
    if (pump->terminal && size > kTerminalRoom) size = kTerminalRoom;
    const char* from = pump->buffer + pump->sent;
    if (pump->lines) size = lines_at_once(from, size);
    const ssize_t sent = pump->socket ? send(pump->to, from, size, MSG_DONTWAIT) : write(pump->to, from, size);
    if (sent < 0 && (errno == EINTR || errno == EAGAIN)) return;
    if (sent <= 0) return end_pump(pump);
    pump->sent += static_cast<size_t>(sent);
    if (pump->sent == pump->filled) pump->filled = pump->sent = 0;
    else if (pump->lines) pump_once(pump, 0, POLLOUT);
  } else if (pump->filled == 0 && (to_ready & (POLLERR | POLLHUP | POLLNVAL)) != 0) {
    end_pump(pump);  // nobody would read further data
  }
}
