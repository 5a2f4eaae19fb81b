#!/bin/sh
# build.sh ARCH OUTPUT: the shims' relay for x64 or arm64, cross-compiled if that is another machine's. It is static, so
# it starts at once, also in a container with another C library. The same sources give the same bytes.
set -eu
output=$(readlink -m "$2")
cd "$(dirname "$0")"
case $1 in
x64) machine=x86_64 ;;
arm64) machine=aarch64 ;;
*) echo "netmon has no shim for $1: use x64 or arm64" >&2; exit 2 ;;
esac
if [ "$(uname -m)" = "$machine" ]; then compiler=${CXX:-g++}; else compiler=$machine-linux-gnu-g++; fi
mkdir -p "$(dirname "$output")"
"$compiler" -std=c++17 -O2 -static -fno-exceptions -fno-rtti -fno-threadsafe-statics -Wall -Wextra \
	-ffile-prefix-map="$PWD=." -Wl,--build-id=none -Wl,-z,relro,-z,now -s ./*.cc -o "$output.new"
mv "$output.new" "$output"
