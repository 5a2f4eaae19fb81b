#include "closer.h"

#include <pthread.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <deque>
#include <memory>

namespace netmon {
namespace {

constexpr int kMostThreads = 32;
constexpr size_t kStack = 64 << 10;
// Of all descriptors that this process may have, which many runs may share.
constexpr long kShare = 32, kMostShare = 4;
constexpr long kEnough = 256;

struct Closer {
  pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  std::deque<int> waiting;
  int threads = 0;
};

// Of a thread of JavaScript's, which may have a run: whose closes wait keeps nobody else waiting. Its threads may outlive it.
std::shared_ptr<Closer>& own() {
  static thread_local auto closer = std::make_shared<Closer>();
  return closer;
}

void* close_all(void* given) {
  const std::unique_ptr<std::shared_ptr<Closer>> held(static_cast<std::shared_ptr<Closer>*>(given));
  Closer& closer = **held;
  for (;;) {
    pthread_mutex_lock(&closer.lock);
    if (closer.waiting.empty()) {
      closer.threads--;
      pthread_mutex_unlock(&closer.lock);
      return nullptr;
    }
    const int fd = closer.waiting.front();
    closer.waiting.pop_front();
    pthread_mutex_unlock(&closer.lock);
    const linger none = {0, 0};
    setsockopt(fd, SOL_SOCKET, SO_LINGER, &none, sizeof none);  // fails for what is no socket
    close(fd);
  }
}

}  // namespace

bool too_many_closes() {
  Closer& closer = *own();
  pthread_mutex_lock(&closer.lock);
  const size_t count = closer.waiting.size();
  pthread_mutex_unlock(&closer.lock);
  const long files = sysconf(_SC_OPEN_MAX);
  return count > static_cast<size_t>(std::min(files / kMostShare, std::max(files / kShare, kEnough)));
}

void close_on_thread(int fd) {
  Closer& closer = *own();
  pthread_mutex_lock(&closer.lock);
  closer.waiting.push_back(fd);
  const bool starts = closer.threads < kMostThreads;
  if (starts) closer.threads++;
  pthread_mutex_unlock(&closer.lock);
  if (!starts) return;
  // signals are for the JavaScript thread
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, kStack);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_t thread;
  auto* held = new std::shared_ptr<Closer>(own());
  const bool started = pthread_create(&thread, &attributes, close_all, held) == 0;
  pthread_attr_destroy(&attributes);
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  if (started) return;
  delete held;
  // the next thread closes it
  pthread_mutex_lock(&closer.lock);
  closer.threads--;
  pthread_mutex_unlock(&closer.lock);
}

}  // namespace netmon
