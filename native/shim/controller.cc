// The controller of this user's shims, for those outside a run. A relay that finds none makes the listening socket
// itself and starts the controller with it, so that nobody has to wait or retry: connections queue meanwhile. A lock,
// held by the controller for its lifetime, lets only one relay at a time do so.
//
// One controller serves the shims that one netmon starts in one cgroup and one set of namespaces: in another cgroup it
// would die with it, and in another mount namespace it would see other files. A replaced netmon has another name.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <initializer_list>

#include "shim.h"

namespace {

int directory_fd = -1;
char name[32];
char directory[4096];

struct Hash {
  uint64_t value = 14695981039346656037u;  // FNV-1a
  void add(const void* data, size_t size) {
    for (size_t i = 0; i < size; i++) value = (value ^ static_cast<const unsigned char*>(data)[i]) * 1099511628211u;
  }
  void add_text(const char* text) { add(text, strlen(text) + 1); }
  void add_file(const char* path) {
    struct stat is;
    if (stat(path, &is) != 0) return;
    add(&is.st_dev, sizeof is.st_dev);
    add(&is.st_ino, sizeof is.st_ino);
    add(&is.st_mtim, sizeof is.st_mtim);
  }
  void add_link(const char* path) {
    char target[256];
    const ssize_t size = readlink(path, target, sizeof target);
    if (size > 0) add(target, static_cast<size_t>(size));
  }
  void add_contents(const char* path) {
    char text[4096];
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    const ssize_t size = fd < 0 ? 0 : read(fd, text, sizeof text);
    if (size > 0) add(text, static_cast<size_t>(size));
    if (fd >= 0) close(fd);
  }
};

// Below a directory that others may write to, it must be ours alone, or it is not used.
bool open_directory(const char* parent) {
  snprintf(directory, sizeof directory, "%s/netmon-shims-%u", parent, geteuid());
  mkdir(directory, 0700);
  directory_fd = open(directory, O_DIRECTORY | O_NOFOLLOW | O_RDONLY | O_CLOEXEC);
  struct stat is;
  if (directory_fd < 0) return false;
  if (fstat(directory_fd, &is) == 0 && is.st_uid == geteuid() && (is.st_mode & 077) == 0) return true;
  close(directory_fd);
  directory_fd = -1;
  errno = EPERM;
  return false;
}

void find(char** words, int count) {
  if (directory_fd >= 0) return;
  const char* runtime = getenv("XDG_RUNTIME_DIR");
  const bool found = (runtime != nullptr && runtime[0] == '/' && open_directory(runtime)) ||
                     (geteuid() == 0 && open_directory("/run")) || open_directory("/tmp");
  if (!found) fail(8, directory, "it must be a directory of this user alone (mode 0700): remove it, or set XDG_RUNTIME_DIR");
  Hash hash;
  for (int i = 0; i < count; i++) hash.add_text(words[i]);
  if (count > 0) hash.add_file(words[count - 1]);
  hash.add_file("/proc/self/exe");
  for (const char* ns : {"mnt", "net", "pid", "user"}) {
    char path[64];
    snprintf(path, sizeof path, "/proc/self/ns/%s", ns);
    hash.add_link(path);
  }
  hash.add_contents("/proc/self/cgroup");
  const gid_t group = getegid();
  hash.add(&group, sizeof group);
  snprintf(name, sizeof name, "%016llx", static_cast<unsigned long long>(hash.value));
}

// The address goes through the directory's descriptor: a socket's path is limited to 107 characters.
void address_of(sockaddr_un* address, const char* file) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  snprintf(address->sun_path, sizeof address->sun_path, "/proc/self/fd/%d/%s", directory_fd, file);
}

int listening() {
  const int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_un address;
  address_of(&address, name);
  unlinkat(directory_fd, name, 0);
  if (fd < 0 || bind(fd, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0 || listen(fd, 4096) != 0)
    fail(8, directory, strerror(errno));
  return fd;
}

// Descriptors: 3 is the listening socket, 4 the lock. None of the host's others stay open in it.
[[noreturn]] void become_controller(char** words, int count, int listener, int lock) {
  setsid();
  if (fork() != 0) _exit(0);
  char log[64];
  snprintf(log, sizeof log, "%s.log", name);
  const int errors = openat(directory_fd, log, O_CREAT | O_TRUNC | O_WRONLY | O_NOFOLLOW, 0600);
  const int null = open("/dev/null", O_RDWR);
  // above the final numbers
  listener = fcntl(listener, F_DUPFD, 10);
  lock = fcntl(lock, F_DUPFD, 10);
  dup2(null, 0);
  dup2(null, 1);
  dup2(errors < 0 ? null : errors, 2);
  dup2(listener, 3);
  dup2(lock, 4);
  if (DIR* open_files = opendir("/proc/self/fd")) {
    while (const dirent* entry = readdir(open_files)) {
      const int fd = atoi(entry->d_name);
      if (fd > 4 && fd != dirfd(open_files)) fcntl(fd, F_SETFD, FD_CLOEXEC);
    }
    fcntl(dirfd(open_files), F_SETFD, FD_CLOEXEC);
  }
  char path[sizeof directory + sizeof name];
  snprintf(path, sizeof path, "%s/%s", directory, name);
  char command[] = "shim-controller";
  char* argv[64];
  int at = 0;
  for (; at < count && at < 60; at++) argv[at] = words[at];
  argv[at++] = command;
  argv[at++] = path;
  argv[at] = nullptr;
  execvp(argv[0], argv);
  dprintf(2, "%s: %s\n", argv[0], strerror(errno));
  _exit(127);
}

}  // namespace

int connect_to(const char* path) {
  const int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_un address = {};
  address.sun_family = AF_UNIX;
  if (strlen(path) >= sizeof address.sun_path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  strcpy(address.sun_path, path);
  int result;
  do result = connect(fd, reinterpret_cast<sockaddr*>(&address), sizeof address);
  while (result != 0 && errno == EINTR);
  if (result == 0) return fd;
  const int error = errno;
  close(fd);
  errno = error;
  return -1;
}

int user_controller(char** words, int count) {
  find(words, count);
  sockaddr_un address;
  address_of(&address, name);
  int fd = connect_to(address.sun_path);
  if (fd >= 0) return fd;
  char file[64];
  snprintf(file, sizeof file, "%s.lock", name);
  const int lock = openat(directory_fd, file, O_CREAT | O_RDWR | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (lock < 0) fail(8, directory, strerror(errno));
  if (flock(lock, LOCK_EX | LOCK_NB) != 0) {  // another relay is about to listen
    close(lock);
    usleep(2000);
    return -1;
  }
  struct stat is;
  if (fstat(lock, &is) != 0 || is.st_nlink == 0) {  // it belonged to a controller that has just ended
    close(lock);
    return -1;
  }
  fd = connect_to(address.sun_path);
  if (fd < 0) {
    const int listener = listening();
    const pid_t child = fork();
    if (child == 0) become_controller(words, count, listener, lock);
    waitpid(child, nullptr, 0);
    fd = connect_to(address.sun_path);
    close(listener);
  }
  close(lock);
  return fd;
}

// Prints the log of a controller that did not start.
void say_controller_log() {
  char file[64], text[2048];
  snprintf(file, sizeof file, "%s.log", name);
  const int fd = directory_fd < 0 ? -1 : openat(directory_fd, file, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
  const ssize_t size = fd < 0 ? 0 : read(fd, text, sizeof text);
  if (size > 0) write_all(2, text, static_cast<size_t>(size));
  if (fd >= 0) close(fd);
}
