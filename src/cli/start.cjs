// Starts the command line from code that V8 compiled at an earlier start: that takes a third less CPU. The code is kept
// beside the modules (modules.cjs), with their text, in one file per command. It is written by their owner, and only if
// nobody else can write there, so it is trusted. It belongs to one version of V8, which refuses another's, and to one
// build: a new build has another inode.
//
// The launcher passes its own path first.
//
// On failure: code that is missing, damaged or rejected is compiled anew.
"use strict";
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  console.error(
    `netmon: error: Node ${process.version} (${process.execPath}) is too old: netmon needs Node 22.19 or newer`,
  );
  process.exit(9);
}
const fs = require("node:fs");
const path = require("node:path");
const v8 = require("node:v8");
const vm = require("node:vm");
const { open, loaderOf } = require("./modules.cjs");

// Flags that make V8 refuse code that was compiled without them are set later (settle): Node's own code would be compiled
// anew, which takes 20 ms in each thread.

// On a busy machine, the main thread would wait for helper threads to be scheduled, for a heap that needs no help: up
// to 20 ms without service.
v8.setFlagsFromString("--no-parallel-scavenge");

if (path.basename(process.argv[1]) === "start.cjs") process.argv.splice(1, 1);
process.argv[1] = path.resolve(process.argv[1]);
const args = process.argv.slice(2);

const DIGEST_BYTES = 32;
const digest = (code) => require("node:crypto").createHash("sha256").update(code).digest();

/** V8 accepts only code compiled with the same flags. */
const flags = [process.env.NODE_OPTIONS ?? "", ...process.execArgv].join(" ").trim();
const variant = flags === "" ? "" : `-${digest(flags).toString("hex", 0, 4)}`;
const KEPT = path.join(__dirname, `compiled-${process.versions.v8}-${process.arch}${variant}`);
const keptFile = path.join(KEPT, /^[a-z][a-z-]*$/.test(args[0] ?? "") ? args[0] : "other");

/**
 * Reads text and code by module: a line of JSON with the build and each module's name and sizes, then the texts, then
 * the codes, then a digest, since V8 does not detect damage, and would crash.
 */
function read() {
  const found = new Map();
  try {
    const file = fs.readFileSync(keptFile);
    const whole = file.subarray(0, -DIGEST_BYTES);
    if (!digest(whole).equals(file.subarray(-DIGEST_BYTES))) return found;
    const line = whole.indexOf(10) + 1;
    const kept = JSON.parse(whole.latin1Slice(0, line));
    if (kept.build !== build) return found;
    const codes = kept.index.reduce((end, [, size]) => end + size, line);
    // a large text is off-heap, and slices of it are not copied
    const text = whole.latin1Slice(line, codes);
    let from = 0;
    let codeFrom = codes;
    for (const [name, size, codeSize] of kept.index) {
      const source = text.slice(from, from + size);
      found.set(name, { source, code: whole.subarray(codeFrom, codeFrom + codeSize) });
      from += size;
      codeFrom += codeSize;
    }
  } catch {
    // nothing kept yet
  }
  return found;
}

const SETTLED_MS = 1000;
/** By module: its function's `script`, and its `source`. */
const compiled = new Map();
/** By module, what was kept: `source`, and `code` while the command starts. */
let kept;
let opened;
/** A build's modules are one file. */
let build;
let isNew = false;
/** Whether V8 has other numbers now, with which kept code would be rejected. */
let isSettled = false;

const buildOf = ({ ino, mtimeMs, size }) => `${ino}-${mtimeMs}-${size}`;

/** Opened before anything else, as this version may be replaced at any time. */
function openModules() {
  opened = open(__dirname);
  build = buildOf(fs.fstatSync(opened.fd));
  kept = read();
  setTimeout(settle, SETTLED_MS).unref();
}

function compile(name, filename, textOf) {
  const { source = textOf(name), code: cachedData } = kept.get(name) ?? {};
  const script = new vm.Script(source, { filename, cachedData });
  if (cachedData === undefined || script.cachedDataRejected) isNew = true;
  compiled.set(name, { script, source });
  return script.runInThisContext();
}

/** By how much, in percent, the heap of a command that serves messages grows until it is collected (shim-process.ts). */
const GROWTH = { gateway: 30, shim: 30, "shim-controller": 30, proxy: 100, run: 100 };

/** Once a command has started. Code is kept before, because it depends on the flags. */
function settle() {
  tryToKeep();
  isSettled = true;
  // If V8 finds that objects allocated at one site live long, it allocates all of them in the old generation. A request
  // with one object there stays until the next full collection, with everything that it references.
  v8.setFlagsFromString("--no-allocation-site-pretenuring");
  const growth = GROWTH[args[0]];
  if (growth !== undefined) v8.setFlagsFromString(`--heap-growing-percent=${growth}`);
  // V8 waits for 400 runs of a function, and then for 3,000, before it makes faster code of it. An agent's session has
  // fewer calls than that, so nearly all of them would run the slow code. A start is quicker with V8's own numbers.
  if (["gateway", "proxy", "run", "shim"].includes(args[0])) {
    v8.setFlagsFromString("--invocation-count-for-maglev=50");
    v8.setFlagsFromString("--invocation-count-for-turbofan=300");
  }
  kept.clear(); // megabytes
}

/** Includes the functions that this start compiled. */
function keep() {
  const { uid, mode } = fs.statSync(__dirname);
  const isUsage = process.exitCode === 2; // the first word is not a command
  if (!isNew || isUsage || uid !== process.geteuid() || (mode & 0o022) !== 0) return;
  if (buildOf(fs.statSync(path.join(__dirname, "modules"))) !== build) return; // another version's by now
  const all = read();
  for (const [name, { script, source }] of compiled)
    all.set(name, { source, code: script.createCachedData() });
  const index = [...all].map(([name, { source, code }]) => [name, source.length, code.length]);
  const whole = Buffer.concat([
    Buffer.from(`${JSON.stringify({ build, index })}\n`, "latin1"),
    ...[...all.values()].map(({ source }) => Buffer.from(source, "latin1")),
    ...[...all.values()].map(({ code }) => code),
  ]);
  fs.mkdirSync(KEPT, { recursive: true, mode: 0o755 });
  const unfinished = `${keptFile}.${process.pid}`;
  fs.writeFileSync(unfinished, Buffer.concat([whole, digest(whole)]), { mode: 0o644 });
  fs.renameSync(unfinished, keptFile);
}

function tryToKeep() {
  if (isSettled) return;
  try {
    keep();
  } catch {
    // disk full or read-only
  }
}

function start() {
  openModules();
  const load = loaderOf(opened, compile);
  process.on("exit", tryToKeep);
  // the supervisor replaces this process, so nothing else is loaded before
  if (args.includes("watch") || args.includes("serve")) load("./supervision.cjs").becomeSupervisor(args);
  load("./main.cjs").runFromProcess();
}

try {
  if (args.length === 1 && args[0] === "--version")
    console.log(`netmon ${require("../package.json").version.replace(/-linux-\w+$/, "")}`);
  else start();
} catch (error) {
  console.error(`netmon: error: the installation is incomplete (${error.message})`);
  process.exit(9);
}
