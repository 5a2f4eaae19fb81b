#!/bin/sh
# netmon in one file: unpacks itself at its first start, and starts what it has unpacked. Root's copy is in /var/lib, where nobody
# else can change it; a user's in the user's own cache.
tools=/usr/bin:/bin:$PATH
if [ "$(PATH=$tools id -u)" = 0 ]; then place=/var/lib/netmon-program; else place=${XDG_CACHE_HOME:-$HOME/.cache}/netmon; fi
directory=$place/@VERSION@-@DIGEST@
unpack() (
  PATH=$tools
  umask 022
  mkdir -p "$place" && new=$(mktemp -d "$place/new-XXXXXX") || exit 1
  trap 'rm -rf "$new"' EXIT
  { while IFS= read -r line && [ "$line" != "# the archive follows" ]; do :; done; cat; } <"$1" >"$new.archive" || exit 1
  trap 'rm -rf "$new" "$new.archive"' EXIT
  [ "$(sha256sum <"$new.archive" | cut -c1-16)" = @DIGEST@ ] || exit 1
  tar -xzf "$new.archive" -C "$new" || exit 1
  chmod 0755 "$new"
  # half of one may be left of a cleaning; another start may have been quicker
  [ -x "$directory/netmon" ] || rm -rf "$directory"
  mv -T "$new" "$directory" 2>/dev/null || [ -x "$directory/netmon" ]
)
if [ ! -x "$directory/netmon" ] && ! unpack "$0"; then
  echo "netmon: error: $0 cannot be unpacked to $directory: it is damaged, or there is no space, or no right to write there" >&2
  exit 9
fi
NETMON_STARTED_BY=$(PATH=$tools readlink -f "$0") || NETMON_STARTED_BY=$0
export NETMON_STARTED_BY
exec "$directory/netmon" "$@"
# the archive follows
