/**
 * The Python package that a console script or module belongs to: name, version, the hashes of its files that pip or uv
 * noted when it unpacked them (RECORD), and the module that is run.
 */
import { createHash } from "node:crypto";
import { basename, dirname, join, normalize } from "node:path";
import { append, greatest } from "../../collections/long-lists.ts";
import type { SeenProgram } from "../../decision/pins/program-trust.ts";
import type { ProgramFiles } from "./program-files.ts";

/** What is run: a script in `bin`, or a module; both as RECORD has them. */
export interface PythonEntry {
  /** Directories of interpreters (`bin`) beside which packages may be. */
  bins: readonly string[];
  /** Paths relative to site-packages, of which RECORD has one. */
  recorded: readonly string[];
  /** The modules that may be run, as files relative to site-packages; the first that is there counts. */
  modules: readonly string[];
}

/** Notes of installers about an installation, which say nothing of the package. */
const NOTES = /^(?:\.\.\/|.*\.dist-info\/(?:INSTALLER|REQUESTED|RECORD|direct_url\.json|uv_\w+\.json)$)/;
const HASHED = /^"?(.*?)"?,(sha256=[\w-]{43}),\d*\r?$/gm;
const MOST_PYTHONS = 16;
/** Where nothing but one package and what it depends on is: environments that uvx and pipx make. */
const ISOLATED = /\/(?:archive-v\d+|environments-v\d+|uv\/tools|pipx)\//;

/** `script`: of a file in `bin`, its text. Null: it starts no module of a package. */
export function scriptEntry(path: string, script: string): PythonEntry | null {
  const [, module = ""] = /^from ([\w.]+) import/m.exec(script) ?? [];
  if (module === "") return null;
  const [, interpreter = ""] = /^#!\s*(\/\S*python[\d.]*)/.exec(script) ?? [];
  const bins = [dirname(path), ...(interpreter === "" ? [] : [dirname(interpreter)])];
  const file = module.replaceAll(".", "/");
  const modules = [`${file}.py`, `${file}/__init__.py`];
  return { bins, recorded: [`../../../bin/${basename(path)}`, ...modules], modules };
}

/** `python -m MODULE`. */
export function moduleEntry(interpreter: string, module: string): PythonEntry {
  const file = module.replaceAll(".", "/");
  const modules = [`${file}/__main__.py`, `${file}.py`];
  return { bins: [dirname(interpreter)], recorded: modules, modules };
}

export async function pythonPackage(files: ProgramFiles, entry: PythonEntry): Promise<SeenProgram | null> {
  for (const site of await sitesOf(files, entry.bins)) {
    const installed = (await files.names(site)).filter((name) => name.endsWith(".dist-info")).sort();
    for (const info of nearestFirst(installed, entry)) {
      const record = await files.text(join(site, info, "RECORD"));
      if (record === null || !entry.recorded.some((path) => isRecorded(record, path))) continue;
      return packageOf(files, site, info, record, entry, installed);
    }
  }
  return null;
}

async function packageOf(
  files: ProgramFiles,
  site: string,
  info: string,
  record: string,
  { modules }: PythonEntry,
  installed: readonly string[],
): Promise<SeenProgram | null> {
  const [, name = "", version = ""] = /^(.*)-([^-]+)\.dist-info$/.exec(info) ?? [];
  for (const module of modules) {
    const file = await files.digest(join(site, module));
    if (file === null) continue;
    const own = {
      kind: "python",
      package: normalName(name),
      version,
      record: recordHash(record),
      entry: module,
      sha256: file.sha256,
    };
    const isolated = ISOLATED.test(site);
    return {
      name: `python ${normalName(name)} ${version}`,
      definition: isolated
        ? { ...own, dependencies: installed.map((one) => one.replace(/\.dist-info$/, "")) }
        : own,
      published: await publishedAt(files, site, normalName(name), version),
    };
  }
  return null;
}

/**
 * Returns when the newest file of a version was uploaded, as the lock of uv's project says it, in whose environment the
 * package is; null: it does not. What uv, pip and pipx keep elsewhere does not say it, or only in uv's own binary form.
 */
async function publishedAt(
  files: ProgramFiles,
  site: string,
  name: string,
  version: string,
): Promise<string | null> {
  const lock = await files.text(normalize(join(site, "../../../../uv.lock")));
  const [, ...packages] = (lock ?? "").split(/^\[\[package\]\]$/m);
  const own = packages.find(
    (one) => one.includes(`\nname = "${name}"\n`) && one.includes(`\nversion = "${version}"\n`),
  );
  const times = [...(own ?? "").matchAll(/\bupload-time = "([^"]+)"/g)].map(([, time = ""]) =>
    Date.parse(time),
  );
  const newest = greatest(times);
  return Number.isFinite(newest) ? new Date(newest).toISOString() : null;
}

/** `uv run --with` makes an environment of another name at each start; returns a path without that name. */
export function withoutOverlay(path: string): string {
  return path.replace(/(\/builds-v\d+)\/\.tmp[^/]+(?=\/)/, "$1");
}

/** As PEP 503 has it. */
export function normalName(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/g, "-");
}

function isRecorded(record: string, path: string): boolean {
  return [`${path},`, `"${path}",`].some((line) => record.startsWith(line) || record.includes(`\n${line}`));
}

function recordHash(record: string): string {
  const lines = [...record.matchAll(HASHED)].flatMap(([, path = "", hash]) =>
    path === "" || NOTES.test(path) ? [] : [`${path} ${hash}`],
  );
  return `sha256:${createHash("sha256").update(lines.sort().join("\n")).digest("hex")}`;
}

/** Most packages are named as their script or module. */
function nearestFirst(installed: readonly string[], { recorded, modules }: PythonEntry): string[] {
  const names = new Set(
    [...recorded, ...modules].flatMap((path) => path.split("/").map((part) => normalName(part))),
  );
  const isNear = (info: string): boolean => names.has(normalName(info.slice(0, info.lastIndexOf("-"))));
  const near = new Set(installed.filter(isNear));
  return [...near, ...installed.filter((info) => !near.has(info))];
}

/** Returns where packages are, with the environments that uv lays under one of `--with`. */
async function sitesOf(files: ProgramFiles, bins: readonly string[]): Promise<string[]> {
  const sites: string[] = [];
  for (const lib of new Set(bins.map((bin) => normalize(join(bin, "../lib"))))) {
    const pythons = (await files.names(lib)).filter((name) => /^python3/.test(name)).slice(0, MOST_PYTHONS);
    for (const name of pythons) {
      const site = join(lib, name, "site-packages");
      const overlay = (await files.text(join(site, "_uv_ephemeral_overlay.pth"))) ?? "";
      const under = [...overlay.matchAll(/\bb"(\/[^"\\\n]+)"/g)].map(([, path = ""]) => path);
      append(sites, [site, ...under.slice(0, MOST_PYTHONS), join(lib, name, "dist-packages")]);
    }
  }
  return sites;
}
