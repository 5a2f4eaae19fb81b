// Files with another user's rights.
//
// The ids for file access belong to a thread (credentials(7)); glibc's setgroups would change those of all threads, so
// the system calls are made directly. They run on the JavaScript thread, for one call that cannot be interrupted, and
// are undone before control returns to the event loop. A thread that cannot return aborts the process: otherwise it
// would continue with the wrong rights. Only synchronous calls of f are covered: libuv's pool keeps its own ids.
#include <malloc.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/fsuid.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <vector>

#include "arguments.h"
#include "calls.h"
#include "errors.h"

namespace netmon {
namespace {

// (uid_t)-1 changes nothing: the calls return the current id.
uid_t fs_uid() { return static_cast<uid_t>(setfsuid(static_cast<uid_t>(-1))); }
gid_t fs_gid() { return static_cast<gid_t>(setfsgid(static_cast<gid_t>(-1))); }

bool set_groups(const std::vector<gid_t>& groups) {
  return syscall(SYS_setgroups, groups.size(), groups.data()) == 0;
}

// Has the other user's ids from enter() to the destructor.
class UserScope {
 public:
  UserScope() = default;
  UserScope(const UserScope&) = delete;
  UserScope& operator=(const UserScope&) = delete;
  ~UserScope() {
    if (!changed_) return;
    setfsuid(uid_);
    setfsgid(gid_);
    stay_undumpable();
    if (fs_uid() == uid_ && fs_gid() == gid_ && set_groups(groups_)) return;
    perror("netmon: cannot return to its own rights");
    abort();
  }

  // 0, or the errno with *call set.
  int enter(uid_t uid, gid_t gid, const std::vector<gid_t>& groups, const char** call) {
    *call = "getgroups";
    const int count = getgroups(0, nullptr);
    if (count < 0) return errno;
    groups_.resize(static_cast<size_t>(count));
    if (getgroups(count, groups_.data()) < 0) return errno;
    uid_ = fs_uid();
    gid_ = fs_gid();
    undumpable_ = prctl(PR_GET_DUMPABLE, 0, 0, 0, 0) == 0;
    *call = "setgroups";
    if (!set_groups(groups)) return errno;
    changed_ = true;
    // these two report no error: compare the ids afterwards
    *call = "setfsgid";
    setfsgid(gid);
    if (fs_gid() != gid) return EPERM;
    *call = "setfsuid";
    setfsuid(uid);
    stay_undumpable();
    return fs_uid() == uid ? 0 : EPERM;
  }

 private:
  // The kernel gives a process whose ids change the value of fs.suid_dumpable, which systemd sets to 2: root's core dumps.
  void stay_undumpable() const {
    if (undumpable_) prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  }

  std::vector<gid_t> groups_;
  uid_t uid_ = 0;
  gid_t gid_ = 0;
  bool changed_ = false;
  bool undumpable_ = false;
};

// giveBackMemory(): to the kernel, what malloc has kept of what was freed, in the whole process.
Napi::Value give_back_memory(const Napi::CallbackInfo& info) {
  malloc_trim(0);
  return info.Env().Undefined();
}

// makeUndumpable(): of the whole process.
Napi::Value make_undumpable(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) return fail(env, errno, "prctl");
  return env.Undefined();
}

// runAsUser(uid, gid, groups, f): returns or throws what f does.
Napi::Value run_as_user(const Napi::CallbackInfo& info) {
  Napi::Env env = info.Env();
  uint32_t uid = 0, gid = 0;
  if (!u32_argument(info, 0, "uid", &uid) || !u32_argument(info, 1, "gid", &gid)) return env.Undefined();
  if (uid == UINT_MAX || gid == UINT_MAX) return fail_type(env, "uid and gid must not be 4294967295");
  if (!info[2].IsArray()) return fail_type(env, "groups must be an array of numbers");
  if (!info[3].IsFunction()) return fail_type(env, "f must be a function");
  std::vector<gid_t> groups;
  const Napi::Array list = info[2].As<Napi::Array>();
  for (uint32_t i = 0; i < list.Length(); i++) {
    const Napi::Value group = list.Get(i);
    if (!group.IsNumber()) return fail_type(env, "groups must be an array of numbers");
    groups.push_back(group.As<Napi::Number>().Uint32Value());
  }
  UserScope scope;
  const char* call = nullptr;
  const int err = scope.enter(uid, gid, groups, &call);
  if (err != 0) return fail(env, err, call);
  return info[3].As<Napi::Function>().Call({});  // an exception stays pending
}

}  // namespace

void export_rights_calls(Napi::Env env, Napi::Object exports) {
  exports.Set("giveBackMemory", Napi::Function::New<give_back_memory>(env, "giveBackMemory"));
  exports.Set("makeUndumpable", Napi::Function::New<make_undumpable>(env, "makeUndumpable"));
  exports.Set("runAsUser", Napi::Function::New<run_as_user>(env, "runAsUser"));
}

}  // namespace netmon
