// Module entry. The addon has no state of its own: descriptors belong to the caller, ring mappings to
// their type-tagged handles. It may be loaded in any number of worker threads at once.
#include <napi.h>

#include "calls.h"

static Napi::Object Init(Napi::Env env, Napi::Object exports) {
  netmon::export_descriptor_calls(env, exports);
  netmon::export_exchange_calls(env, exports);
  netmon::export_handover_calls(env, exports);
  netmon::export_map_calls(env, exports);
  netmon::export_map_batch_calls(env, exports);
  netmon::export_netns_calls(env, exports);
  netmon::export_object_calls(env, exports);
  netmon::export_request_calls(env, exports);
  netmon::export_rights_calls(env, exports);
  netmon::export_ring_calls(env, exports);
  netmon::export_stranger_calls(env, exports);
  netmon::export_watchdog_calls(env, exports);
  return exports;
}

NODE_API_MODULE(netmon_addon, Init)
