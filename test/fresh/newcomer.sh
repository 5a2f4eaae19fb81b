#!/usr/bin/env bash
# newcomer.sh BARE.tar PACKAGE.tgz: somebody who has a bare Debian with Node.js and sudo, netmon's README and npm's package does what
# the README says of installing and of the first run, word for word. In five minutes an attack is refused and explained on the page,
# and a policy of one's own is enforced. As root, with chromium.
set -euo pipefail
bare=$(readlink -e "$1") package=$(readlink -e "$2")
[ "$(id -u)" -eq 0 ] || { echo "newcomer.sh needs root" >&2; exit 1; }
cd "$(dirname "$0")/../.."
root=$(mktemp -d /var/tmp/netmon-newcomer-XXXXXX)
trap 'rm -rf --one-file-system "$root"' EXIT
tar -xf "$bare" -C "$root"
bash deploy/package/bare-node.sh "$root"
mkdir "$root/release"
cp "$package" README.md test/fresh/newcomer-inside.sh "$root/release"
mkfifo "$root/release/link" "$root/release/opened"

bash deploy/package/bare-root.sh "$root" bash /release/newcomer-inside.sh &
inside=$!
# the browser is this machine's; the writer's end is held open here, so that an end before the page is none for ever
exec 3<>"$root/release/link"
while kill -0 $inside 2>/dev/null; do
  if read -r -t 1 link <&3; then
    node --import tsx test/fresh/open-page.ts "$link" 203.0.113.9:443
    echo opened >"$root/release/opened"
    break
  fi
done
wait $inside
