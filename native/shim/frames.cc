// Frames and the hello. Only the controller, which is trusted, determines how much is allocated.
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "shim.h"

void (*instead_of_failing)() = nullptr;

void fail(int code, const char* what, const char* about) {
  if (instead_of_failing != nullptr) instead_of_failing();
  dprintf(2, "netmon: error: %s%s%s\n", what, about[0] == '\0' ? "" : ": ", about);
  _exit(code);
}

void append(Bytes* bytes, const void* data, size_t size) {
  if (bytes->room - bytes->size < size) {
    bytes->room = (bytes->size + size) * 2;
    bytes->data = static_cast<char*>(realloc(bytes->data, bytes->room));
    if (bytes->data == nullptr) fail(1, "there is no memory left", "");
  }
  if (size > 0) memcpy(bytes->data + bytes->size, data, size);
  bytes->size += size;
}

void append_string(Bytes* bytes, const char* text) { append(bytes, text, strlen(text) + 1); }

bool write_all(int fd, const void* data, size_t size) {
  const char* at = static_cast<const char*>(data);
  while (size > 0) {
    const ssize_t written = write(fd, at, size);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    at += written;
    size -= static_cast<size_t>(written);
  }
  return true;
}

bool read_all(int fd, void* data, size_t size) {
  char* at = static_cast<char*>(data);
  while (size > 0) {
    const ssize_t got = read(fd, at, size);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    at += got;
    size -= static_cast<size_t>(got);
  }
  return true;
}

void put_number(char* at, uint32_t number) {
  for (int i = 0; i < 4; i++) at[i] = static_cast<char>(number >> (8 * i));
}

static void head_of(char* head, FrameType type, uint32_t size) {
  head[0] = type;
  put_number(head + 1, size);
}

bool send_frame(int fd, FrameType type, const void* data, uint32_t size) {
  char head[5];
  head_of(head, type, size);
  return write_all(fd, head, sizeof head) && write_all(fd, data, size);
}

uint32_t number_in(const Bytes& payload, size_t at) {
  if (at + 4 > payload.size) return 0;
  uint32_t number = 0;
  for (size_t i = 0; i < 4; i++) number |= uint32_t{static_cast<unsigned char>(payload.data[at + i])} << (8 * i);
  return number;
}

bool receive_frame(int fd, char* type, Bytes* payload) {
  Bytes head;
  head.size = head.room = 5;
  char bytes[5];
  head.data = bytes;
  if (!read_all(fd, bytes, sizeof bytes)) return false;
  *type = bytes[0];
  const uint32_t size = number_in(head, 1);
  payload->size = 0;
  if (payload->room <= size) {
    payload->room = size_t{size} + 1;
    payload->data = static_cast<char*>(realloc(payload->data, payload->room));
    if (payload->data == nullptr) fail(1, "there is no memory left", "");
  }
  if (!read_all(fd, payload->data, size)) return false;
  payload->size = size;
  payload->data[size] = '\0';
  return true;
}

bool send_with(int fd, const void* data, size_t size, const int* descriptors, int count) {
  const size_t bytes = sizeof(int) * static_cast<size_t>(count);
  alignas(cmsghdr) char control[CMSG_SPACE(64 * sizeof(int))] = {};
  iovec vector = {const_cast<void*>(data), size};
  msghdr message = {};
  message.msg_iov = &vector;
  message.msg_iovlen = 1;
  if (count > 0) {
    message.msg_control = control;
    message.msg_controllen = CMSG_SPACE(bytes);
    cmsghdr* rights = CMSG_FIRSTHDR(&message);
    rights->cmsg_level = SOL_SOCKET;
    rights->cmsg_type = SCM_RIGHTS;
    rights->cmsg_len = CMSG_LEN(bytes);
    memcpy(CMSG_DATA(rights), descriptors, bytes);
  }
  ssize_t sent;
  do sent = sendmsg(fd, &message, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  // a stream socket takes so few bytes completely or not at all
  return sent == static_cast<ssize_t>(size);
}

// Strings: what comes before, working directory, number of arguments, arguments, environment.
bool send_hello(int fd, FrameType type, const char* before, char** arguments, const int* descriptors,
                int descriptor_count) {
  Bytes hello;
  if (before != nullptr) append_string(&hello, before);
  char directory[PATH_MAX];
  append_string(&hello, getcwd(directory, sizeof directory) == nullptr ? "/" : directory);
  int count = 0;
  while (arguments[count] != nullptr) count++;
  char number[16];
  snprintf(number, sizeof number, "%d", count);
  append_string(&hello, number);
  for (int i = 0; i < count; i++) append_string(&hello, arguments[i]);
  for (char** entry = environ; *entry != nullptr; entry++) append_string(&hello, *entry);
  char head[5];
  head_of(head, type, static_cast<uint32_t>(hello.size));
  const bool whole =
      send_with(fd, head, sizeof head, descriptors, descriptor_count) && write_all(fd, hello.data, hello.size);
  free(hello.data);
  return whole;
}
