#!/bin/sh
':' //; self=$(PATH=/usr/bin:/bin:$PATH readlink -f "$0") || self=$0
':' //; case $(PATH=/usr/bin:/bin:$PATH uname -m) in x86_64) name=netmon-linux-x64 ;; *) name=netmon-linux-arm64 ;; esac
':' //; directory=${self%/*} && export NETMON_STARTED_BY="$self"
':' //; for place in "$directory/node_modules" "${directory%/*}"; do [ ! -x "$place/$name/netmon" ] || exec "$place/$name/netmon" "$@"; done
':' //; exec node "$self" "$@"
// A program for both sh and Node, as the one that it starts: that of the package for this machine's architecture, which npm puts inside
// this package or beside it. Plain JavaScript, for `node netmon`.
import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

const self = realpathSync(process.argv[1]);
const name = `netmon-linux-${process.arch}`;
const places = [join(dirname(self), "node_modules"), dirname(dirname(self))];
const found = places.map((place) => join(place, name, "netmon")).find(existsSync);
if (found === undefined) {
  console.error(
    `netmon: error: the package ${name} is not installed in or beside ${dirname(self)}: npm leaves it out when it omits optional packages, ` +
      "and on machines other than Linux on x64 or arm64 with glibc. Install netmon again, or the .deb, .rpm or single file",
  );
  process.exit(9);
}
process.env.NETMON_STARTED_BY = self;
process.argv[1] = found;
await import(found);
