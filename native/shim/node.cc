// Node for the controller, wherever the shim's environment would lead: the one that netmon wrap-config ran on, that of
// the same installation, or the system's. The PATH comes last, for a Node in a place that nobody could know.
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
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

// `start`: lib/start.cjs of the package, which npm installs as PREFIX/lib/node_modules/netmon.
char* node_of(const char* start) {
  static char path[PATH_MAX + NAME_MAX];
  char directory[PATH_MAX];
  snprintf(directory, sizeof directory, "%s", start);
  if (char* slash = strrchr(directory, '/')) *slash = '\0';
  if (noted(directory, path, sizeof path)) return path;
  snprintf(path, sizeof path, "%s/../../../../bin/node", directory);
  if (access(path, X_OK) == 0) return path;
  for (const char* system : {"/usr/local/bin/node", "/usr/bin/node", "/bin/node"}) {
    snprintf(path, sizeof path, "%s", system);
    if (access(path, X_OK) == 0) return path;
  }
  const char* at = getenv("PATH");
  while (at != nullptr && *at != '\0') {
    const size_t size = strcspn(at, ":");
    snprintf(path, sizeof path, "%.*s/node", static_cast<int>(size), at);
    if (at[0] == '/' && access(path, X_OK) == 0) return path;
    at += size + (at[size] == ':');
  }
  fail(9, "Node is not found", "install it as /usr/bin/node, or run netmon wrap-config, which notes where it is");
}
