// Starts the command line, from code that V8 compiled at an earlier start: that takes a third less CPU. The code is kept
// beside the modules, one file for each command, written by their owner where nobody else can write, and so trusted as it
// is. It is of one version of V8, which refuses another's, and of one file: a new one has another inode.
//
// The launcher gives its own path first. Node's own loader would look at each part of the path of each module.
//
// Failure: what is not kept, damaged or not accepted is compiled anew.
"use strict";
if (Number(process.versions.node.split(".")[0]) < 20) {
  console.error(
    `netmon: error: Node ${process.version} (${process.execPath}) is too old: netmon needs Node 20 or newer`,
  );
  process.exit(9);
}
const fs = require("node:fs");
const path = require("node:path");
const v8 = require("node:v8");
const vm = require("node:vm");

// On a busy machine, the main thread would wait for helper threads to be scheduled, for a heap that needs no help: up to
// 20 ms, in which nobody is served. Before any code is compiled, since code is kept for the flags it was compiled with.
v8.setFlagsFromString("--no-parallel-scavenge");

if (path.basename(process.argv[1]) === "start.cjs") process.argv.splice(1, 1);
process.argv[1] = path.resolve(process.argv[1]);
const args = process.argv.slice(2);

const DIGEST_BYTES = 32;
const digest = (code) => require("node:crypto").createHash("sha256").update(code).digest();

/** V8 accepts only what was compiled with the same flags. */
const flags = [process.env.NODE_OPTIONS ?? "", ...process.execArgv].join(" ").trim();
const variant = flags === "" ? "" : `-${digest(flags).toString("hex", 0, 4)}`;
const KEPT = path.join(__dirname, `compiled-${process.versions.v8}-${process.arch}${variant}`);
const keptFile = path.join(KEPT, /^[a-z][a-z-]*$/.test(args[0] ?? "") ? args[0] : "other");

/**
 * Code by module: a line of JSON with module, file and size of each, then the codes, then a digest, since V8 itself does
 * not notice damage, and would end with it.
 */
function read() {
  const codes = new Map();
  try {
    const file = fs.readFileSync(keptFile);
    const whole = file.subarray(0, -DIGEST_BYTES);
    if (!digest(whole).equals(file.subarray(-DIGEST_BYTES))) return codes;
    let at = whole.indexOf(10) + 1;
    for (const [name, key, size] of JSON.parse(whole.toString("latin1", 0, at))) {
      codes.set(name, { key, code: whole.subarray(at, at + size) });
      at += size;
    }
  } catch {
    // nothing is kept yet
  }
  return codes;
}

const CODES_MS = 1000;
let codes;
const modules = new Map();
let isNew = false;

/** Read once for what is loaded together, and not held: it is megabytes. */
function codeOf(name, key) {
  if (codes === undefined) {
    codes = read();
    setTimeout(() => {
      codes = undefined;
    }, CODES_MS).unref();
  }
  const kept = codes.get(name);
  return kept?.key === key ? kept.code : undefined;
}

const requireModule = (name) => (name.startsWith("./") ? load(name) : require(name));

function load(name) {
  const known = modules.get(name);
  if (known !== undefined) return known.module.exports;
  const filename = path.join(__dirname, name);
  const { ino, mtimeMs, size } = fs.statSync(filename);
  const key = `${ino}-${mtimeMs}-${size}`;
  const cachedData = codeOf(name, key);
  const source = `(function (exports, require, module, __filename, __dirname) { ${fs.readFileSync(filename, "latin1")}\n})`;
  const script = new vm.Script(source, { filename, cachedData });
  if (cachedData === undefined || script.cachedDataRejected) isNew = true;
  const module = { exports: {} };
  modules.set(name, { module, key, script });
  try {
    script
      .runInThisContext()
      .call(module.exports, module.exports, requireModule, module, filename, __dirname);
  } catch (error) {
    modules.delete(name);
    throw error;
  }
  return module.exports;
}

/** With the functions that this start needed. */
function keep() {
  const { uid, mode } = fs.statSync(__dirname);
  const isUsage = process.exitCode === 2; // a word that is not a command
  if (!isNew || isUsage || uid !== process.geteuid() || (mode & 0o022) !== 0) return;
  const all = read();
  for (const [name, { key, script }] of modules) all.set(name, { key, code: script.createCachedData() });
  const index = [...all].map(([name, { key, code }]) => [name, key, code.length]);
  const whole = Buffer.concat([
    Buffer.from(`${JSON.stringify(index)}\n`, "latin1"),
    ...[...all.values()].map(({ code }) => code),
  ]);
  fs.mkdirSync(KEPT, { recursive: true, mode: 0o755 });
  const unfinished = `${keptFile}.${process.pid}`;
  fs.writeFileSync(unfinished, Buffer.concat([whole, digest(whole)]), { mode: 0o644 });
  fs.renameSync(unfinished, keptFile);
}

function start() {
  process.on("exit", () => {
    try {
      keep();
    } catch {
      // the disk is full or read-only
    }
  });
  // the supervisor takes this process's place, so nothing else is loaded before it is there
  if (args.includes("watch")) load("./supervision.cjs").becomeSupervisor(args);
  load("./main.cjs").runFromProcess();
}

try {
  if (args.length === 1 && args[0] === "--version")
    console.log(`netmon ${require("../package.json").version}`);
  else start();
} catch (error) {
  console.error(`netmon: error: the installation is incomplete (${error.message})`);
  process.exit(9);
}
