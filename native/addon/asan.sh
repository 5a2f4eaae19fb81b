#!/bin/sh
# Builds the addon with AddressSanitizer and UndefinedBehaviorSanitizer into build-asan/ and runs its tests
# with it. Any finding ends the test process. A separate run checks for leaks (leak_check.cjs), and
# only those count whose stack passes through the addon: Node does not free everything it holds at exit.
set -eu
cd "$(dirname "$0")"
root=$(cd ../.. && pwd)
compiler=${CXX:-g++}
mkdir -p build-asan
"$compiler" -std=c++17 -O1 -g -fno-omit-frame-pointer -fPIC -shared -fno-exceptions -fvisibility=hidden \
	-fsanitize=address,undefined -fno-sanitize-recover=all -Wall -Wextra -Wno-unused-parameter \
	-DNAPI_VERSION=8 -DNAPI_DISABLE_CPP_EXCEPTIONS -DNODE_ADDON_API_DISABLE_DEPRECATED \
	-DNODE_API_SWALLOW_UNTHROWABLE_EXCEPTIONS -DNODE_GYP_MODULE_NAME=netmon_addon \
	-I"$root/node_modules/node-api-headers/include" -I"$root/node_modules/node-addon-api" ./*.cc -o build-asan/netmon_addon.node

LD_PRELOAD=$("$compiler" -print-file-name=libasan.so):$("$compiler" -print-file-name=libstdc++.so)
NETMON_ADDON=$PWD/build-asan/netmon_addon.node
UBSAN_OPTIONS=print_stacktrace=1
export LD_PRELOAD NETMON_ADDON UBSAN_OPTIONS
cd "$root"
report=build-asan/leaks
rm -f "native/addon/$report".*
ASAN_OPTIONS=detect_leaks=1:fast_unwind_on_malloc=0:log_path=native/addon/$report LSAN_OPTIONS=exitcode=0 \
	node --expose-gc native/addon/leak_check.cjs
if grep -q napi-inl.h "native/addon/$report".* 2>/dev/null; then
	cat "native/addon/$report".*
	echo "the addon leaks memory: see the stacks above with napi-inl.h, through which every call of it goes" >&2
	exit 1
fi

exec env -u LD_PRELOAD bash test/setup/open-path.sh env LD_PRELOAD="$LD_PRELOAD" ASAN_OPTIONS=detect_leaks=0:abort_on_error=1 \
	node node_modules/vitest/vitest.mjs run test/addon test/unit/native "$@"
