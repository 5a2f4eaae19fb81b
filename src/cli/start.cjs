// Starts the command line, from code that V8 compiled at an earlier start: that takes a third less CPU. The code is kept
// beside the modules, written by their owner where nobody else can write, and so trusted as they are. It is of one
// version of V8, which refuses another's, and of one file: a new one has another inode.
//
// Failure: what is not kept, damaged or not accepted is compiled anew.
"use strict";
const { createHash } = require("node:crypto");
const fs = require("node:fs");
const Module = require("node:module");
const path = require("node:path");
const v8 = require("node:v8");
const vm = require("node:vm");

// On a busy machine, the main thread would wait for helper threads to be scheduled, for a heap that needs no help: up to
// 20 ms, in which nobody is served. Before any code is compiled, since code is kept for the flags it was compiled with.
v8.setFlagsFromString("--no-parallel-scavenge");

const DIGEST_BYTES = 32;
const compiled = new Map();

const digest = (code) => createHash("sha256").update(code).digest();

/** V8 accepts only what was compiled with the same flags. */
const flags = [process.env.NODE_OPTIONS ?? "", ...process.execArgv].join(" ").trim();
const variant = flags === "" ? "" : `-${digest(flags).toString("hex", 0, 4)}`;
const KEPT = path.join(__dirname, `compiled-${process.versions.v8}-${process.arch}${variant}`);

/** V8 itself does not notice damage, and would end with it. */
function read(file) {
  try {
    const whole = fs.readFileSync(file);
    const code = whole.subarray(0, -DIGEST_BYTES);
    return digest(code).equals(whole.subarray(-DIGEST_BYTES)) ? code : undefined;
  } catch {
    return undefined;
  }
}

Module._extensions[".cjs"] = (module, filename) => {
  const { ino, mtimeMs, size } = fs.statSync(filename);
  const kept = path.join(KEPT, `${path.basename(filename, ".cjs")}-${ino}-${mtimeMs}-${size}`);
  const cachedData = read(kept);
  const source = Module.wrap(fs.readFileSync(filename, "latin1"));
  const script = new vm.Script(source, { filename, cachedData });
  if (cachedData === undefined) compiled.set(kept, script);
  const run = script.runInThisContext();
  run.call(module.exports, module.exports, Module.createRequire(filename), module, filename, __dirname);
};

/** With the functions that this start needed. */
function keep() {
  const { uid, mode } = fs.statSync(__dirname);
  if (compiled.size === 0 || uid !== process.geteuid() || (mode & 0o022) !== 0) return;
  fs.mkdirSync(KEPT, { recursive: true, mode: 0o755 });
  for (const [kept, script] of compiled) {
    const unfinished = `${kept}.${process.pid}`;
    const code = script.createCachedData();
    fs.writeFileSync(unfinished, Buffer.concat([code, digest(code)]), { mode: 0o644 });
    fs.renameSync(unfinished, kept);
  }
}

process.on("exit", () => {
  try {
    keep();
  } catch {
    // the disk is full or read-only
  }
});

const args = process.argv.slice(2);
// the supervisor takes this process's place, so nothing else is loaded before it is there
if (args.includes("watch")) require("./supervision.cjs").becomeSupervisor(args);
require("./main.cjs").runFromProcess();
