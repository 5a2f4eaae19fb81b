#include "closer.h"

#include <pthread.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#include <deque>

namespace netmon {
namespace {

constexpr int kMostThreads = 32;
constexpr size_t kStack = 64 << 10;
constexpr long kShare = 4;  // of all descriptors that this process may have

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
std::deque<int>& waiting() {
  static auto* list = new std::deque<int>();  // never destroyed: a thread may outlive main
  return *list;
}
int threads = 0;

void* close_all(void*) {
  for (;;) {
    pthread_mutex_lock(&lock);
    if (waiting().empty()) {
      threads--;
      pthread_mutex_unlock(&lock);
      return nullptr;
    }
    const int fd = waiting().front();
    waiting().pop_front();
    pthread_mutex_unlock(&lock);
    const linger none = {0, 0};
    setsockopt(fd, SOL_SOCKET, SO_LINGER, &none, sizeof none);  // fails for what is no socket
    close(fd);
  }
}

}  // namespace

bool too_many_closes() {
  pthread_mutex_lock(&lock);
  const size_t count = waiting().size();
  pthread_mutex_unlock(&lock);
  return count > static_cast<size_t>(sysconf(_SC_OPEN_MAX) / kShare);
}

void close_on_thread(int fd) {
  pthread_mutex_lock(&lock);
  waiting().push_back(fd);
  const bool starts = threads < kMostThreads;
  if (starts) threads++;
  pthread_mutex_unlock(&lock);
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
  const bool started = pthread_create(&thread, &attributes, close_all, nullptr) == 0;
  pthread_attr_destroy(&attributes);
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  if (started) return;
  // the next thread closes it
  pthread_mutex_lock(&lock);
  threads--;
  pthread_mutex_unlock(&lock);
}

}  // namespace netmon
