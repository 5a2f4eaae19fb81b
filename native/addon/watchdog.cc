// What counts is time in which the loop neither turned nor computed nor waited for a processor: half a second for each
// look at a thread that sleeps in the kernel, and the processor time of one that runs. A machine that is busy, short of
// memory, suspended, or whose process was stopped, thus makes no standstill.
//
// The thread must not wait itself: what may wait, it leaves to further threads, and then ends the process all the same.
#include "watchdog.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include <atomic>

namespace netmon {
namespace {

constexpr uint32_t kTickMs = 500;
constexpr uint32_t kStandstillMs = 5000;
constexpr uint32_t kLastWordsMs = 1000;
constexpr int kExitStandstill = 18;  // src/cli/exit-codes.ts
constexpr size_t kStack = 128 << 10;
constexpr int kAskForEnd[] = {SIGTERM, SIGINT};

std::atomic<uint64_t> beats{0};
std::atomic<bool> ends{false};
std::atomic<int> exit_code{-1};  // -1: not ending
std::atomic<bool> ending{false};  // by this thread
std::atomic<int> session{-1};
std::atomic<int> asked{0};  // the signal that nobody has handled yet
std::atomic<uint32_t> stood_still{0};
struct sigaction handlers[NSIG];
int stat_fd = -1;
bool started = false;

bool start_thread(void* (*run)(void*), void* argument) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, kStack);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_t thread;
  const bool done = pthread_create(&thread, &attributes, run, argument) == 0;
  pthread_attr_destroy(&attributes);
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return done;
}

void pause_ms(uint32_t ms) {
  timespec time = {ms / 1000, static_cast<long>(ms % 1000) * 1000000};
  while (clock_nanosleep(CLOCK_MONOTONIC, 0, &time, &time) == EINTR) {
  }
}

void on_signal(int number) {
  asked.store(number);
  handlers[number].sa_handler(number);
}

// Node's handlers only note the signal for the loop. Repeated, as Node sets them anew.
void listen_too() {
  for (const int number : kAskForEnd) {
    struct sigaction current = {};
    if (sigaction(number, nullptr, &current) != 0) continue;
    if ((current.sa_flags & (SA_SIGINFO | static_cast<int>(SA_RESETHAND))) != 0) continue;
    if (current.sa_handler == SIG_DFL || current.sa_handler == SIG_IGN || current.sa_handler == on_signal) continue;
    handlers[number] = current;
    current.sa_handler = on_signal;
    sigaction(number, &current, nullptr);
  }
}

// A thread that cannot be interrupted runs no handler: the signal stays pending.
bool is_pending(int number) {
  char text[4096];
  const int fd = open("/proc/self/status", O_RDONLY | O_CLOEXEC);
  const ssize_t size = fd < 0 ? 0 : read(fd, text, sizeof text - 1);
  if (fd >= 0) close(fd);
  text[size < 0 ? 0 : size] = 0;
  const char* line = strstr(text, "\nShdPnd:");
  return line != nullptr && ((strtoull(line + 8, nullptr, 16) >> (number - 1)) & 1) != 0;
}

int asked_for_end() {
  const int number = asked.load();
  if (number != 0) return number;
  for (const int one : kAskForEnd)
    if (is_pending(one)) return one;
  return 0;
}

struct Sample {
  char state = 'S';
  uint64_t major_faults = 0, ticks = 0;
};

Sample look() {
  Sample sample;
  char text[1024];
  const ssize_t size = pread(stat_fd, text, sizeof text - 1, 0);
  if (size <= 0) return sample;
  text[size] = 0;
  const char* after = strrchr(text, ')');  // the name may contain anything
  unsigned long long major = 0, user = 0, system = 0;
  if (after == nullptr ||
      sscanf(after + 1, " %c %*d %*d %*d %*d %*d %*u %*u %*u %llu %*u %llu %llu", &sample.state, &major, &user, &system) != 4)
    return sample;
  sample.major_faults = major;
  sample.ticks = user + system;
  return sample;
}

uint32_t cost(const Sample& before, const Sample& now) {
  if (now.state == 'T' || now.state == 't' || now.major_faults != before.major_faults) return 0;
  if (now.state != 'R') return kTickMs;
  const uint64_t ran = (now.ticks - before.ticks) * 1000 / static_cast<uint64_t>(sysconf(_SC_CLK_TCK));
  return ran < kTickMs ? static_cast<uint32_t>(ran) : kTickMs;
}

void say(const char* text) {
  start_thread(
      [](void* message) -> void* {
        const auto* line = static_cast<const char*>(message);
        if (write(2, line, strlen(line)) < 0) return nullptr;
        return nullptr;
      },
      const_cast<char*>(text));
}

// Frozen first, so that none can start another. Not by cgroup.kill, after which no session could start in the cgroup
// (native/helper/internal/isolate/kill.go). Those in cgroups below stay frozen until the guard finds this process dead.
void kill_session() {
  const int directory = session.load();
  if (directory < 0) return;
  const int freeze = openat(directory, "cgroup.freeze", O_WRONLY | O_CLOEXEC);
  if (freeze < 0 || write(freeze, "1", 1) < 0) return;
  FILE* list = fdopen(openat(directory, "cgroup.procs", O_RDONLY | O_CLOEXEC), "r");
  int pid = 0;
  while (list != nullptr && fscanf(list, "%d", &pid) == 1)
    if (pid > 1) kill(pid, SIGKILL);
}

[[noreturn]] void end(int code) {
  ending.store(true);
  start_thread(
      [](void*) -> void* {
        kill_session();
        return nullptr;
      },
      nullptr);
  pause_ms(kLastWordsMs);
  for (;;) syscall(SYS_exit_group, code);
}

void* run(void*) {
  uint64_t seen = beats.load();
  uint32_t stood = 0;
  bool reported = false;
  Sample before = look();
  for (;;) {
    pause_ms(kTickMs);
    const uint64_t now = beats.load();
    const Sample sample = look();
    if (now != seen) {
      if (reported) stood_still.store(stood);
      seen = now;
      stood = 0;
      reported = false;
      asked.store(0);
    } else {
      stood += cost(before, sample);
    }
    before = sample;
    if (stood < kStandstillMs) continue;
    if (exit_code.load() >= 0) end(exit_code.load());
    if (!reported) {
      reported = true;
      say(ends.load() ? "netmon: error: the event loop has stood still for 5 s: netmon ends; what is pinned goes on refusing\n"
                      : "netmon: error: the event loop has stood still for 5 s: nothing is judged or recorded meanwhile\n");
    }
    const int number = asked_for_end();
    if (number != 0) end(128 + number);
    if (ends.load()) end(kExitStandstill);
  }
}

}  // namespace

int watchdog_start() {
  if (started) return 0;
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%ld/stat", static_cast<long>(syscall(SYS_gettid)));
  stat_fd = open(path, O_RDONLY | O_CLOEXEC);
  if (stat_fd < 0) return errno;
  if (!start_thread(run, nullptr)) return EAGAIN;
  started = true;
  return 0;
}

uint32_t watchdog_beat(bool ends_now) {
  ends.store(ends_now);
  beats.fetch_add(1);
  listen_too();
  return stood_still.exchange(0);
}

// A loop that turns again while the thread ends the process must not end it with another code.
void watchdog_exiting(int code) {
  exit_code.store(code);
  while (ending.load()) pause_ms(kTickMs);
}

void watchdog_session(int cgroup) {
  const int former = session.exchange(cgroup);
  if (former >= 0) close(former);
}

}  // namespace netmon
