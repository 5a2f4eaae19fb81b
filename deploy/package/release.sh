#!/usr/bin/env bash
# release.sh OUTPUT NFPM [ARCH]...: all that a release consists of, in OUTPUT, with checksums; signed if SIGNING_KEY names a private key
# of ssh-keygen's. What was there is removed. Default: for x64 and arm64.
set -euo pipefail
output=$(readlink -m "$1") nfpm=$2
shift 2
[ $# -gt 0 ] || set -- x64 arm64
cd "$(dirname "$0")/../.."
version=$(node -p 'require("./package.json").version')
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
rm -rf "$output"
mkdir -p "$output"
bash deploy/package/pack.sh "$output/netmon-$version.tgz"
other=
packing=()
for arch in "$@"; do
  staged=$directory/$arch
  bash deploy/package/stage.sh "$staged" "$arch" $other
  # the others have a Node.js of their own
  cp -a "$staged" "$staged-npm"
  bash deploy/package/pack.sh "$output/netmon-$version-linux-$arch.tgz" "$arch" "$staged-npm" &
  packing+=($!)
  bash deploy/package/locked-file.sh "node24-$arch" bin/node "$staged/native/node" test/node
  bash deploy/package/locked-file.sh "node24-$arch" LICENSE "$staged/native/node.LICENSE" test/node
  bash deploy/package/system-packages.sh "$nfpm" "$output" "$arch" "$staged" &
  packing+=($!)
  bash deploy/package/single-file.sh "$output/netmon-$version-linux-$arch" "$staged" &
  packing+=($!)
  other=$staged
done
for one in "${packing[@]}"; do wait "$one"; done
install -m 0644 dist/netmon.cdx.json "$output/netmon-$version.cdx.json"
cd "$output"
sha256sum -- * >SHA256SUMS
[ -z "${SIGNING_KEY:-}" ] || ssh-keygen -q -Y sign -n netmon -f "$SIGNING_KEY" SHA256SUMS
