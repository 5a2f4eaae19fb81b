{
  "targets": [
    {
      "target_name": "netmon_addon",
      "sources": [
        "addon.cc",
        "arguments.cc",
        "bpf_syscall.cc",
        "descriptor_calls.cc",
        "errors.cc",
        "exchange_calls.cc",
        "frame_socket.cc",
        "map_batch.cc",
        "map_batch_calls.cc",
        "map_calls.cc",
        "netns_calls.cc",
        "object_calls.cc",
        "ring.cc",
        "ring_calls.cc"
      ],
      "include_dirs": ["<!(node -p \"require('node-addon-api').include_dir\")"],
      "defines": [
        "NAPI_VERSION=8",
        "NAPI_DISABLE_CPP_EXCEPTIONS",
        "NODE_ADDON_API_DISABLE_DEPRECATED",
        # An environment that is ending takes no exceptions: pass over them instead of aborting the process.
        "NODE_API_SWALLOW_UNTHROWABLE_EXCEPTIONS"
      ],
      "cflags_cc": ["-std=c++17", "-Wall", "-Wextra", "-Wno-unused-parameter", "-fvisibility=hidden"],
      "conditions": [["OS!='linux'", { "type": "none" }]]
    }
  ]
}
