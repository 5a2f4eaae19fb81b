#!/usr/bin/env bash
# Runs the README's two commands from a clean clone on a minimal Debian that has only what the README asks for: Node.js,
# Go, git and make. Mounts, /run and /tmp are its own; kernel, processes and network are the host's, because tests compare
# pids with the kernel's. Needs root and mmdebstrap. RELEASE: Debian's release (default bookworm). COMMANDS: what to run
# (default "make demo && make test").
set -euo pipefail
cd "$(dirname "$0")/../.."

[ "$(id -u)" -eq 0 ] || { echo "make fresh needs root" >&2; exit 1; }
root=$(mktemp -d /var/tmp/netmon-fresh-XXXXXX)
trap 'rm -rf --one-file-system "$root"' EXIT

mmdebstrap --quiet --variant=minbase --include=ca-certificates,git,make "${RELEASE:-bookworm}" "$root"

# the user brings Node.js and Go; netmon does not install them
bash deploy/package/bare-node.sh "$root"
cp -a "$(go env GOROOT)" "$root/usr/local/go"

# how this machine reaches the package registries
cp -a /etc/ssl/certs/. "$root/etc/ssl/certs/"
cp -aL /etc/resolv.conf /etc/hosts "$root/etc/"
rm -f "$root"/etc/apt/sources.list
cp -a /etc/apt/sources.list.d /etc/apt/apt.conf.d "$root/etc/apt/"
[ ! -e /etc/apt/sources.list ] || cp -a /etc/apt/sources.list "$root/etc/apt/"
[ ! -e ~/.npmrc ] || cp ~/.npmrc "$root/root/"
settings=("GOPROXY=$(go env GOPROXY)" "GOSUMDB=$(go env GOSUMDB)" "GOFLAGS=$(go env GOFLAGS)")
while IFS= read -r name; do settings+=("$name=${!name}"); done < <(compgen -e | grep -iE '^(npm_config_registry|pip_index_url|(http|https|no)_proxy|node_extra_ca_certs|ssl_cert_file)$' || true)
for file in "${NODE_EXTRA_CA_CERTS:-}" "${SSL_CERT_FILE:-}"; do
  [ -z "$file" ] || install -D -m 0644 "$file" "$root$file"
done

# where root would clone it, closed to others
chmod 0700 "$root/root"
git clone -q --no-hardlinks . "$root/root/netmon"

bash deploy/package/bare-root.sh "$root" "${settings[@]}" \
  bash -euxc "cd /root/netmon; ${COMMANDS:-make demo && make test}"
