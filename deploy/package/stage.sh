#!/usr/bin/env bash
# stage.sh DIRECTORY ARCH [OTHER]: netmon for machines of this architecture (x64, arm64), from what `make` has built: the tree that
# each package puts somewhere. Modes are 0644 and 0755 whatever the umask. OTHER: a tree that was staged for another architecture;
# what all have alike is taken from there.
set -euo pipefail
stage=$(readlink -m "$1") arch=$2 other=${3:+$(readlink -e "$3")}
cd "$(dirname "$0")/../.."
umask 022
mkdir -p "$stage"

if [ -n "$other" ]; then
  tar -C "$other" --exclude=./native --exclude=./package.json -cf - . | tar -C "$stage" -xf -
else
  install -D -m 0644 -t "$stage/lib" dist/lib/{library.mjs,modules,page.html,start.cjs}
  install -m 0644 -t "$stage" dist/{THIRD-PARTY-LICENSES,netmon.cdx.json}
  install -m 0755 src/cli/launcher.js "$stage/netmon"
  install -m 0644 -t "$stage" LICENSE action.yml ./*.md deploy/package/loop.d.ts
  install -D -m 0644 -t "$stage/docs" docs/*.md
  install -D -m 0644 -t "$stage/docs/schema" docs/schema/*
  install -D -m 0644 -t "$stage/docs/images" docs/images/*
  install -D -m 0644 -t "$stage/docs/quickstart" docs/quickstart/*
  # the files that quick starts and docs/sidecar.md refer to
  install -D -m 0644 -t "$stage/deploy" deploy/*.yaml
  install -D -m 0644 -t "$stage/deploy/container" deploy/container/Containerfile
  install -D -m 0644 -t "$stage/deploy/kubernetes" deploy/kubernetes/*.yaml
  install -D -m 0644 -t "$stage/deploy/helm/netmon" deploy/helm/netmon/*.*
  install -D -m 0644 -t "$stage/deploy/helm/netmon/templates" deploy/helm/netmon/templates/*
  install -D -m 0644 -t "$stage/deploy/systemd" deploy/systemd/*.*
  node --import tsx deploy/package/site.ts "$stage"
  node --import tsx deploy/package/man-pages.ts "$stage/man"
fi
built=dist/native
[ "$arch" = "$(node -p process.arch)" ] || built=dist/native/linux-$arch
install -D -m 0755 -t "$stage/native" "$built"/{netmon-bpf,netmon-tools,netmon-shim,netmon_addon.node,rg}
node --import tsx deploy/package/manifest.ts "$stage" "$arch" >"$stage/package.json"
