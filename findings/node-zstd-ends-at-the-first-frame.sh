#!/usr/bin/env bash
# Zstandard data of several frames, as its tools write it: what one runtime reads of it depends on the frames' sizes and its version.
#
# Version:  Node.js 22.20.0, 24.21.0 and 26.12.1 (npm node-linux-*); the data is by pyzstd 0.19.1 (PyPI), whose seekable format is frames
#           and a table in a skippable frame; once with a skippable frame in front, as pzstd puts one before each of its frames
# Guessed:  frames one after another decode to their contents one after another (RFC 8878, section 3), as they do in pyzstd and zstd, and
#           as Node's gunzip does it with gzip's members; or there is an error.
# Seen:     on Node 22 and 24, zstdDecompressSync reads on after a frame only if its content ends where the output's buffer does. Frames
#           of 65,536 bytes arrive whole; of frames of 100,000 bytes the first; with a skippable frame in front nothing; never an error.
#           So does fetch with Content-Encoding: zstd on 24 (22's does not decode it). Node 26 reads all.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
arch=$(node -p process.arch)
(
  cd "$dir"
  npm init -y >/dev/null
  npm install --silent --no-audit --no-fund --ignore-scripts \
    "node22@npm:node-linux-$arch@22.20.0" "node24@npm:node-linux-$arch@24.21.0" "node26@npm:node-linux-$arch@26.12.1" 2>/dev/null
  python3 -m venv venv
  venv/bin/pip install --quiet --disable-pip-version-check pyzstd==0.19.1
)
cat > "$dir/make.py" <<'PY'
import pyzstd

text = "".join(f"line {i}\n" for i in range(40000)).encode()
for size in (65536, 100000):
    with pyzstd.SeekableZstdFile(f"frames-of-{size}.zst", "w", max_frame_content_size=size) as file:
        file.write(text)
with open("frames-of-65536.zst", "rb") as file:
    frames = file.read()
with open("skippable-first.zst", "wb") as file:
    file.write(bytes.fromhex("502a4d18") + (4).to_bytes(4, "little") + len(frames).to_bytes(4, "little") + frames)
for name in ("frames-of-65536.zst", "frames-of-100000.zst", "skippable-first.zst"):
    with open(name, "rb") as file:
        print(f"pyzstd, {name}: {len(pyzstd.decompress(file.read()))} of {len(text)}")
PY
cat > "$dir/read.mjs" <<'JS'
import fs from "node:fs";
import http from "node:http";
import zlib from "node:zlib";

const node = process.version.split(".")[0];
const members = Buffer.concat([zlib.gzipSync("first"), zlib.gzipSync("second")]);
console.log(`${node}, gunzipSync of two members: ${zlib.gunzipSync(members)}`);
for (const name of ["frames-of-65536.zst", "frames-of-100000.zst", "skippable-first.zst"]) {
  const bytes = fs.readFileSync(name);
  console.log(`${node}, zstdDecompressSync, ${name}: ${zlib.zstdDecompressSync(bytes).length}`);
  const server = http.createServer((_, response) => {
    response.setHeader("content-encoding", "zstd");
    response.end(bytes);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  const answer = await fetch(`http://127.0.0.1:${server.address().port}/`);
  const size = await answer.arrayBuffer().then((body) => body.byteLength, (error) => error.message);
  console.log(`${node}, fetch, ${name}: ${size === bytes.length ? "as it was sent" : size}`);
  server.closeAllConnections();
  server.close();
}
JS
seen=$(cd "$dir" && venv/bin/python make.py && for version in 22 24 26; do "node_modules/node$version/bin/node" read.mjs; done)
expected="pyzstd, frames-of-65536.zst: 428890 of 428890
pyzstd, frames-of-100000.zst: 428890 of 428890
pyzstd, skippable-first.zst: 428890 of 428890
v22, gunzipSync of two members: firstsecond
v22, zstdDecompressSync, frames-of-65536.zst: 428890
v22, fetch, frames-of-65536.zst: as it was sent
v22, zstdDecompressSync, frames-of-100000.zst: 100000
v22, fetch, frames-of-100000.zst: as it was sent
v22, zstdDecompressSync, skippable-first.zst: 0
v22, fetch, skippable-first.zst: as it was sent
v24, gunzipSync of two members: firstsecond
v24, zstdDecompressSync, frames-of-65536.zst: 428890
v24, fetch, frames-of-65536.zst: 428890
v24, zstdDecompressSync, frames-of-100000.zst: 100000
v24, fetch, frames-of-100000.zst: 100000
v24, zstdDecompressSync, skippable-first.zst: 0
v24, fetch, skippable-first.zst: 0
v26, gunzipSync of two members: firstsecond
v26, zstdDecompressSync, frames-of-65536.zst: 428890
v26, fetch, frames-of-65536.zst: 428890
v26, zstdDecompressSync, frames-of-100000.zst: 428890
v26, fetch, frames-of-100000.zst: 428890
v26, zstdDecompressSync, skippable-first.zst: 428890
v26, fetch, skippable-first.zst: 428890"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { echo "changed: expected" >&2; printf '%s\n' "$expected" >&2; exit 1; }
