// Who is at the other end of a socket, as the kernel says it. A relay and the user's controller belong together only if
// each has exactly the other's user, groups, rights, cgroup, namespaces and root directory: then neither can do
// anything through the other that it could not do itself. src/app/shim/peer.ts checks the same at the other end.
//
// Fails closed: what cannot be read is an objection.
#include "peer.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#ifndef SO_PEERPIDFD
#define SO_PEERPIDFD 77  // Linux 6.5
#endif

namespace {

// Lines of /proc/PID/status. A sandbox that shares everything else still differs in these: Landlock and seccomp need
// no_new_privs without privileges.
const char* const kRights[] = {"Uid:", "Gid:", "Groups:", "CapBnd:", "NoNewPrivs:", "Seccomp:", "Seccomp_filters:"};

bool add_contents(const char* process, const char* file, Bytes* text) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%s/%s", process, file);
  const int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return false;
  char part[4096];
  ssize_t size;
  while ((size = read(fd, part, sizeof part)) > 0) append(text, part, static_cast<size_t>(size));
  close(fd);
  return size == 0;
}

bool add_link(const char* process, const char* file, Bytes* text) {
  char path[64], target[4096];
  snprintf(path, sizeof path, "/proc/%s/%s", process, file);
  const ssize_t size = readlink(path, target, sizeof target - 1);
  if (size < 0) return false;
  target[size] = '\0';
  append_string(text, target);
  return true;
}

bool add_rights(const char* process, Bytes* text) {
  Bytes status;
  const bool whole = add_contents(process, "status", &status);
  append(&status, "", 1);
  for (char* line = strtok(status.data, "\n"); whole && line != nullptr; line = strtok(nullptr, "\n"))
    for (const char* name : kRights)
      if (strncmp(line, name, strlen(name)) == 0) append_string(text, line);
  free(status.data);
  return whole;
}

// The number of pid namespaces that a process has a number in, seen from here: more than one inside a session.
int namespaces_of(const char* process) {
  Bytes status;
  int count = 0;
  if (add_contents(process, "status", &status)) {
    append(&status, "", 1);
    if (const char* line = strstr(status.data, "\nNSpid:"))
      for (const char* at = line + 7; *at != '\n' && *at != '\0'; at++) count += *at == '\t';
  }
  free(status.data);
  return count;
}

// Whether this process is in a user namespace with its user's own id alone: in a session that netmon serve holds, whose
// run is the user's.
bool in_users_session() {
  Bytes map;
  unsigned inside = 0, outside = 0, size = 0;
  const bool whole = add_contents("self", "uid_map", &map);
  append(&map, "", 1);
  const bool one = whole && sscanf(map.data, "%u %u %u", &inside, &outside, &size) == 3 && size == 1;
  free(map.data);
  return one && inside == outside && inside == geteuid();
}

// False: the process that called connect or listen has ended, so that another may have its number. Before Linux 6.5 the
// kernel does not tell.
bool is_alive(int fd) {
  int process = -1;
  socklen_t size = sizeof process;
  if (getsockopt(fd, SOL_SOCKET, SO_PEERPIDFD, &process, &size) != 0) return errno == ENOPROTOOPT;
  pollfd entry = {process, POLLIN, 0};
  const bool alive = poll(&entry, 1, 0) == 0;
  close(process);
  return alive;
}

}  // namespace

bool facts_of(const char* process, Bytes* facts) {
  facts->size = 0;
  const bool whole = add_rights(process, facts) && add_link(process, "ns/mnt", facts) &&
                     add_link(process, "ns/pid", facts) && add_link(process, "ns/user", facts) &&
                     add_link(process, "ns/net", facts) && add_link(process, "root", facts) &&
                     add_contents(process, "cgroup", facts);
  append(facts, "", 1);
  return whole;
}

const char* objection_to_controller(int fd) {
  ucred peer = {};
  socklen_t size = sizeof peer;
  if (getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0) return "it is not known who listens there";
  if (peer.uid != geteuid()) return "another user listens there";
  if (peer.pid == 0) return "the process that listens there is outside this process's namespaces";
  char process[16];
  snprintf(process, sizeof process, "%d", peer.pid);
  Bytes theirs, ours;
  const bool whole = facts_of(process, &theirs) && facts_of("self", &ours);
  const bool same = whole && theirs.size == ours.size && memcmp(theirs.data, ours.data, ours.size) == 0;
  free(theirs.data);
  free(ours.data);
  if (!is_alive(fd)) return "the process that listened there has ended";
  if (!whole) return "it is not known where the process that listens there belongs";
  if (!same) return "the process that listens there has other rights, or is in another cgroup, namespace or session";
  return nullptr;
}

const char* objection_to_run(int fd) {
  ucred peer = {};
  socklen_t size = sizeof peer;
  if (getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0) return "it is not known who listens there";
  if (peer.uid != 0 && peer.uid != geteuid()) return "another user listens there";
  // a run with a kernel layer is outside its session's pid namespace, and root's unless a service has the session
  if (peer.pid == 0)
    return peer.uid == 0 || in_users_session() ? nullptr : "the process that listens there is in another sandbox";
  char process[16];
  snprintf(process, sizeof process, "%d", peer.pid);
  const int namespaces = namespaces_of(process);
  if (!is_alive(fd)) return "the process that listened there has ended";
  return namespaces == 1 ? nullptr : "the process that listens there is inside a session";
}
