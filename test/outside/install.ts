/** The newest version of a package, from its registry by the registry's own client, in a directory of its own. */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { OutsideServer } from "./servers.ts";

/** The registries' own clients give up on what does not answer; the rest is work, of which a busy machine does little. */
const TIME = { timeout: 7_200_000, maxBuffer: 1 << 26 };
const run = promisify(execFile);

export interface Installed {
  version: string;
  /** The words that start its program. */
  command: string[];
  directory: string;
}

/**
 * Installs it below `directory`, or brings what is there up to the newest version. All of it belongs to `owner`, as on
 * a user's machine: mcp-grafana makes its own program executable when it starts.
 */
export async function installNewest(
  server: OutsideServer,
  directory: string,
  owner: number,
): Promise<Installed> {
  mkdirSync(directory, { recursive: true });
  const installed = await (server.registry === "npm" ? fromNpm : fromPypi)(server, directory);
  await run("chown", ["--recursive", "--no-dereference", `${owner}:${owner}`, directory], TIME);
  return installed;
}

async function fromNpm({ name, program }: OutsideServer, directory: string): Promise<Installed> {
  await npmInstall([`${name}@latest`], directory);
  const home = join(directory, "node_modules", name);
  const { version, bin } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as {
    version: string;
    bin?: string | Record<string, string>;
  };
  const bins = typeof bin === "string" ? { [name]: bin } : (bin ?? {});
  const short = name.split("/").pop() as string;
  const file = bins[program ?? short] ?? bins[name] ?? Object.values(bins)[0];
  if (file === undefined) throw new Error(`${name} ${version} has no program`);
  return { version, command: [process.execPath, join(home, file)], directory };
}

/** Installs packages, each as `name@version`; `scripts`: runs their install scripts. */
export async function npmInstall(
  packages: readonly string[],
  directory: string,
  scripts = false,
): Promise<void> {
  const manifest = join(directory, "package.json");
  if (!existsSync(manifest)) writeFileSync(manifest, '{"private":true}');
  const options = ["--no-audit", "--no-fund", "--loglevel=error", ...(scripts ? [] : ["--ignore-scripts"])];
  await run("npm", ["install", ...options, ...packages], { ...TIME, cwd: directory });
}

async function fromPypi(
  { name, program = name, beside = [] }: OutsideServer,
  directory: string,
): Promise<Installed> {
  const { version } = await pipInstall([name, ...beside], directory);
  const file = join(directory, "bin", program);
  if (!existsSync(file))
    throw new Error(`${name} has no program ${program}: ${readdirSync(join(directory, "bin")).join(" ")}`);
  return { version, command: [file], directory };
}

/**
 * Brings packages to their newest versions; the version is the first one's. With Debian's Python, which other users can
 * start.
 */
export async function pipInstall(
  names: readonly string[],
  directory: string,
): Promise<{ python: string; version: string }> {
  const python = join(directory, "bin/python");
  if (!existsSync(python)) await run("/usr/bin/python3", ["-m", "venv", directory], TIME);
  const options = ["--quiet", "--disable-pip-version-check", "--no-compile", "--upgrade"];
  await run(python, ["-m", "pip", "install", ...options, ...names], TIME);
  const asked = `import importlib.metadata; print(importlib.metadata.version(${JSON.stringify(names[0])}))`;
  const { stdout } = await run(python, ["-c", asked], TIME);
  return { python, version: stdout.trim() };
}
