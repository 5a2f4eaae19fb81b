#!/bin/sh
# build.sh ARCH OUTPUT: the addon for x64 or arm64, cross-compiled if that is another machine's. It uses only
# Node-API's headers, so that one file serves every Node from 20 on. The same sources give the same bytes, wherever
# they are.
set -eu
output=$(readlink -m "$2")
cd "$(dirname "$0")"
modules=../../node_modules
case $1 in
x64) machine=x86_64 ;;
arm64) machine=aarch64 ;;
*) echo "netmon has no addon for $1: use x64 or arm64" >&2; exit 2 ;;
esac
if [ "$(uname -m)" = "$machine" ]; then compiler=${CXX:-g++}; else compiler=$machine-linux-gnu-g++; fi
# an environment that is ending accepts no exceptions: ignore them instead of aborting the process
mkdir -p "$(dirname "$output")"
"$compiler" -std=c++17 -O2 -fPIC -shared -fno-exceptions -fno-rtti -fvisibility=hidden -Wall -Wextra \
	-Wno-unused-parameter -ffile-prefix-map="$PWD=." -Wl,--build-id=none -Wl,-z,relro,-z,now -s \
	-DNAPI_VERSION=8 -DNAPI_DISABLE_CPP_EXCEPTIONS -DNODE_ADDON_API_DISABLE_DEPRECATED \
	-DNODE_API_SWALLOW_UNTHROWABLE_EXCEPTIONS -DNODE_GYP_MODULE_NAME=netmon_addon -DBUILDING_NODE_EXTENSION \
	-I"$modules/node-api-headers/include" -I"$modules/node-addon-api" ./*.cc -o "$output.new"
mv "$output.new" "$output"
