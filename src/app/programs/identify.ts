/**
 * What a command line runs: a package of npm or PyPI, an image, a script, or the file itself.
 *
 * A package runner (npx, uvx) decides what it runs only when it is started: the commands of its own processes tell then.
 *
 * Fails closed: a command that is not understood is unknown, never taken for another.
 */
import { join, resolve } from "node:path";
import { LOADING_VARIABLES } from "../../agents/loading-variables.ts";
import { launched, withoutEnvironment } from "../../clients/config-files/derived-id.ts";
import {
  CONTAINER_RUNNER,
  launcherOf,
  plainPackage,
  programName,
} from "../../clients/config-files/server-launchers.ts";
import type { SeenProgram } from "../../decision/pins/program-trust.ts";
import { mayBeSecret } from "../../decision/servers/declared-event.ts";
import { definitionHash } from "../../mcp/definition.ts";
import type { CheckedProgram } from "../shim/relay.ts";
import { npmNameOf, npmPackage, npxEntry } from "./npm-package.ts";
import type { Digest, ProgramFiles } from "./program-files.ts";
import { moduleEntry, normalName, pythonPackage, scriptEntry, withoutOverlay } from "./python-package.ts";

export interface Place {
  /** Absolute. */
  directory: string;
  env: NodeJS.ProcessEnv;
}

export interface Identified {
  /** null: unknown. */
  seen: SeenProgram | null;
  /** Why it is unknown. */
  why: string;
  /** A file that can be started as it was checked; null: its path is given to an interpreter. */
  program: CheckedProgram | null;
}

/** What a package runner is told to run. */
export interface Runner {
  kind: "npm" | "python";
  spec: string;
  /** null: it is no name of a registry. */
  name: string | null;
}

const NPM_RUNNERS = new Set(["npx", "npm", "bunx", "bun", "pnpx", "pnpm", "yarn"]);
const PYTHON_RUNNERS = new Set(["uvx", "uv", "pipx"]);
/** They run what they were told to, in a process of its own. */
const TOOLS = new Set(["npm", "npx", "pnpm", "yarn", "corepack", "bun", "uv", "pipx", "pip"]);
const BIN = "/node_modules/.bin/";
const SHEBANG = Buffer.from("#!");
const ELF = Buffer.from("\x7fELF", "latin1");

/** Null: the command says itself what is run. */
export function runnerOf(words: readonly string[]): Runner | null {
  const [program = "", ...args] = withoutEnvironment(words);
  const name = programName(program);
  const launcher = launcherOf(program);
  const kind = NPM_RUNNERS.has(name) ? "npm" : PYTHON_RUNNERS.has(name) ? "python" : null;
  if (kind === null || launcher === undefined) return null;
  const [verb = ""] = args;
  if (name === "bun" && verb !== "x" && verb !== "run") return null; // an interpreter as well
  const spec = launched(launcher, args).word ?? "";
  const runsPackage =
    /x$/.test(name) || ["exec", "x", "dlx", "tool"].includes(verb) || (name === "pipx" && verb === "run");
  const plain = plainPackage(spec);
  const named = runsPackage && /^(?:@[\w.-]+\/)?[\w.-]+$/.test(plain);
  return { kind, spec, name: !named ? null : kind === "python" ? normalName(plain) : plain };
}

/** Returns what `env A=B -u C PROGRAM` runs, and with which environment; null: it has other options. */
function behindEnv(
  words: readonly string[],
  place: Place,
): { words: readonly string[]; place: Place } | null {
  const env = { ...place.env };
  for (let at = 1; at < words.length; at++) {
    const word = words[at] as string;
    const [name = "", value] = word.split(/=(.*)/s, 2);
    if (word === "-u") {
      const gone = words[++at] ?? "";
      if (!gone.startsWith("LD_")) delete env[gone]; // those have been read for env itself
    } else if (word.startsWith("-")) return null;
    else if (value !== undefined) env[name] = value;
    else return { words: words.slice(at), place: { ...place, env } };
  }
  return null;
}

/** Says what a command leaves open; '': nothing. */
export function loosenessOf(words: readonly string[], seen: SeenProgram | null): string {
  const runner = runnerOf(words);
  if (runner?.name === null || runner === null || seen === null) return "";
  if (/(?:@|==)v?\d+\.\d+[\w.+-]*$/.test(runner.spec)) return "";
  return `its command names no version of ${runner.name}: ${seen.name} ran`;
}

/** Returns what `npx` would start from its cache, as a command; null: it is not known before it runs. */
export async function predicted(
  files: ProgramFiles,
  runner: Runner,
  words: readonly string[],
  started: Place,
): Promise<string[] | null> {
  const isEnv = programName(words[0] ?? "") === "env";
  const place = isEnv ? behindEnv(words, started)?.place : started;
  if (place === undefined) return null;
  if (runner.kind !== "npm" || runner.name === null) return null;
  if ((await files.look(join(place.directory, "node_modules", runner.name))) !== null) return null;
  const entry = await npxEntry(files, place.env, runner.spec, runner.name);
  return entry === null ? null : [entry];
}

/** Reports whether a process of a runner is what it was told to run. */
export function isRunBy(runner: Runner, words: readonly string[], { definition }: SeenProgram): boolean {
  const { kind, package: name, path = "" } = definition as { kind: string; package?: string; path?: string };
  if (name !== undefined && TOOLS.has(name)) return false;
  // `npm link` and workspaces: its files are in no node_modules
  // what is in `.bin` itself, and no link from there, is a script of pnpm's that starts the program
  const isLinked = kind === "script" && !path.includes(BIN) && words.some((word) => word.includes(BIN));
  if (runner.kind === "npm" && isLinked) return true;
  return runner.name === null ? true : kind === runner.kind && name === runner.name;
}

export async function identify(
  files: ProgramFiles,
  words: readonly string[],
  place: Place,
): Promise<Identified> {
  if (programName(words[0] ?? "") === "env") {
    const behind = behindEnv(words, place);
    if (behind === null) return unknown("its command has options of env");
    return { ...(await identify(files, behind.words, behind.place)), program: null };
  }
  const found = await identifyCommand(files, words, place);
  const loaded = loadedBy(place.env);
  if (found.seen === null || loaded === null) return found;
  const definition = { ...found.seen.definition, environment: loaded };
  return { ...found, seen: { ...found.seen, definition } };
}

/** Null: none is set. Of a value that may be a secret, its hash. */
function loadedBy(env: NodeJS.ProcessEnv): Record<string, string> | null {
  const set = LOADING_VARIABLES.flatMap((name): [string, string][] => (env[name] ? [[name, env[name]]] : []));
  const shown = set.map(([name, value]) => [
    name,
    mayBeSecret(value, undefined) ? definitionHash(value) : value,
  ]);
  return set.length === 0 ? null : (Object.fromEntries(shown) as Record<string, string>);
}

async function identifyCommand(
  files: ProgramFiles,
  words: readonly string[],
  place: Place,
): Promise<Identified> {
  const [program = "", ...args] = words;
  const launcher = launcherOf(program);
  if (launcher === undefined || runnerOf(words) !== null) return identifyFile(files, program, place);
  if (launcher === CONTAINER_RUNNER) return imageOf(files, args);
  const { word, naming, rest } = launched(launcher, args);
  if (word === undefined || naming === "-jar") return unknown("it is text of a shell, or no file is named");
  const path = await executable(files, program, place);
  const interpreter = path ?? program;
  if (naming === "-m")
    return packaged(files, moduleEntry(interpreter, word), `module ${word} is of no installed package`);
  const file = await files.digest(resolve(place.directory, word));
  if (file === null) return unknown(`${word} cannot be read`);
  const inPackage = await packageOf(files, file, place);
  if (inPackage !== null) return known(inPackage);
  const options = args.slice(0, args.length - rest.length - 1);
  const kept = options.map((option, i) => (mayBeSecret(option, options[i - 1]) ? null : option));
  const by = withoutOverlay(interpreter);
  const definition = { kind: "script", interpreter: by, options: kept, path: file.path, sha256: file.sha256 };
  return known({ name: `script ${file.path}`, definition, published: null });
}

/** The program is the server itself. */
async function identifyFile(files: ProgramFiles, program: string, place: Place): Promise<Identified> {
  const path = await executable(files, program, place);
  const file = path === null ? null : await files.digest(path);
  if (path === null || file === null) return unknown(`${program} is not found`);
  const inPackage = await packageOf(files, file, place);
  const native = file.head.subarray(0, ELF.length).equals(ELF);
  const checked = native ? { identity: file.identity } : null;
  if (inPackage !== null) return { ...known(inPackage), program: checked };
  const isScript = file.head.subarray(0, SHEBANG.length).equals(SHEBANG);
  if (!native && !isScript) return unknown(`${program} is neither a program nor a script`);
  const definition = { kind: isScript ? "script" : "file", path: file.path, sha256: file.sha256 };
  return {
    ...known({ name: `${definition.kind} ${file.path}`, definition, published: null }),
    program: checked,
  };
}

/** Null: the file belongs to no package. */
async function packageOf(files: ProgramFiles, file: Digest, { env }: Place): Promise<SeenProgram | null> {
  if (npmNameOf(file.path) !== null) return npmPackage(files, file, env);
  const entry = scriptEntry(file.path, file.head.toString());
  return entry === null ? null : pythonPackage(files, entry);
}

async function packaged(
  files: ProgramFiles,
  entry: Parameters<typeof pythonPackage>[1],
  why: string,
): Promise<Identified> {
  const seen = await pythonPackage(files, entry);
  return seen === null ? unknown(why) : known(seen);
}

/** The id is that of the image which this machine has under the name, as the command's own engine says it. */
async function imageOf(files: ProgramFiles, args: readonly string[]): Promise<Identified> {
  const verb = args.indexOf("run");
  const word = verb < 0 ? undefined : launched(CONTAINER_RUNNER, args.slice(verb + 1)).word;
  if (word === undefined) return unknown("only images that `run` starts are known");
  const [, name = word, digest] = /^(.*)@(sha256:[0-9a-f]{64})$/.exec(word) ?? [];
  const id = digest ?? (await files.image(word));
  if (id === null)
    return unknown(
      `the image ${word} is not on this machine yet: pull it, or name it by digest (${word}@sha256:…)`,
    );
  const kind = digest === undefined ? "id" : "digest";
  const definition = { kind: "image", image: name, [kind]: id };
  return known({ name: `image ${name} ${id.slice(0, 19)}`, definition, published: null });
}

/** Returns the absolute path that execvp(3) would run; null: none. */
async function executable(
  files: ProgramFiles,
  program: string,
  { directory, env }: Place,
): Promise<string | null> {
  const directories = program.includes("/") ? [""] : (env.PATH ?? "/usr/local/bin:/usr/bin:/bin").split(":");
  for (const one of directories) {
    const path = resolve(directory, one, program);
    if ((await files.look(path))?.kind === "program") return path;
  }
  return null;
}

function known(seen: SeenProgram): Identified {
  return { seen, why: "", program: null };
}

function unknown(why: string): Identified {
  return { seen: null, why, program: null };
}
