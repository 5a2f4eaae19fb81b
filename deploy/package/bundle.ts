/**
 * Bundles src into OUT/lib: `node --import tsx deploy/package/bundle.ts OUT [--inject-faults]`. One module per command and shared
 * chunks, so that each command loads only what it needs; each `*-thread.ts` is a separate entry point. All are one file
 * (src/cli/modules.cjs). Only native code stays outside (OUT/native). Writes OUT/THIRD-PARTY-LICENSES and
 * OUT/netmon.cdx.json as well.
 *
 * Failure: nothing is replaced by half.
 */

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { build, type OutputFile, type Plugin, transform } from "esbuild";
import { defaultShape } from "../../src/config/default-shape.ts";
import { defaults } from "../../src/config/defaults.ts";
import { PROTOCOLS, protocolSchema } from "../../src/native/protocol-schema.ts";
import { billOfMaterials } from "./bill-of-materials.ts";
import { thirdParties, thirdPartyLicences } from "./licences.ts";
import { packModules } from "./module-file.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const MAIN = "src/cli/main.ts";
/** What other programs import. */
const LIBRARY = "src/loop/library.ts";
const SUPERVISION = "src/cli/supervision.ts";
/** What Node itself loads, with the oldest that is told what it lacks, and the form of each. */
const LOADED_BY_NODE = { "start.cjs": "cjs", "library.mjs": "esm" } as const;
const OLDEST_TOLD = "node12";
/** Modules with files of their own, because a file is run when any part of it is used: large ones, and what they share. */
const APART = [
  ...["detection/scan-result", "detection/scan-server", "detection/scan-tool"],
  ...["async/steps", "collections/word-set", "approvals/webhook", "config/rule-file", "registry/own-server"],
  ...["audit", "inspection", "mcp", "mcp-proxy", "network"].map((section) => `config/${section}-schema`),
].map((name) => `src/${name}.ts`);

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

/** So are the protocols between processes. */
const settledProtocols: Plugin = {
  name: "settled-protocols",
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/src\/native\/protocol-schema\.ts$/ }, () => {
      const schemas = PROTOCOLS.map((name) => [name, JSON.stringify(protocolSchema(name))]);
      return {
        contents: `const settled = ${JSON.stringify(Object.fromEntries(schemas))};
          export const protocolSchema = (name) => JSON.parse(settled[name]);`,
      };
    });
  },
};

const threads = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("-thread.ts"))
  .map((file) => join("src", file))
  .sort();

/** `path`: in OUT/lib. */
type BundledFile = Pick<OutputFile, "path" | "contents">;

/** `injecting`: for tests, with faults by name (src/event/injected-faults.ts). */
async function bundle(out: string, injecting: boolean): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
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
    plugins: [oneLanguage, settledDefaults, settledProtocols, partsOfUndici],
    define: {
      __dirname: "import.meta.dirname",
      NETMON_FAULT_INJECTION: String(injecting),
      NETMON_VERSION: JSON.stringify(version),
    },
    metafile: true,
    write: false,
  });
  const page = await bundledPage("page.html");
  const apart = new Set(APART.map((file) => basename(file).replace(/\.ts$/, ".cjs")));
  const needed = outputFiles.filter(({ path }) => !apart.has(basename(path)));
  const modules = new Map<string, string>();
  for (const file of needed) modules.set(`./${basename(file.path)}`, await asCommonJs(file));
  place(join(out, "lib"), [
    page.file,
    { path: "modules", contents: packModules(modules) },
    ...(await Promise.all(Object.entries(LOADED_BY_NODE).map(loadedByNode))),
  ]);
  const inputs = [...Object.keys(metafile.inputs), ...page.inputs];
  const components = thirdParties(root, inputs);
  writeFileSync(join(out, "THIRD-PARTY-LICENSES"), thirdPartyLicences(components));
  writeFileSync(join(out, "netmon.cdx.json"), billOfMaterials(version, components));
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
  return { file: { path, contents: Buffer.from(contents) }, inputs: Object.keys(metafile.inputs) };
}

async function loadedByNode([name, format]: [name: string, format: "cjs" | "esm"]): Promise<BundledFile> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join("src/cli", name)],
    outdir: root,
    bundle: true,
    format,
    platform: "node",
    target: format === "cjs" ? OLDEST_TOLD : "node22.19",
    charset: "ascii",
    write: false,
  });
  const [{ contents } = { contents: new Uint8Array() }] = outputFiles;
  return { path: name, contents };
}

/** As CommonJS, which is what V8's code cache can be used with (src/cli/start.cjs). */
async function asCommonJs({ path, text }: OutputFile): Promise<string> {
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
  return escaped(lateImports(path, code));
}

/** esbuild leaves other characters than ASCII in regular expressions alone, where an escape means the same. */
function escaped(code: string): string {
  return code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
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

/** Modules are run when they are first used, because a command uses only part of its imports. */
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
  return late.replace(
    /\bmodule\.exports=__toCommonJS\((\w+)\)/,
    'module.exports=__defProp($1,"__esModule",{value:!0})',
  );
}

/** What is in `directory` and not among `files` is of an earlier build; programs that run have it open. */
function place(directory: string, files: readonly BundledFile[]): void {
  mkdirSync(directory, { recursive: true });
  for (const { path, contents } of files) {
    const unfinished = join(directory, `${path}.${process.pid}`);
    writeFileSync(unfinished, contents);
    renameSync(unfinished, join(directory, path));
  }
  const names = new Set(files.map(({ path }) => path));
  for (const name of readdirSync(directory))
    if (!names.has(name)) rmSync(join(directory, name), { recursive: true, force: true });
}

const [out, option] = process.argv.slice(2);
if (out === undefined || (option !== undefined && option !== "--inject-faults"))
  throw new Error("usage: node --import tsx deploy/package/bundle.ts OUT [--inject-faults]");
await bundle(resolve(out), option !== undefined);
