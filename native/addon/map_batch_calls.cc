// Batches for JavaScript: directly for a few entries, on a worker thread for many, so that 100,000 entries
// do not block the event loop. A worker gets copies of keys and values and a duplicate descriptor: the
// caller may reuse its buffers and close its map at once.
//
// A refused entry is not an exception: the result says how many were applied and the errno, because the
// caller must undo these. Exceptions are for calls that applied nothing.
#include <errno.h>

#include <utility>
#include <vector>

#include "arguments.h"
#include "calls.h"
#include "errors.h"
#include "map_batch.h"
#include "owned_fd.h"
#include "settlement.h"

namespace netmon {
namespace {

constexpr const char* kInfo = "bpf(BPF_OBJ_GET_INFO_BY_FD)";

struct Batch {
  int fd = -1;
  MapShape shape;
  Bytes keys, values;
  uint32_t count = 0;
  uint32_t flags = 0;
  bool ignore_missing = false;
  bool update = true;
};

Napi::Object to_object(Napi::Env env, const BatchResult& result) {
  Napi::Object object = Napi::Object::New(env);
  object.Set("applied", Napi::Number::New(env, result.applied));
  object.Set("missing", Napi::Number::New(env, result.missing));
  object.Set("errno", Napi::Number::New(env, result.err));
  object.Set("code", Napi::String::New(env, result.err == 0 ? "" : errno_name(result.err)));
  object.Set("syscall", Napi::String::New(env, result.syscall));
  object.Set("batched", Napi::Boolean::New(env, result.batched));
  return object;
}

// Fills shape and count. False: an error is pending.
bool measure(Napi::Env env, Batch* batch) {
  const int result = map_shape(batch->fd, &batch->shape);
  if (result < 0) {
    fail(env, -result, kInfo);
    return false;
  }
  const MapShape& shape = batch->shape;
  if (shape.key_size == 0 || batch->keys.size % shape.key_size != 0 ||
      batch->keys.size / shape.key_size > UINT32_MAX) {
    fail_type(env, "keys have " + std::to_string(batch->keys.size) + " bytes, not a multiple of the map's " +
                       std::to_string(shape.key_size));
    return false;
  }
  batch->count = static_cast<uint32_t>(batch->keys.size / shape.key_size);
  if (batch->update && batch->values.size != batch->count * shape.value_size) {
    fail_type(env, "values have " + std::to_string(batch->values.size) + " bytes, " +
                       std::to_string(batch->count) + " entries of the map need " +
                       std::to_string(batch->count * shape.value_size));
    return false;
  }
  return true;
}

bool update_arguments(const Napi::CallbackInfo& info, Batch* batch) {
  batch->update = true;
  return fd_argument(info, 0, &batch->fd) && bytes_argument(info, 1, "keys", &batch->keys) &&
         bytes_argument(info, 2, "values", &batch->values) &&
         u32_argument(info, 3, "flags", &batch->flags) && measure(info.Env(), batch);
}

bool delete_arguments(const Napi::CallbackInfo& info, Batch* batch) {
  batch->update = false;
  return fd_argument(info, 0, &batch->fd) && bytes_argument(info, 1, "keys", &batch->keys) &&
         bool_argument(info, 2, "ignoreMissing", &batch->ignore_missing) && measure(info.Env(), batch);
}

BatchResult run(int fd, const Batch& batch, const uint8_t* keys, const uint8_t* values) {
  return batch.update ? update_batch(fd, batch.shape, keys, values, batch.count, batch.flags)
                      : delete_batch(fd, batch.shape, keys, batch.count, batch.ignore_missing);
}

class BatchWorker : public Napi::AsyncWorker {
 public:
  BatchWorker(Napi::Env env, const Batch& batch, OwnedFd fd)
      : Napi::AsyncWorker(env, "netmon:batch"),
        settlement_(env),
        batch_(batch),
        fd_(std::move(fd)),
        keys_(batch.keys.data, batch.keys.data + batch.keys.size),
        values_(batch.values.data, batch.values.data + batch.values.size) {}
  Napi::Value promise() const { return settlement_.promise(); }
  void Execute() override { result_ = run(fd_.get(), batch_, keys_.data(), values_.data()); }
  void OnOK() override { settlement_.resolve(to_object(Env(), result_)); }

 private:
  Settlement settlement_;
  Batch batch_;
  OwnedFd fd_;
  std::vector<uint8_t> keys_, values_;
  BatchResult result_;
};

class DumpWorker : public Napi::AsyncWorker {
 public:
  DumpWorker(Napi::Env env, const MapShape& shape, OwnedFd fd)
      : Napi::AsyncWorker(env, "netmon:dump"),
        settlement_(env),
        shape_(shape),
        fd_(std::move(fd)) {}
  Napi::Value promise() const { return settlement_.promise(); }
  void Execute() override { dump_ = dump_map(fd_.get(), shape_); }
  void OnOK() override {
    if (dump_.err != 0) {
      settlement_.reject(system_error(Env(), dump_.err, dump_.syscall));
      return;
    }
    Napi::Object object = Napi::Object::New(Env());
    object.Set("keys", Napi::Buffer<uint8_t>::Copy(Env(), dump_.keys.data(), dump_.keys.size()));
    object.Set("values", Napi::Buffer<uint8_t>::Copy(Env(), dump_.values.data(), dump_.values.size()));
    object.Set("count", Napi::Number::New(Env(), dump_.count));
    settlement_.resolve(object);
  }

 private:
  Settlement settlement_;
  MapShape shape_;
  OwnedFd fd_;
  MapDump dump_;
};

Napi::Value queue_batch(Napi::Env env, const Batch& batch) {
  const int copy = duplicate(batch.fd);
  if (copy < 0) return fail(env, -copy, "fcntl(F_DUPFD_CLOEXEC)");
  auto* worker = new BatchWorker(env, batch, OwnedFd(copy));  // deletes itself when done
  const Napi::Value promise = worker->promise();
  worker->Queue();
  return promise;
}

// mapUpdateBatchSync(fd, keys, values, flags): BatchResult
Napi::Value map_update_batch_sync(const Napi::CallbackInfo& info) {
  Batch batch;
  if (!update_arguments(info, &batch)) return info.Env().Undefined();
  return to_object(info.Env(), run(batch.fd, batch, batch.keys.data, batch.values.data));
}

// mapUpdateBatch(fd, keys, values, flags): Promise<BatchResult>
Napi::Value map_update_batch(const Napi::CallbackInfo& info) {
  Batch batch;
  if (!update_arguments(info, &batch)) return info.Env().Undefined();
  return queue_batch(info.Env(), batch);
}

// mapDeleteBatchSync(fd, keys, ignoreMissing): BatchResult
Napi::Value map_delete_batch_sync(const Napi::CallbackInfo& info) {
  Batch batch;
  if (!delete_arguments(info, &batch)) return info.Env().Undefined();
  return to_object(info.Env(), run(batch.fd, batch, batch.keys.data, nullptr));
}

// mapDeleteBatch(fd, keys, ignoreMissing): Promise<BatchResult>
Napi::Value map_delete_batch(const Napi::CallbackInfo& info) {
  Batch batch;
  if (!delete_arguments(info, &batch)) return info.Env().Undefined();
  return queue_batch(info.Env(), batch);
}

// mapEntries(fd): Promise<{ keys: Buffer, values: Buffer, count: number }>
Napi::Value map_entries(const Napi::CallbackInfo& info) {
  int fd = -1;
  if (!fd_argument(info, 0, &fd)) return info.Env().Undefined();
  MapShape shape;
  const int result = map_shape(fd, &shape);
  if (result < 0) return fail(info.Env(), -result, kInfo);
  const int copy = duplicate(fd);
  if (copy < 0) return fail(info.Env(), -copy, "fcntl(F_DUPFD_CLOEXEC)");
  auto* worker = new DumpWorker(info.Env(), shape, OwnedFd(copy));
  const Napi::Value promise = worker->promise();
  worker->Queue();
  return promise;
}

// mapValues(fd): Buffer, every value of an array in the order of the indexes; per-CPU maps: as mapLookup has one.
Napi::Value map_values(const Napi::CallbackInfo& info) {
  int fd = -1;
  if (!fd_argument(info, 0, &fd)) return info.Env().Undefined();
  MapShape shape;
  const int result = map_shape(fd, &shape);
  if (result < 0) return fail(info.Env(), -result, kInfo);
  if (shape.type != BPF_MAP_TYPE_ARRAY && shape.type != BPF_MAP_TYPE_PERCPU_ARRAY)
    return fail(info.Env(), EINVAL, "mapValues", "the map is not an array");
  const MapDump dump = dump_map(fd, shape);
  if (dump.err != 0) return fail(info.Env(), dump.err, dump.syscall);
  return Napi::Buffer<uint8_t>::Copy(info.Env(), dump.values.data(), dump.values.size());
}

}  // namespace

void export_map_batch_calls(Napi::Env env, Napi::Object exports) {
  exports.Set("mapUpdateBatchSync", Napi::Function::New<map_update_batch_sync>(env, "mapUpdateBatchSync"));
  exports.Set("mapUpdateBatch", Napi::Function::New<map_update_batch>(env, "mapUpdateBatch"));
  exports.Set("mapDeleteBatchSync", Napi::Function::New<map_delete_batch_sync>(env, "mapDeleteBatchSync"));
  exports.Set("mapDeleteBatch", Napi::Function::New<map_delete_batch>(env, "mapDeleteBatch"));
  exports.Set("mapValues", Napi::Function::New<map_values>(env, "mapValues"));
  exports.Set("mapEntries", Napi::Function::New<map_entries>(env, "mapEntries"));
}

}  // namespace netmon
