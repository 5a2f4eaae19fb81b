#!/usr/bin/env bash
# system-packages.sh NFPM OUTPUT ARCH STAGED: netmon for x64 or arm64 as OUTPUT/*.deb and OUTPUT/*.rpm, with a Node.js of its own.
# STAGED: the tree of stage.sh, with native/node.
# The same sources give the same bytes.
set -euo pipefail
nfpm=$(readlink -e "$1") output=$(readlink -m "$2") arch=$3 staged=$(readlink -e "$4")
cd "$(dirname "$0")/../.."
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
umask 022
lib=$directory/lib share=$directory/share
cp -r "$staged" "$lib"
chmod 0644 "$lib/native/node.LICENSE"

mkdir -p "$share"/{man/man1,doc/netmon}
gzip -9n "$lib"/man/*.1
mv "$lib"/man/*.gz "$share/man/man1"
rmdir "$lib/man"
mv "$lib"/{LICENSE,THIRD-PARTY-LICENSES,netmon.cdx.json,action.yml,docs,deploy,*.md} "$share/doc/netmon"
ln -s LICENSE "$share/doc/netmon/copyright"
completion() { # SHELL FILE
  mkdir -p "$share/${2%/*}"
  node dist/netmon completion "$1" >"$share/$2"
}
completion bash bash-completion/completions/netmon
completion zsh zsh/site-functions/_netmon
completion fish fish/vendor_completions.d/netmon.fish
for unit in deploy/systemd/*; do
  sed 's#/usr/local/bin/netmon#/usr/bin/netmon#' "$unit" | install -D -m 0644 /dev/stdin "$directory/systemd/${unit##*/}"
done

VERSION=$(node -p 'require("./package.json").version')
case $arch in x64) GOARCH=amd64 ;; *) GOARCH=$arch ;; esac
# npm's date
export VERSION GOARCH SOURCE_DATE_EPOCH=499162500
cp -r deploy/apparmor deploy/package/nfpm "$directory"
mkdir -p "$output"
cd "$directory"
"$nfpm" package --config nfpm/nfpm.yaml --packager deb --target "$output" &
"$nfpm" package --config nfpm/nfpm.yaml --packager rpm --target "$output"
wait $!
