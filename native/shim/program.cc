// What the controller has to read to know the server's program: files of the cache, of a package, of the command itself.
// The relay opens them with its own rights, in its own namespaces, and sends their contents: the controller opens no
// path that a shim told it. A thread reads, because a file system may hang: signals and streams go on meanwhile.
//
// Direction of failure: closed. What cannot be read is not known, and the controller decides what that means.
#include "program.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <initializer_list>

#include "shim.h"

namespace {

const size_t kPiece = 65536;  // src/app/shim/relay.ts
const size_t kMostNames = 1u << 20;
const int kMostWords = 64;
const int kEngineMs = 5000;

// The file that is being read in pieces.
char open_path[PATH_MAX];
int open_fd = -1;

int opened(const char* path, bool again) {
  if (again && open_fd >= 0 && strcmp(path, open_path) == 0) return open_fd;
  if (open_fd >= 0) close(open_fd);
  open_fd = strlen(path) < sizeof open_path ? open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK) : -1;
  if (open_fd >= 0) strcpy(open_path, path);
  return open_fd;
}

Bytes* new_bytes() {
  Bytes* bytes = static_cast<Bytes*>(calloc(1, sizeof(Bytes)));
  if (bytes == nullptr) fail(1, "there is no memory left", "");
  return bytes;
}

void free_bytes(Bytes* bytes) {
  free(bytes->data);
  free(bytes);
}

void append_names(Bytes* reply, int fd) {
  DIR* directory = fdopendir(fcntl(fd, F_DUPFD_CLOEXEC, 3));
  if (directory == nullptr) return;
  rewinddir(directory);
  while (const dirent* entry = readdir(directory))
    if (entry->d_name[0] != '.' && reply->size < kMostNames) append_string(reply, entry->d_name);
  closedir(directory);
}

Bytes* none() {
  Bytes* reply = new_bytes();
  for (const char* text : {"none", "", ""}) append_string(reply, text);
  return reply;
}

// Device, inode, size and time of the last change: a file that has the same was not written, renamed or replaced since.
void identity_of(int fd, char* text, size_t room) {
  struct stat is = {};
  text[0] = '\0';
  if (fstat(fd, &is) != 0) return;
  snprintf(text, room, "%lu:%lu:%ld:%ld.%09ld", static_cast<unsigned long>(is.st_dev),
           static_cast<unsigned long>(is.st_ino), static_cast<long>(is.st_size), static_cast<long>(is.st_ctim.tv_sec),
           static_cast<long>(is.st_ctim.tv_nsec));
}

// The words of the command up to its `run` or `container run`, which say which engine it is, ask that for an image that
// the command names.
Bytes* image_of(const char* image, char** command) {
  char* words[kMostWords + 6] = {};
  int count = 0;
  bool named = false;
  for (char** word = command; word != nullptr && *word != nullptr; word++) named = named || strcmp(*word, image) == 0;
  for (char** word = command; named && *word != nullptr; word++) {
    if (strcmp(*word, "run") == 0 || strcmp(*word, "container") == 0) break;
    if (count < kMostWords) words[count++] = *word;
  }
  const char* const question[] = {"image", "inspect", "--format", "{{.Id}}", image};
  for (const char* word : question) words[count++] = const_cast<char*>(word);
  char id[128] = "";
  int output[2];
  if (named && pipe2(output, O_CLOEXEC) == 0) {
    const pid_t child = fork();
    if (child == 0) {
      sigset_t nothing;
      sigemptyset(&nothing);
      sigprocmask(SIG_SETMASK, &nothing, nullptr);
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      const int null = open("/dev/null", O_RDWR);
      dup2(null, 0);
      dup2(output[1], 1);
      dup2(null, 2);
      execvp(words[0], words);
      _exit(127);
    }
    close(output[1]);
    pollfd entry = {output[0], POLLIN, 0};
    if (child > 0 && poll(&entry, 1, kEngineMs) > 0) {
      const ssize_t size = read(output[0], id, sizeof id - 1);
      id[size < 0 ? 0 : size] = '\0';
      id[strcspn(id, "\n")] = '\0';
    }
    close(output[0]);
    if (child > 0) kill(child, SIGKILL);
    while (child > 0 && waitpid(child, nullptr, 0) < 0 && errno == EINTR) continue;
  }
  if (id[0] == '\0') return none();
  Bytes* reply = new_bytes();
  append_string(reply, "image");
  const char prefix[] = "sha256:";  // podman leaves out what docker says
  if (strncmp(id, prefix, strlen(prefix)) != 0) append(reply, prefix, strlen(prefix));
  append_string(reply, id);
  append_string(reply, "");
  return reply;
}

// Strings: kind, identity, path without links; then the bytes of a file from `offset`, or the names in a directory.
Bytes* contents_of(const Bytes& request, char** command) {
  const char* path = request.data;
  if (path[0] != '/') return image_of(path, command);
  const size_t length = strlen(path);
  const long long offset = length + 1 < request.size ? atoll(path + length + 1) : 0;
  const int fd = opened(path, offset > 0);
  struct stat is = {};
  if (fd < 0 || fstat(fd, &is) != 0 || !(S_ISDIR(is.st_mode) || S_ISREG(is.st_mode))) return none();
  const bool runs = S_ISREG(is.st_mode) && faccessat(AT_FDCWD, path, X_OK, AT_EACCESS) == 0;
  char identity[96], link[32], target[PATH_MAX];
  identity_of(fd, identity, sizeof identity);
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  const ssize_t target_size = readlink(link, target, sizeof target - 1);
  target[target_size < 0 ? 0 : target_size] = '\0';
  Bytes* reply = new_bytes();
  append_string(reply, S_ISDIR(is.st_mode) ? "directory" : runs ? "program" : "file");
  append_string(reply, identity);
  append_string(reply, target);
  if (S_ISDIR(is.st_mode)) {
    append_names(reply, fd);
  } else if (offset >= 0) {
    static char piece[kPiece];
    const ssize_t size = pread(fd, piece, sizeof piece, offset);
    if (size > 0) append(reply, piece, static_cast<size_t>(size));
  }
  return reply;
}

// Pointers to requests and replies, which the receiver frees.
int requests[2] = {-1, -1};
int replies[2] = {-1, -1};

void* read_for_ever(void* command) {
  Bytes* request;
  while (read_all(requests[0], &request, sizeof request)) {
    Bytes* reply = contents_of(*request, static_cast<char**>(command));
    free_bytes(request);
    write_all(replies[1], &reply, sizeof reply);
  }
  return nullptr;
}

// All signals are the main thread's.
bool start_reader(char** command) {
  if (replies[0] >= 0) return true;
  if (pipe2(requests, O_CLOEXEC) != 0 || pipe2(replies, O_CLOEXEC) != 0) return false;
  sigset_t all, former;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &former);
  pthread_t thread;
  const bool started = pthread_create(&thread, nullptr, read_for_ever, command) == 0;
  pthread_sigmask(SIG_SETMASK, &former, nullptr);
  return started;
}

}  // namespace

void ask_reader(const Bytes& request, char** command) {
  if (!start_reader(command)) fail(1, "a thread cannot be started", strerror(errno));
  Bytes* copy = new_bytes();
  append(copy, request.data, request.size + 1);  // with the NUL after it
  copy->size = request.size;
  write_all(requests[1], &copy, sizeof copy);
}

int reader() { return replies[0]; }

void send_read(int control) {
  Bytes* reply;
  if (!read_all(replies[0], &reply, sizeof reply)) return;
  if (control >= 0) send_frame(control, kContents, reply->data, static_cast<uint32_t>(reply->size));
  free_bytes(reply);
}

// As execvp(3) finds it.
static int open_program(const char* name) {
  const int flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK;
  if (strchr(name, '/') != nullptr) return open(name, flags);
  const char* at = getenv("PATH");
  for (at = at == nullptr ? "/bin:/usr/bin" : at;; at++) {
    const size_t size = strcspn(at, ":");
    char path[PATH_MAX];
    struct stat is;
    snprintf(path, sizeof path, "%.*s%s%s", static_cast<int>(size), at, size == 0 ? "" : "/", name);
    if (stat(path, &is) == 0 && S_ISREG(is.st_mode) && access(path, X_OK) == 0) return open(path, flags);
    at += size;
    if (*at == '\0') break;
  }
  errno = ENOENT;
  return -1;
}

bool is_checked(const char* name, const char* wanted) {
  char identity[96];
  const int fd = open_program(name);
  identity_of(fd, identity, sizeof identity);
  if (fd >= 0) close(fd);
  return identity[0] != '\0' && strcmp(identity, wanted) == 0;
}
