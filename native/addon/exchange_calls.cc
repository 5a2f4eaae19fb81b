// A request and its reply on a worker thread. The worker holds a duplicate of the socket; shutdownSocket
// ends its wait early. If the result never reaches JavaScript (the environment ends first), the worker's
// destructor closes the received descriptors.
#include <errno.h>

#include <vector>

#include "arguments.h"
#include "calls.h"
#include "errors.h"
#include "frame_socket.h"
#include "owned_fd.h"
#include "settlement.h"

namespace netmon {
namespace {

class ExchangeWorker : public Napi::AsyncWorker {
 public:
  ExchangeWorker(Napi::Env env, OwnedFd fd, bool send, const Bytes& request, uint32_t timeout_ms)
      : Napi::AsyncWorker(env, "netmon:exchange"),
        settlement_(env),
        fd_(std::move(fd)),
        send_(send),
        request_(request.data, request.data + request.size),
        deadline_ms_(deadline_after(timeout_ms)) {}
  Napi::Value promise() const { return settlement_.promise(); }

  void Execute() override {
    if (send_ && !send_frame(fd_.get(), request_.data(), request_.size(), deadline_ms_, &error_)) return;
    receive_frame(fd_.get(), deadline_ms_, &reply_, &error_);
  }

  void OnOK() override {
    Napi::Env env = Env();
    if (error_.err != 0) {
      settlement_.reject(system_error(env, error_.err, error_.syscall, error_.detail));
      return;
    }
    Napi::Object object = Napi::Object::New(env);
    Napi::Array fds = Napi::Array::New(env, reply_.fds.size());
    for (size_t i = 0; i < reply_.fds.size(); ++i)
      fds.Set(static_cast<uint32_t>(i), Napi::Number::New(env, reply_.fds[i]));
    object.Set("frame", Napi::Buffer<uint8_t>::Copy(env, reply_.bytes.data(), reply_.bytes.size()));
    object.Set("fds", fds);
    if (settlement_.resolve(object)) reply_.fds.clear();  // JavaScript owns them now
  }

 private:
  Settlement settlement_;
  OwnedFd fd_;
  bool send_;
  std::vector<uint8_t> request_;
  int64_t deadline_ms_;  // from the call on, including time in the thread pool's queue
  Frame reply_;
  TransportError error_;
};

Napi::Value queue(const Napi::CallbackInfo& info, bool send, const Bytes& request, size_t timeout_index) {
  int fd = -1;
  uint32_t timeout_ms = 0;
  if (!fd_argument(info, 0, &fd) || !u32_argument(info, timeout_index, "timeoutMs", &timeout_ms))
    return info.Env().Undefined();
  const int copy = duplicate(fd);
  if (copy < 0) return fail(info.Env(), -copy, "fcntl(F_DUPFD_CLOEXEC)");
  auto* worker = new ExchangeWorker(info.Env(), OwnedFd(copy), send, request, timeout_ms);
  const Napi::Value promise = worker->promise();
  worker->Queue();
  return promise;
}

// exchange(fd, frame, timeoutMs): Promise<{ frame: Buffer, fds: number[] }>
Napi::Value exchange(const Napi::CallbackInfo& info) {
  Bytes request;
  if (!bytes_argument(info, 1, "frame", &request)) return info.Env().Undefined();
  return queue(info, true, request, 2);
}

// receive(fd, timeoutMs): Promise<{ frame: Buffer, fds: number[] }>
Napi::Value receive(const Napi::CallbackInfo& info) { return queue(info, false, Bytes(), 1); }

}  // namespace

void export_exchange_calls(Napi::Env env, Napi::Object exports) {
  exports.Set("exchange", Napi::Function::New<exchange>(env, "exchange"));
  exports.Set("receive", Napi::Function::New<receive>(env, "receive"));
}

}  // namespace netmon
