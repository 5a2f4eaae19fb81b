/**
 * The npm package that a file belongs to: name, version, the integrity that npm noted when it unpacked it (the hidden
 * lock beside it), and the file that is run. In the cache of npx, where nothing else is, also what it depends on.
 */
import { createHash } from "node:crypto";
import { basename, join } from "node:path";
import type { SeenProgram } from "../../decision/pins/program-trust.ts";
import { definitionHash } from "../../mcp/definition.ts";
import type { Digest, ProgramFiles } from "./program-files.ts";

interface Locked {
  version?: unknown;
  integrity?: unknown;
  resolved?: unknown;
}

const PACKAGED = /^(.*\/node_modules)\/((?:@[^/]+\/)?[^/@.][^/]*)\/(.+)$/;

/** Returns the name of the package that a path without links lies in; null: in none. */
export function npmNameOf(path: string): string | null {
  return PACKAGED.exec(path)?.[2] ?? null;
}

/** `env`: npm's. Null: the file is in no package. */
export async function npmPackage(
  files: ProgramFiles,
  file: Digest,
  env: NodeJS.ProcessEnv,
): Promise<SeenProgram | null> {
  const [, modules = "", name = "", entry = ""] = PACKAGED.exec(file.path) ?? [];
  if (modules === "") return null;
  const { version = null } = (await files.json(join(modules, name, "package.json"))) ?? {};
  if (typeof version !== "string") return null;
  const lock = await files.json(join(modules, ".package-lock.json"));
  const packages = (lock?.packages ?? {}) as Record<string, Locked | null>;
  const locked = packages[`node_modules/${name}`];
  const noted = locked?.version === version ? locked : null;
  const integrity = typeof noted?.integrity === "string" ? noted.integrity : null;
  const own = { kind: "npm", package: name, version, integrity, entry, sha256: file.sha256 };
  return {
    name: `npm ${name} ${version}`,
    definition: modules.includes("/_npx/") ? { ...own, dependencies: dependenciesOf(packages) } : own,
    published: await publishedAt(files, env, tarballOf(name, version, noted, env)),
  };
}

/** A diff lists as many one by one; of more, only their common hash is kept. */
const MOST_LISTED = 1000;

function dependenciesOf(packages: Record<string, Locked | null>): Record<string, string> | string {
  const all = Object.entries(packages).map(([path, locked]) => [
    path.replace(/^node_modules\//, ""),
    `${locked?.version ?? ""} ${locked?.integrity ?? ""}`,
  ]);
  return all.length <= MOST_LISTED ? Object.fromEntries(all) : definitionHash(Object.fromEntries(all));
}

/** Returns when the registry stored a tarball: the Last-Modified that npm keeps with it in its cache (cacache). */
async function publishedAt(
  files: ProgramFiles,
  env: NodeJS.ProcessEnv,
  tarball: string | null,
): Promise<string | null> {
  if (tarball === null) return null;
  const key = `make-fetch-happen:request-cache:${tarball}`;
  const digest = createHash("sha256").update(key).digest("hex");
  const bucket = join(
    cacheOf(env),
    "_cacache/index-v5",
    digest.slice(0, 2),
    digest.slice(2, 4),
    digest.slice(4),
  );
  for (const line of ((await files.text(bucket)) ?? "").split("\n").reverse()) {
    const entry = entryOf(line.slice(line.indexOf("\t") + 1));
    const time =
      entry?.key === key ? Date.parse(entry.metadata?.resHeaders?.["last-modified"] ?? "") : Number.NaN;
    if (!Number.isNaN(time)) return new Date(time).toISOString();
  }
  return null;
}

/** npm can be told not to note the address; null: then the registry has to be named. */
function tarballOf(
  name: string,
  version: string,
  noted: Locked | null,
  env: NodeJS.ProcessEnv,
): string | null {
  if (typeof noted?.resolved === "string") return noted.resolved;
  const registry = env.npm_config_registry;
  if (registry === undefined) return null;
  return `${registry.replace(/\/?$/, "/")}${name}/-/${basename(name)}-${version}.tgz`;
}

function cacheOf(env: NodeJS.ProcessEnv): string {
  return env.npm_config_cache ?? join(env.HOME ?? "/", ".npm");
}

interface CacheEntry {
  key?: string;
  metadata?: { resHeaders?: Record<string, string> };
}

function entryOf(text: string): CacheEntry | null {
  try {
    return JSON.parse(text) as CacheEntry | null;
  } catch {
    return null;
  }
}

/** Returns what npx would run of a package that it has unpacked before; null: nothing, or it cannot be told. */
export async function npxEntry(
  files: ProgramFiles,
  env: NodeJS.ProcessEnv,
  spec: string,
  name: string,
): Promise<string | null> {
  const place = createHash("sha512").update(spec).digest("hex").slice(0, 16); // as libnpmexec names it
  const directory = join(cacheOf(env), "_npx", place, "node_modules", name);
  const { bin } = (await files.json(join(directory, "package.json"))) ?? {};
  if (typeof bin === "string") return join(directory, bin);
  if (typeof bin !== "object" || bin === null) return null;
  const programs = bin as Record<string, unknown>;
  const paths = [...new Set(Object.values(programs))];
  const chosen = paths.length === 1 ? paths[0] : programs[basename(name)];
  return typeof chosen === "string" ? join(directory, chosen) : null;
}
