// Node for the controller, wherever the shim's environment would lead: the one that netmon wrap-config ran on, that of
// the same installation, or the system's. The PATH comes last, for a Node in a place that nobody could know. One that is
// too old for netmon is passed over.
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <initializer_list>

#include "shim.h"

// In the file node-path beside the modules, whose owner wrote them too.
static bool noted(const char* directory, char* path, size_t room) {
  char file[PATH_MAX + 16];
  snprintf(file, sizeof file, "%s/node-path", directory);
  const int fd = open(file, O_RDONLY | O_CLOEXEC);
  const ssize_t size = fd < 0 ? 0 : read(fd, path, room - 1);
  if (fd >= 0) close(fd);
  path[size > 0 ? size : 0] = '\0';
  return path[0] == '/' && access(path, X_OK) == 0;
}

// Reports whether it is a Node.js of package.json's `engines`, by asking it.
static bool is_new_enough(const char* path) {
  int output[2];
  if (access(path, X_OK) != 0 || pipe2(output, O_CLOEXEC) != 0) return false;
  const pid_t child = fork();
  if (child == 0) {
    dup2(output[1], 1);
    char version[] = "--version";
    char* argv[] = {const_cast<char*>(path), version, nullptr};
    char* nothing[] = {nullptr};
    execve(path, argv, nothing);
    _exit(127);
  }
  close(output[1]);
  char text[32] = "";
  const ssize_t size = child < 0 ? -1 : read(output[0], text, sizeof text - 1);
  close(output[0]);
  while (child > 0 && waitpid(child, nullptr, 0) < 0 && errno == EINTR) continue;
  int major = 0, minor = 0;
  return size > 0 && sscanf(text, "v%d.%d.", &major, &minor) == 2 && (major > 22 || (major == 22 && minor >= 19));
}

// `start`: lib/start.cjs of the package, which npm installs as PREFIX/lib/node_modules/netmon.
char* node_of(const char* start) {
  static char path[PATH_MAX + NAME_MAX];
  char directory[PATH_MAX];
  snprintf(directory, sizeof directory, "%s", start);
  if (char* slash = strrchr(directory, '/')) *slash = '\0';
  if (noted(directory, path, sizeof path)) return path;
  snprintf(path, sizeof path, "%s/../../../../bin/node", directory);
  if (is_new_enough(path)) return path;
  for (const char* system : {"/usr/local/bin/node", "/usr/bin/node", "/bin/node"}) {
    snprintf(path, sizeof path, "%s", system);
    if (is_new_enough(path)) return path;
  }
  const char* at = getenv("PATH");
  while (at != nullptr && *at != '\0') {
    const size_t size = strcspn(at, ":");
    snprintf(path, sizeof path, "%.*s/node", static_cast<int>(size), at);
    if (at[0] == '/' && is_new_enough(path)) return path;
    at += size + (at[size] == ':');
  }
  fail(9, "no Node 22.19 or newer is found",
       "install it as /usr/bin/node, or run netmon wrap-config, which notes where it is");
}
