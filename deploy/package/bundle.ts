/**
 * Bundles src into OUT/lib: `node --import tsx deploy/package/bundle.ts OUT [--inject-faults]`. One file per command and shared
 * chunks, so that each command loads only what it needs; each `*-thread.ts` is a separate entry point. Only native
 * code stays outside (OUT/native). Writes OUT/THIRD-PARTY-LICENSES as well.
 *
 * Names of chunks are made from their content, and files of earlier builds stay for an hour: a netmon that runs
 * while a new one is built still finds what it has yet to load. Failure: nothing is replaced by half.
 */

import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { build, type Metafile, type OutputFile, type Plugin, transform } from "esbuild";
import { defaultShape } from "../../src/config/default-shape.ts";
import { defaults } from "../../src/config/defaults.ts";
import { thirdPartyLicences } from "./licences.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const MAIN = "src/cli/main.ts";
/** What other programs import. */
const LIBRARY = "src/loop/library.ts";
const SUPERVISION = "src/cli/supervision.ts";
const START = "src/cli/start.cjs";
const SQLITE_LIBRARY = join(root, "deploy/package/sqlite-library.ts");
/** Modules with files of their own, because a file is run when any part of it is used: large ones, and what they share. */
const APART = [
  ...["detection/scan-result", "detection/scan-server", "detection/scan-tool"],
  ...["async/steps", "collections/word-set", "approvals/webhook"],
  ...["audit", "inspection", "mcp", "mcp-proxy", "network"].map((section) => `config/${section}-schema`),
].map((name) => `src/${name}.ts`);
const KEPT_MS = 3_600_000;

/** A module's view of itself in CommonJS; with `define`. */
const SELF = `const netmonModule = require("node:url").pathToFileURL(__filename).href;`;

/** zod's messages in languages other than English are half of zod, and nothing uses them. */
const oneLanguage: Plugin = {
  name: "one-language",
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\.\.\/locales\/index\.js$/ }, ({ resolveDir }) => ({
      path: join(resolveDir, "../locales/en.js"),
    }));
  },
};

/** The parts of undici that src uses, and their places in undici. */
const UNDICI: ReadonlyMap<string, string> = new Map([
  ["Agent", `require("./lib/dispatcher/agent")`],
  ["ProxyAgent", `require("./lib/dispatcher/proxy-agent")`],
  ["buildConnector", `require("./lib/core/connect")`],
  ["fetch", `require("./index-fetch").fetch`],
  ["Response", `require("./lib/web/fetch/response").Response`],
]);

/** All of undici takes a tenth of a start: each part of it is loaded when it is first used. */
const partsOfUndici: Plugin = {
  name: "parts-of-undici",
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/node_modules\/undici\/index\.js$/ }, ({ path }) => {
      const parts = [...UNDICI].map(([name, load]) => `get ${name}() { return ${load}; },`);
      const prototype = `require("./lib/dispatcher/dispatcher").prototype`;
      return {
        contents: `Object.assign(${prototype}, require("./lib/api")); module.exports = { ${parts.join(" ")} };`,
        resolveDir: dirname(path),
      };
    });
    onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => {
      for (const [, names = ""] of readFileSync(path, "utf8").matchAll(
        /^import \{([^}]*)\} from "undici";/gm,
      ))
        for (const name of names.split(",").map((one) => one.trim().split(" as ")[0] ?? ""))
          if (name !== "" && !name.startsWith("type ") && !UNDICI.has(name))
            throw new Error(`${path} imports ${name} from undici, which the bundle does not have`);
      return undefined;
    });
  },
};

/** The default configuration is settled here, once, instead of at every start. */
const settledDefaults: Plugin = {
  name: "settled-defaults",
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/src\/config\/default(?:s|-shape)\.ts$/ }, ({ path }) => {
      const [name, value] = path.endsWith("defaults.ts")
        ? ["defaults", defaults()]
        : ["defaultShape", defaultShape()];
      const text = JSON.stringify(value);
      if (!isDeepStrictEqual(JSON.parse(text), value))
        throw new Error("the default configuration is not plain JSON");
      return {
        contents: `import { deepFreeze } from "./freeze.ts";
          let settled;
          export const ${name} = () => (settled ??= deepFreeze(JSON.parse(${JSON.stringify(text)})));`,
        resolveDir: dirname(path),
      };
    });
  },
};

const threads = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("-thread.ts"))
  .map((file) => join("src", file))
  .sort();

/** Threads, and the library for other programs: src/cli/start.cjs does not start them. */
const LOADED_BY_NODE = new Set([LIBRARY, ...threads].map((file) => basename(file).replace(/\.ts$/, ".cjs")));

type Imports = ReadonlyMap<string, Metafile["outputs"][string]["imports"]>;
type BundledFile = Pick<OutputFile, "path"> & { contents: string };

/** `injecting`: for tests, with faults by name (src/event/injected-faults.ts). */
async function bundle(out: string, injecting: boolean): Promise<void> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [MAIN, SUPERVISION, LIBRARY, ...threads, ...APART],
    outdir: join(out, "lib"),
    entryNames: "[name]",
    chunkNames: "[name]-[hash]",
    outExtension: { ".js": ".cjs" },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node22.19",
    preserveSymlinks: true,
    mainFields: ["module", "main"],
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: "none",
    // a file with one character beyond Latin-1 takes twice the memory, and longer to read
    charset: "ascii",
    // libsql loads its library with the first package, and from its own directory when it is being developed; then it
    // has no use for the second
    alias: { "@neon-rs/load": SQLITE_LIBRARY, "detect-libc": SQLITE_LIBRARY },
    plugins: [oneLanguage, settledDefaults, partsOfUndici],
    define: {
      "process.env.LIBSQL_JS_DEV": '"1"',
      __dirname: "import.meta.dirname",
      NETMON_FAULT_INJECTION: String(injecting),
    },
    metafile: true,
    write: false,
  });
  const page = await bundledPage(join(out, "lib/page.html"));
  const apart = new Set(APART.map((file) => basename(file).replace(/\.ts$/, ".cjs")));
  const needed = outputFiles.filter(({ path }) => !apart.has(basename(path)));
  const outputs = new Map(Object.entries(metafile.outputs).map(([path, of]) => [basename(path), of.imports]));
  const modules = await Promise.all(needed.map((file) => asCommonJs(file, outputs)));
  place(join(out, "lib"), [...modules, ...besides(out), page.file]);
  const inputs = [...Object.keys(metafile.inputs), ...page.inputs];
  writeFileSync(join(out, "THIRD-PARTY-LICENSES"), thirdPartyLicences(root, inputs));
}

/** The page of netmon ui (src/page): markup, style and script in one file. */
async function bundledPage(path: string): Promise<{ file: BundledFile; inputs: string[] }> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ["src/page/main.ts", "src/page/page.css"],
    outdir: root,
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: ["chrome120", "firefox120", "safari17"],
    preserveSymlinks: true,
    legalComments: "none",
    metafile: true,
    write: false,
  });
  const text = (end: string): string =>
    outputFiles.find((file) => file.path.endsWith(end))?.text.trim() ?? "";
  const contents = readFileSync(join(root, "src/page/page.html"), "utf8")
    .replace("STYLE", () => text(".css"))
    .replace("SCRIPT", () => text(".js"));
  return { file: { path, contents }, inputs: Object.keys(metafile.inputs) };
}

/** As CommonJS, which is what V8's code cache can be used with (src/cli/start.cjs). `imports`: of each file, by name. */
async function asCommonJs({ path, text }: OutputFile, imports: Imports): Promise<BundledFile> {
  const { code } = await transform(latePackages(text), {
    format: "cjs",
    platform: "node",
    target: "node22.19",
    supported: { "dynamic-import": false },
    minifyWhitespace: true,
    minifySyntax: true,
    charset: "ascii",
    define: { "import.meta.url": "netmonModule", "import.meta.dirname": "__dirname" },
    ...(text.includes("import.meta.url") && { banner: SELF }),
  });
  const late = lateImports(path, code);
  return {
    path,
    contents: LOADED_BY_NODE.has(basename(path)) ? `${atOnce(basename(path), imports)}${late}` : late,
  };
}

/** Their files may be gone by the time the modules are used. */
function atOnce(entry: string, imports: Imports): string {
  const names = new Set([entry]);
  for (const name of names)
    for (const { path, kind, external } of imports.get(name) ?? [])
      if (kind === "import-statement" && external !== true) names.add(basename(path));
  names.delete(entry);
  return `for (const name of ${JSON.stringify([...names])}) require("./" + name);`;
}

/** Packages in CommonJS. */
function latePackages(text: string): string {
  const packages = new Map<string, string>();
  const declared = text.replace(
    /\b(import_\w+)=(__toESM\(require_\w+\(\)(?:,1)?\))/g,
    (_import, name: string, load: string) => {
      packages.set(name, load);
      return name;
    },
  );
  return declared.replace(/\b(import_\w+)\./g, (use, name: string) => {
    const load = packages.get(name);
    return load === undefined ? use : `(${name}??=${load}).`;
  });
}

/**
 * Modules are run when they are first used, because a command uses only part of its imports. The first line names the
 * modules that this one uses, for src/cli/start.cjs.
 */
function lateImports(path: string, code: string): string {
  const imports = new Map<string, string>();
  const declared = code.replace(
    /\b(import_\w+)=((?:__toESM\()?require\("[^"]+"\)(?:,1)?\)?)/g,
    (_import, name: string, load: string) => {
      imports.set(name, load);
      return name;
    },
  );
  const late = declared.replace(/\b(import_\w+)\b([.,;]?)/g, (use, name: string, after: string) => {
    const load = imports.get(name);
    if (load === undefined || after === "." || /[,;]/.test(after))
      return load !== undefined && after === "." ? `(${name}??=${load}).` : use;
    throw new Error(`${path} uses ${name} as a whole, which would have to be loaded at once`);
  });
  // esbuild copies each export once more, to mark the copy as made from a module
  const exported = late.replace(
    /\bmodule\.exports=__toCommonJS\((\w+)\)/,
    'module.exports=__defProp($1,"__esModule",{value:!0})',
  );
  const names = [...imports.values()].flatMap((load) => /"(\.\/[^"]+)"/.exec(load)?.[1] ?? []);
  return `// ${names.join(" ")}\n${exported}`;
}

/** Starts the modules, and provides the library to other programs. */
function besides(out: string): BundledFile[] {
  return [
    { path: join(out, "lib/library.js"), contents: `export * from "./library.cjs";\n` },
    { path: join(out, "lib", basename(START)), contents: readFileSync(join(root, START), "utf8") },
  ];
}

/** Chunks before the entry points that load them. */
function place(directory: string, files: readonly BundledFile[]): void {
  mkdirSync(directory, { recursive: true });
  const entries = new Set(
    [MAIN, SUPERVISION, LIBRARY, ...threads].map((file) => basename(file).replace(/\.ts$/, ".cjs")),
  );
  const names = new Set(files.map((file) => basename(file.path)));
  const last = (file: BundledFile) => Number(entries.has(basename(file.path)));
  for (const file of [...files].sort((a, b) => last(a) - last(b))) {
    const path = join(directory, basename(file.path));
    const unfinished = `${path}.${process.pid}`;
    writeFileSync(unfinished, file.contents);
    renameSync(unfinished, path);
  }
  const now = Date.now();
  for (const name of readdirSync(directory)) {
    const path = join(directory, name);
    if (name.startsWith("compiled-")) rmSync(path, { recursive: true, force: true });
    else if (names.has(name)) utimesSync(path, new Date(now), new Date(now));
    else if (now - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { force: true });
  }
}

const [out, option] = process.argv.slice(2);
if (out === undefined || (option !== undefined && option !== "--inject-faults"))
  throw new Error("usage: node --import tsx deploy/package/bundle.ts OUT [--inject-faults]");
await bundle(resolve(out), option !== undefined);
