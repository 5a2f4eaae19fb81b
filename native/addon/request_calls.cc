// requestSettings(pieces: Uint8Array[], words: string[]): { settings: string, lists: { path: string, from: number, to:
// number }[] } | null; with null as words only the lists, whatever is written as escapes. See request_scan.h.
#include "arguments.h"
#include "calls.h"
#include "errors.h"
#include "request_scan.h"

namespace netmon {
namespace {

Napi::Value request_settings(const Napi::CallbackInfo& info) {
  const Napi::Env env = info.Env();
  const bool lists_only = info[1].IsNull();
  if (!info[0].IsArray() || !(info[1].IsArray() || lists_only))
    return fail_type(env, "pieces and words must be arrays");
  const Napi::Array pieces = info[0].As<Napi::Array>();
  const Napi::Array given = lists_only ? Napi::Array::New(env) : info[1].As<Napi::Array>();
  std::vector<std::string> words;
  for (uint32_t i = 0; i < given.Length(); i++) {
    const Napi::Value word = given[i];
    if (!word.IsString()) return fail_type(env, "a word must be a string");
    words.push_back(word.As<Napi::String>().Utf8Value());
    if (words.back().size() < 2 || words.back().size() > RequestScan::kLongestWord)
      return fail_type(env, "a word has 2 to 32 bytes");
  }
  RequestScan scan(words, lists_only);
  for (uint32_t i = 0; i < pieces.Length(); i++) {
    const Napi::Value piece = pieces[i];
    if (!piece.IsTypedArray() || piece.As<Napi::TypedArray>().TypedArrayType() != napi_uint8_array)
      return fail_type(env, "a piece must be a Uint8Array");
    const Napi::Uint8Array bytes = piece.As<Napi::Uint8Array>();
    if (!scan.push(bytes.Data(), bytes.ByteLength())) return env.Null();
  }
  if (!scan.end()) return env.Null();
  const Napi::Array lists = Napi::Array::New(env);
  for (const RequestScan::List& each : scan.lists()) {
    const Napi::Object list = Napi::Object::New(env);
    list.Set("path", each.path);
    list.Set("from", static_cast<double>(each.from));
    list.Set("to", static_cast<double>(each.to));
    lists.Set(lists.Length(), list);
  }
  const Napi::Object found = Napi::Object::New(env);
  found.Set("settings", lists_only ? std::string() : scan.settings());
  found.Set("lists", lists);
  return found;
}

}  // namespace

void export_request_calls(Napi::Env env, Napi::Object exports) {
  exports.Set("requestSettings", Napi::Function::New<request_settings>(env, "requestSettings"));
}

}  // namespace netmon
