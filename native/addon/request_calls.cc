// requestSettings(pieces: Uint8Array[], words: string[]): string | null, see request_scan.h.
#include "arguments.h"
#include "calls.h"
#include "errors.h"
#include "request_scan.h"

namespace netmon {
namespace {

Napi::Value request_settings(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  if (!info[0].IsArray() || !info[1].IsArray()) return fail_type(env, "pieces and words must be arrays");
  const Napi::Array pieces = info[0].As<Napi::Array>();
  const Napi::Array given = info[1].As<Napi::Array>();
  std::vector<std::string> words;
  for (uint32_t i = 0; i < given.Length(); i++) {
    const Napi::Value word = given[i];
    if (!word.IsString()) return fail_type(env, "a word must be a string");
    words.push_back(word.As<Napi::String>().Utf8Value());
    if (words.back().size() < 2 || words.back().size() > RequestScan::kLongestWord)
      return fail_type(env, "a word has 2 to 32 bytes");
  }
  RequestScan scan(words);
  for (uint32_t i = 0; i < pieces.Length(); i++) {
    const Napi::Value piece = pieces[i];
    if (!piece.IsTypedArray() || piece.As<Napi::TypedArray>().TypedArrayType() != napi_uint8_array)
      return fail_type(env, "a piece must be a Uint8Array");
    const Napi::Uint8Array bytes = piece.As<Napi::Uint8Array>();
    if (!scan.push(bytes.Data(), bytes.ByteLength())) return env.Null();
  }
  if (!scan.end()) return env.Null();
  return Napi::String::New(env, scan.settings());
}

}  // namespace

void export_request_calls(Napi::Env env, Napi::Object exports) {
  exports.Set("requestSettings", Napi::Function::New<request_settings>(env, "requestSettings"));
}

}  // namespace netmon
