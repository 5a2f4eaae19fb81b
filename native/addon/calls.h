// The functions of the addon, grouped by file. addon.cc exports them; src/native/addon.ts is the typed
// interface and the only importer.
#ifndef NETMON_ADDON_CALLS_H
#define NETMON_ADDON_CALLS_H

#include <napi.h>

namespace netmon {

void export_descriptor_calls(Napi::Env env, Napi::Object exports);
void export_exchange_calls(Napi::Env env, Napi::Object exports);
void export_handover_calls(Napi::Env env, Napi::Object exports);
void export_map_calls(Napi::Env env, Napi::Object exports);
void export_map_batch_calls(Napi::Env env, Napi::Object exports);
void export_netns_calls(Napi::Env env, Napi::Object exports);
void export_object_calls(Napi::Env env, Napi::Object exports);
void export_rights_calls(Napi::Env env, Napi::Object exports);
void export_request_calls(Napi::Env env, Napi::Object exports);
void export_ring_calls(Napi::Env env, Napi::Object exports);
void export_stranger_calls(Napi::Env env, Napi::Object exports);
void export_watchdog_calls(Napi::Env env, Napi::Object exports);

}  // namespace netmon

#endif
