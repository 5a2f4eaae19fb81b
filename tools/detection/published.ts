/**
 * The definitions of well-known servers as they list them: installed from npm and PyPI in the versions of servers.json,
 * started closed off and asked. The cache keeps the installed packages and what each server listed, since the same
 * version lists the same: so a fit is of the same definitions each time.
 *
 * Fails open: a server that cannot be installed, or does not answer in time, is named and left out.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { listStdioTools } from "../../src/mcp/client/list-stdio.ts";
import { closedOff, NODE, SERVER } from "./closed-off.ts";
import type { Sample } from "./definitions.ts";

/** One of `npm` and `pypi` names the package, with its exact version after "@" or "==". */
export interface PublishedServer {
  npm?: string;
  pypi?: string;
  /** The name of a package's program; default for npm: its only or first one. */
  bin?: string;
  /** What `python -m` runs of a PyPI package. */
  module?: string;
  args?: string[];
  /** Placeholders that a server does not start without. */
  env?: Record<string, string>;
  /** Judged, but never fitted to, nor looked at while anything was tuned. */
  held_out?: boolean;
}

interface Published {
  samples: Sample[];
  /** What servers say of themselves to the model. */
  instructions: { server: string; text: string }[];
  /** Name and version of each server that did not answer, and why. */
  silent: string[];
}

/** The group of what published servers list. */
export const PUBLISHED = "published";

/** npm installs nothing that was published later: what packages need is pinned by it. */
const BEFORE = "2026-11-28";
const INSTALL_MS = 600_000;
const ANSWER = { timeoutMs: 60_000, maxTools: 2000, maxBytes: 16 * 2 ** 20, version: "0" };

const run = promisify(execFile);

const LISTED = JSON.parse(
  readFileSync(new URL("servers.json", import.meta.url), "utf8"),
) as PublishedServer[];
export const FITTED = LISTED.filter((one) => one.held_out !== true);
export const HELD_OUT = LISTED.filter((one) => one.held_out === true);

export async function publishedDefinitions(servers: readonly PublishedServer[]): Promise<Published> {
  const found: Published = { samples: [], instructions: [], silent: [] };
  for (const server of servers) {
    const name = server.npm ?? server.pypi ?? "";
    try {
      const { tools, instructions } = await listingOf(server, name);
      if (instructions !== null) found.instructions.push({ server: name, text: instructions });
      for (const tool of tools as Sample["tool"][]) {
        const where = `${name}:${String(tool.name)}`;
        found.samples.push({
          poisoned: false,
          unsure: "",
          group: PUBLISHED,
          server: name,
          author: "",
          tool,
          where,
        });
      }
    } catch (error) {
      found.silent.push(`${name}: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
    }
  }
  return found;
}

type Listing = Pick<Awaited<ReturnType<typeof listStdioTools>>, "tools" | "instructions">;

async function listingOf(server: PublishedServer, name: string): Promise<Listing> {
  const directory = await installed(server, name);
  const kept = `${directory}.json`;
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, "utf8")) as Listing;
  const { tools, instructions } = await listStdioTools({ ...commandOf(server, directory), env: {} }, ANSWER);
  writeFileSync(`${kept}.${process.pid}`, JSON.stringify({ tools, instructions }));
  renameSync(`${kept}.${process.pid}`, kept);
  return { tools, instructions };
}

/** The directory of the installed package: whole, or not there. */
async function installed({ npm }: PublishedServer, name: string): Promise<string> {
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "netmon", "mcp-servers");
  const directory = join(cache, name.replaceAll("/", "+"));
  if (existsSync(directory)) return directory;
  const unfinished = `${directory}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    for (const [command, ...args] of npm === undefined
      ? fromPypi(name, unfinished)
      : fromNpm(npm, unfinished))
      await run(command, args, { cwd: unfinished, timeout: INSTALL_MS, maxBuffer: 16 * 2 ** 20 });
    renameSync(unfinished, directory);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return directory;
}

type Command = [command: string, ...args: string[]];

/** Scripts of packages do not run. */
function fromNpm(spec: string, directory: string): Command[] {
  const options = "--ignore-scripts --omit=dev --no-audit --no-fund --loglevel=error".split(" ");
  return [["npm", "install", "--prefix", directory, ...options, `--before=${BEFORE}`, spec]];
}

/** The system's Python, since other users may not reach another one. Wheels only: sources run scripts. */
function fromPypi(spec: string, directory: string): Command[] {
  return [
    ["/usr/bin/python3", "-m", "venv", directory],
    [join(directory, "bin/pip"), "install", "--quiet", "--only-binary=:all:", spec],
  ];
}

function commandOf(server: PublishedServer, directory: string): { command: string; args: string[] } {
  const { npm, bin, module = "", args = [], env = {} } = server;
  if (npm === undefined) {
    const program = bin === undefined ? ["-m", module] : [`${SERVER}/bin/${bin}`];
    return closedOff(directory, env, [`${SERVER}/bin/python3`, ...program, ...args]);
  }
  const inside = join("node_modules", npm.slice(0, npm.lastIndexOf("@")));
  const manifest = JSON.parse(readFileSync(join(directory, inside, "package.json"), "utf8")) as {
    bin: string | Record<string, string>;
  };
  const programs = typeof manifest.bin === "string" ? { "": manifest.bin } : manifest.bin;
  const program = (bin === undefined ? Object.values(programs)[0] : programs[bin]) ?? "";
  return closedOff(directory, env, [NODE, join(SERVER, inside, program), ...args]);
}
