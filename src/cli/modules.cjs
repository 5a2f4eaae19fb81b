// netmon's modules, which are one file: each compressed, behind an index. The file is opened once, and the descriptor stays
// open, so that what a command loads late is of its own version, although an upgrade has replaced the file or a removal has
// deleted it.
//
// A file begins with the length of the index, 4 bytes, little endian. The index is JSON: names and compressed sizes of the
// modules, in their order. The modules follow, compressed with Brotli, as the bodies of CommonJS functions in Latin-1.
//
// On failure: a file that is missing or cut off is an error where a module is loaded.
"use strict";

/** Opens the modules of this directory, also for threads (src/async/worker.ts). The descriptor is never closed. */
function open(directory) {
  const fd = process.getBuiltinModule("node:fs").openSync(`${directory}/modules`, "r");
  globalThis[Symbol.for("netmon.modules")] = { fd, directory, loader: loaderOf.toString() };
  return { fd, directory };
}

/**
 * Returns a function that loads a module of `opened` by name. Self-contained: threads run its text (src/async/worker.ts).
 * `compile`: turns a module's name and a reader of its text into its function, if V8's own way is not wanted.
 */
function loaderOf({ fd, directory }, compile) {
  const builtin = (name) => process.getBuiltinModule(name);
  const { Script } = builtin("node:vm");
  let places;

  function bytesAt(at, size) {
    const bytes = Buffer.allocUnsafe(size);
    if (builtin("node:fs").readSync(fd, bytes, 0, size, at) !== size)
      throw new Error(`${directory}/modules is cut off`);
    return bytes;
  }

  function index() {
    const size = bytesAt(0, 4).readUInt32LE();
    let at = 4 + size;
    const found = new Map();
    for (const [name, length] of JSON.parse(bytesAt(4, size).latin1Slice())) {
      found.set(name, { at, length });
      at += length;
    }
    return found;
  }

  function read(name) {
    places ??= index();
    const place = places.get(name);
    if (place === undefined) throw new Error(`${directory}/modules has no ${name}`);
    const body = builtin("node:zlib").brotliDecompressSync(bytesAt(place.at, place.length));
    return `(function (exports, require, module, __filename, __dirname) { ${body.latin1Slice()}\n})`;
  }

  const modules = new Map();
  function load(name) {
    if (!name.startsWith("./")) return builtin(name);
    const known = modules.get(name);
    if (known !== undefined) return known.exports;
    const filename = directory + name.slice(1);
    const run =
      compile === undefined
        ? new Script(read(name), { filename }).runInThisContext()
        : compile(name, filename, read);
    const module = { exports: {} };
    modules.set(name, module);
    try {
      run.call(module.exports, module.exports, load, module, filename, directory);
    } catch (error) {
      modules.delete(name);
      throw error;
    }
    return module.exports;
  }
  /** The names of what is loaded, in this order. */
  load.loaded = () => [...modules.keys()];
  return load;
}

module.exports = { open, loaderOf };
