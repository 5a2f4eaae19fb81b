#!/bin/sh
# Builds native/addon/build/Release/netmon_addon.node. Uses Node's own headers where they are installed
# beside it, so that nothing is downloaded; else node-gyp fetches them.
set -eu
cd "$(dirname "$0")"
prefix=$(dirname "$(dirname "$(readlink -f "$(command -v node)")")")
gyp=../../node_modules/.bin/node-gyp
if [ -f "$prefix/include/node/node_api.h" ]; then
	exec "$gyp" rebuild --nodedir="$prefix" "$@"
fi
exec "$gyp" rebuild "$@"
