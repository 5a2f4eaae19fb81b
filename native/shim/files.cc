// The configuration files that this shim's own arguments name. The relay opens them with its own rights and hands them
// over as descriptors, as often as the controller asks: the controller opens no path that a shim told it.
#include "files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <initializer_list>

namespace {

const char* const kOptions[] = {"--config", "--mcp-config"};
const size_t kMostPiped = 128u << 20;  // MAX_CLIENT_FILE_BYTES, src/files/input.ts
// Symbolic link that a mounted ConfigMap's files go through; an update replaces it (kubelet's AtomicWriter).
const char kMounted[] = "..data";
const uint32_t kChanges = IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_TO | IN_MOVED_FROM;

const char* base_of(const char* path) {
  const char* slash = strrchr(path, '/');
  return slash == nullptr ? path : slash + 1;
}

// A pipe, as of a shell's <(command), is read once. 0, or errno with *fd closed.
int unpiped(int* fd) {
  const int copy = memfd_create("netmon-file", MFD_CLOEXEC);
  int error = copy < 0 ? errno : 0;
  char part[65536];
  ssize_t size = 0;
  for (size_t total = 0; error == 0 && (size = read(*fd, part, sizeof part)) != 0;) {
    if (size < 0) error = errno == EINTR ? 0 : errno;
    else if ((total += static_cast<size_t>(size)) > kMostPiped) error = EFBIG;
    else if (!write_all(copy, part, static_cast<size_t>(size))) error = errno;
  }
  close(*fd);
  *fd = copy;
  if (error != 0 && copy >= 0) close(copy);
  return error;
}

int open_file(NamedFile* file, int* error) {
  if (file->piped >= 0) return fcntl(file->piped, F_DUPFD_CLOEXEC, 3);
  int fd = open(file->name, O_RDONLY | O_CLOEXEC | O_NOCTTY);
  *error = fd < 0 ? errno : 0;
  struct stat is;
  if (fd < 0 || fstat(fd, &is) != 0 || !S_ISFIFO(is.st_mode)) return fd;
  *error = unpiped(&fd);
  if (*error != 0) return -1;
  file->piped = fcntl(fd, F_DUPFD_CLOEXEC, 3);
  return fd;
}

void watch(Files* files) {
  files->changes = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
  for (int i = 0; files->changes >= 0 && i < files->count; i++) {
    const char* name = files->named[i].name;
    char directory[4096];
    const size_t size = static_cast<size_t>(base_of(name) - name);
    if (size >= sizeof directory) continue;
    // the directory: an editor that renames a new file into place leaves a watched file behind
    snprintf(directory, sizeof directory, "%.*s", static_cast<int>(size), size == 0 ? "" : name);
    inotify_add_watch(files->changes, size == 0 ? "." : directory, kChanges);
  }
}

}  // namespace

void find_files(Files* files, char** arguments) {
  for (int i = 0; arguments[i] != nullptr && strcmp(arguments[i], "--") != 0; i++)
    for (const char* option : kOptions) {
      const size_t size = strlen(option);
      const char* name = nullptr;
      if (strncmp(arguments[i], option, size) != 0) continue;
      if (arguments[i][size] == '=') name = arguments[i] + size + 1;
      else if (arguments[i][size] == '\0') name = arguments[i + 1];
      if (name == nullptr) continue;
      if (files->count == kMostFiles) fail(2, "more configuration files than a shim can have", name);
      files->named[files->count++].name = name;
    }
  if (files->count == 0) return;
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) fail(1, "a socket cannot be made", strerror(errno));
  files->socket = ends[0];
  files->handed = ends[1];
  watch(files);
}

bool hand_files(Files* files) {
  char head[4];
  if (!read_all(files->socket, head, sizeof head)) return false;
  Bytes reply;
  int fds[kMostFiles];
  int count = 0;
  append(&reply, head, sizeof head);  // room for its length
  for (int i = 0; i < files->count; i++) {
    NamedFile* file = &files->named[i];
    int error = 0;
    const int fd = open_file(file, &error);
    if (fd >= 0) fds[count++] = fd;
    char number[16];
    snprintf(number, sizeof number, "%d", fd >= 0 ? 0 : error);
    append_string(&reply, file->name);
    append_string(&reply, number);
  }
  put_number(reply.data, static_cast<uint32_t>(reply.size - sizeof head));
  const bool sent = send_with(files->socket, reply.data, sizeof head, fds, count) &&
                    write_all(files->socket, reply.data + sizeof head, reply.size - sizeof head);
  for (int i = 0; i < count; i++) close(fds[i]);
  free(reply.data);
  return sent;
}

bool files_changed(Files* files) {
  alignas(inotify_event) char events[4096];
  bool changed = false;
  ssize_t size;
  while ((size = read(files->changes, events, sizeof events)) > 0)
    for (char* at = events; at < events + size;) {
      const inotify_event* event = reinterpret_cast<inotify_event*>(at);
      at += sizeof *event + event->len;
      if ((event->mask & IN_Q_OVERFLOW) != 0) changed = true;
      if (event->len == 0) continue;
      changed = changed || strcmp(event->name, kMounted) == 0;
      for (int i = 0; i < files->count; i++)
        changed = changed || strcmp(event->name, base_of(files->named[i].name)) == 0;
    }
  return changed;
}
