// Which runs the user's controller serves. Everything that this does not know makes a process of its own: other options,
// variables that Node or netmon read from their own environment, limits that the controller would inherit, and file
// systems on which it would wait for somebody.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <initializer_list>

#include "run.h"

namespace {

const char* const kFlags[] = {"--fail-closed", "--quiet", "--no-pin"};
const char* const kValued[] = {"--session", "--config", "--mcp-config", "--mode", "--preset", "--agent", "--state-dir",
                               "--log-level", "--wait"};
// Variables of netmon's that a run reads from the environment that is its own.
const char* const kOwn[] = {"NETMON_SHARE_RUNS=", "NETMON_SERVICE=", "NETMON_SESSION=", "NETMON_MODE=", "NETMON_CONFIG=", "NETMON_STARTED_BY=", "NETMON_TEST_",
                            "NETMON_INJECT_FAULTS="};
// File systems that nobody else answers for (statfs(2)): those of FUSE and of networks may never answer.
const unsigned kLocal[] = {0xEF53, 0x58465342, 0x9123683E, 0x01021994, 0x858458F6, 0x794C7630, 0x2FC12FC1, 0xF2F52010,
                           0xCA451A4E, 0xE0F5E1E2, 0x73717368};

// That 32 runs share: 512 each (src/http/connection-room.ts).
const rlim_t kFewestFiles = 16384;

const char* value_of(const char* word, const char* option) {
  const size_t size = strlen(option);
  return strncmp(word, option, size) == 0 && word[size] == '=' ? word + size + 1 : nullptr;
}

bool is_local(const char* path) {
  struct statfs is;
  if (statfs(path, &is) != 0) return false;
  for (const unsigned type : kLocal)
    if (static_cast<unsigned>(is.f_type) == type) return true;
  return false;
}

// A path that the controller reads as the caller does; `if_there`: of a file system that nobody else answers for, missing,
// or closed to this user.
bool is_plain(const char* path, bool if_there) {
  if (path[0] != '/') return false;
  return is_local(path) || (if_there && access(path, F_OK) != 0 && (errno == ENOENT || errno == EACCES));
}

// Directories that netmon looks into, or makes files in.
bool knows_directories() {
  for (const char* name : {"TMPDIR", "TMP", "TEMP", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"}) {
    const char* path = getenv(name);
    if (path != nullptr && path[0] != '\0' && !is_plain(path, false)) return false;
  }
  if (!is_local("/tmp")) return false;
  const char* home = getenv("HOME");
  if (home == nullptr || !is_plain(home, false)) return false;
  const char* path = getenv("PATH");
  if (path == nullptr) return false;
  for (;;) {
    char directory[4096];
    const size_t size = strcspn(path, ":");
    if (size == 0 || size >= sizeof directory) return false;
    memcpy(directory, path, size);
    directory[size] = '\0';
    if (!is_plain(directory, true)) return false;
    if (path[size] == '\0') return true;
    path += size + 1;
  }
}

bool may_have(const char* option, const char* value) {
  if (strcmp(option, "--state-dir") == 0) return is_plain(value, false);
  if (strcmp(option, "--config") == 0 || strcmp(option, "--mcp-config") == 0) return is_local(value);
  return true;
}

// True: only options that the controller takes come before the command.
bool knows_options(char** words, bool is_exec) {
  for (; *words != nullptr; words++) {
    if (strcmp(*words, "--") == 0) return words[1] != nullptr;
    if ((*words)[0] != '-') return true;
    bool known = false;
    for (const char* flag : kFlags) known |= !is_exec && strcmp(*words, flag) == 0;
    for (const char* option : kValued) {
      if (is_exec && strcmp(option, "--session") != 0 && strcmp(option, "--wait") != 0) continue;
      const char* value = value_of(*words, option);
      if (value == nullptr && strcmp(*words, option) == 0) value = *++words;
      else if (value == nullptr) continue;
      if (value == nullptr || !may_have(option, value)) return false;
      known = true;
      break;
    }
    if (!known) return false;
  }
  return false;
}

bool knows_environment() {
  for (char** entry = environ; *entry != nullptr; entry++) {
    // netmon itself reads which authorities it is to trust
    const bool authorities = strncmp(*entry, "NODE_EXTRA_CA_CERTS=", 20) == 0;
    if ((strncmp(*entry, "NODE_", 5) == 0 && !authorities) || strncmp(*entry, "TZ=", 3) == 0) return false;
    if (strncmp(*entry, "NETMON_", 7) != 0) continue;
    bool own = false;
    for (const char* name : kOwn) own |= strncmp(*entry, name, strlen(name)) == 0;
    if (!own) return false;
  }
  return true;
}

bool has_usual_limits() {
  for (const auto limit : {RLIMIT_CPU, RLIMIT_AS, RLIMIT_DATA, RLIMIT_FSIZE}) {
    rlimit is;
    if (getrlimit(limit, &is) != 0 || is.rlim_cur != RLIM_INFINITY) return false;
  }
  rlimit files;
  if (getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_max < kFewestFiles) return false;
  errno = 0;
  return getpriority(PRIO_PROCESS, 0) == 0 && errno == 0;
}

bool has_service() {
  const char* path = getenv("NETMON_SERVICE");
  if (path == nullptr) path = "/run/netmon-service/socket";
  return path[0] == '/' && access(path, W_OK) == 0;
}

}  // namespace

bool may_be_hosted(char** arguments) {
  if (geteuid() == 0 || getuid() != geteuid() || getgid() != getegid() || !has_service()) return false;
  if (arguments[0] == nullptr) return false;
  const bool is_exec = strcmp(arguments[0], "exec") == 0;
  if ((!is_exec && strcmp(arguments[0], "run") != 0) || !knows_options(arguments + 1, is_exec)) return false;
  return knows_environment() && has_usual_limits() && is_local(".") && knows_directories();
}
