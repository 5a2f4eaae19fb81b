// The controller of this user's shims, for those outside a run. A relay that finds none makes the listening socket
// itself and starts the controller with it, so that nobody has to wait or retry: connections queue meanwhile. A lock,
// held by the controller for its lifetime, lets only one relay at a time do so.
//
// One controller serves the shims that one netmon starts with the same rights in one cgroup and one set of namespaces
// (peer.cc). The socket's name is a hash of these, so that relays find theirs; it proves nothing. Whoever has the name
// is asked to be that process, at each connection, and is replaced if he is not. A replaced netmon has another name.
//
// The environment of the shim, which is the server's, decides nothing here: neither where the socket is, nor what the
// controller's environment has.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <initializer_list>

#include "peer.h"
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

// The user's runtime directory, wherever XDG_RUNTIME_DIR leads.
bool open_in_runtime_directory() {
  char parent[64];
  snprintf(parent, sizeof parent, "/run/user/%u", geteuid());
  struct stat is;
  return lstat(parent, &is) == 0 && S_ISDIR(is.st_mode) && is.st_uid == geteuid() && (is.st_mode & 022) == 0 &&
         open_directory(parent);
}

// What a process gives to those that it starts: a controller with the first one's would pass it on to the runs of others.
// Node raises the limit on open files itself, as far as it may.
void add_inherited(Hash* hash) {
  for (int limit = 0; limit < RLIM_NLIMITS; limit++) {
    rlimit is = {};
    getrlimit(static_cast<__rlimit_resource>(limit), &is);
    if (limit == RLIMIT_NOFILE) is.rlim_cur = 0;
    hash->add(&is, sizeof is);
  }
  cpu_set_t processors;
  CPU_ZERO(&processors);
  sched_getaffinity(0, sizeof processors, &processors);
  hash->add(&processors, sizeof processors);
  const int kept[] = {sched_getscheduler(0), getpriority(PRIO_PROCESS, 0), static_cast<int>(syscall(SYS_ioprio_get, 1, 0))};
  hash->add(kept, sizeof kept);
  char adjusted[16] = {};
  const int file = open("/proc/self/oom_score_adj", O_RDONLY | O_CLOEXEC);
  if (file >= 0 && read(file, adjusted, sizeof adjusted) < 0) adjusted[0] = '\0';
  close(file);
  hash->add(adjusted, sizeof adjusted);
}

// Sessions and sandboxes cover these places (native/helper/internal/shimdir).
void find(char** words, int count) {
  if (directory_fd >= 0) return;
  const bool found = geteuid() == 0 ? open_directory("/run") || open_directory("/tmp")
                                    : open_in_runtime_directory() || open_directory("/tmp");
  if (!found) fail(8, directory, "it must be a directory of this user alone (mode 0700): whoever owns it has to remove it");
  Bytes facts;
  if (!facts_of("self", &facts)) fail(8, "it is not known where this process belongs", "/proc must be mounted");
  Hash hash;
  for (int i = 0; i < count; i++) hash.add_text(words[i]);
  if (count > 0) hash.add_file(words[count - 1]);
  hash.add_file("/proc/self/exe");
  hash.add(facts.data, facts.size);
  free(facts.data);
  add_inherited(&hash);
  snprintf(name, sizeof name, "%016llx", static_cast<unsigned long long>(hash.value));
}

// The address goes through the directory's descriptor: a socket's path is limited to 107 characters.
void address_of(sockaddr_un* address, const char* file) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  snprintf(address->sun_path, sizeof address->sun_path, "/proc/self/fd/%d/%s", directory_fd, file);
}

int bound() {
  const int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_un address;
  address_of(&address, name);
  unlinkat(directory_fd, name, 0);
  if (fd < 0 || bind(fd, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0) fail(8, directory, strerror(errno));
  return fd;
}

// Fixed: a server's environment must change nothing for the other shims, and Node and libraries read a good deal of it.
// netmon's tests have their own store and faults; a released netmon reads no such variable.
char** controller_environment() {
  static char path[] = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
  // name lookups of all runs wait on these threads, in half of them at most
  static char pool[] = "UV_THREADPOOL_SIZE=64";
  static char* environment[9] = {path, pool};
  int count = 2;
  for (char** entry = environ; *entry != nullptr && count < 8; entry++)
    for (const char* test : {"NETMON_TEST_", "NETMON_INJECT_FAULTS="})
      if (strncmp(*entry, test, strlen(test)) == 0) environment[count++] = *entry;
  return environment;
}

// Descriptors: 3 is the listening socket, 4 the lock. None of the host's others stay open in it. Listens itself, because
// the kernel names the process that called listen as the peer of each connection, and then closes `listens`.
[[noreturn]] void become_controller(char** words, int count, bool for_run, int listener, int lock, int listens) {
  setsid();
  if (fork() != 0) _exit(0);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  struct sigaction usual = {};
  usual.sa_handler = SIG_DFL;
  for (int number = 1; number < NSIG; number++) sigaction(number, &usual, nullptr);
  umask(022);  // not what the first one has: it makes files for all of them
  if (listen(listener, 4096) != 0) _exit(1);
  char log[64];
  snprintf(log, sizeof log, "%s.log", name);
  const int errors = openat(directory_fd, log, O_CREAT | O_TRUNC | O_WRONLY | O_NOFOLLOW, 0600);
  const int null = open("/dev/null", O_RDWR);
  write_all(listens, "", 1);
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
  char run[] = "run";
  if (for_run) argv[at++] = run;
  argv[at] = nullptr;
  execve(argv[0], argv, controller_environment());
  dprintf(2, "%s: %s\n", argv[0], strerror(errno));
  _exit(127);
}

void start_controller(char** words, int count, bool for_run, int lock) {
  // the launcher does not know where Node is
  if (count > 1 && strcmp(words[0], "node") == 0) words[0] = node_of(words[count - 2]);
  const int listener = bound();
  int listens[2];
  if (pipe2(listens, O_CLOEXEC) != 0) fail(8, "a pipe cannot be made", strerror(errno));
  const pid_t child = fork();
  if (child == 0) become_controller(words, count, for_run, listener, lock, listens[1]);
  close(listens[1]);
  close(listener);
  waitpid(child, nullptr, 0);
  char byte;
  read_all(listens[0], &byte, 1);
  close(listens[0]);
}

// What is wrong with the process that has the name; nullptr: nothing was found yet.
const char* objection = nullptr;

int connect_to_controller() {
  sockaddr_un address;
  address_of(&address, name);
  const int fd = connect_to(address.sun_path);
  if (fd < 0) return -1;
  const char* found = objection_to_controller(fd);
  if (found == nullptr) return fd;
  objection = found;
  close(fd);
  return -1;
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

int user_controller(char** words, int count, bool for_run) {
  find(words, count);
  int fd = connect_to_controller();
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
  fd = connect_to_controller();
  if (fd < 0) {
    start_controller(words, count, for_run, lock);
    fd = connect_to_controller();
  }
  close(lock);
  return fd;
}

// Prints why there is no controller.
void say_controller_log() {
  char file[64], text[2048];
  snprintf(file, sizeof file, "%s.log", name);
  const int fd = directory_fd < 0 ? -1 : openat(directory_fd, file, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
  const ssize_t size = fd < 0 ? 0 : read(fd, text, sizeof text);
  if (size > 0) write_all(2, text, static_cast<size_t>(size));
  if (fd >= 0) close(fd);
  if (objection != nullptr) dprintf(2, "netmon: error: %s/%s is not the controller's: %s\n", directory, name, objection);
}
