/**
 * Derives the id of a stdio server without a given name from the command that starts it: the package, module, image,
 * script, container or service that answers, without its version. The id is not proof: whoever chooses the command
 * chooses the id.
 *
 * On failure: a command that does not identify its server gets an id derived from its hash.
 */
import { createHash } from "node:crypto";
import { isKeyLike } from "../../event/shown-url.ts";
import { COMMAND_RUNNER, COMMAND_RUNNERS, PROJECT_RUNNERS, SSH } from "./command-runners.ts";
import {
  CONTAINER_RUNNER,
  GENERIC,
  type Launcher,
  launcherOf,
  packageName,
  plainPackage,
  programName,
  scriptName,
  words,
} from "./server-launchers.ts";
import { bridgedUrl } from "./wrapped.ts";

const MAX_LENGTH = 128;
/** As long as a path may be. */
const LONGEST_READ = 4096;

/** Returns an id of 1 to 128 letters, digits, `.`, `_` and `-`. */
export function deriveServerId(command: string, args: readonly string[]): string {
  const line = withoutEnvironment([command, ...args]);
  const found = bridgedAddress(line) ?? nameOf(line);
  const id = found
    .slice(0, LONGEST_READ)
    .normalize("NFKC")
    .replace(/[^A-Za-z0-9._-]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "")
    .slice(0, MAX_LENGTH);
  return GENERIC.has(id) ? hashedId(command, args) : id;
}

/**
 * Returns the other name that a person may know a stdio server by: the id that its shim derives if it is started
 * without a given one. Nothing if that is its id.
 */
export function otherNames(
  id: string,
  command: string,
  args: readonly string[],
): { alsoNamed?: readonly string[] } {
  const derived = deriveServerId(command, args);
  return derived === id ? {} : { alsoNamed: [derived] };
}

/** Returns `mcp-` and 8 hexadecimal digits. Arguments may carry secrets, which a hash does not reveal. */
function hashedId(command: string, args: readonly string[]): string {
  const digest = createHash("sha256")
    .update(JSON.stringify([command, ...args]))
    .digest("hex");
  return `mcp-${digest.slice(0, 8)}`;
}

/** Strips env: `env A=B -u C program …` starts `program`. */
export function withoutEnvironment(line: readonly string[]): readonly string[] {
  if (programName(line[0] ?? "") !== "env") return line;
  const start = line.findIndex((word, index) => {
    return index > 0 && !word.startsWith("-") && !word.includes("=") && line[index - 1] !== "-u";
  });
  return start < 0 ? line : line.slice(start);
}

/** Returns the address of the server behind a bridge such as mcp-remote. */
function bridgedAddress([program = "", ...args]: readonly string[]): string | null {
  const url = bridgedUrl(program, args);
  return url === null ? null : addressName(url);
}

/** Returns the host, with the parts of the path that tell servers of one host apart; null: no URL. */
function addressName(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { host, pathname } = new URL(text);
  const parts = pathname.split("/").filter((part) => !GENERIC.has(part) && !COMMON_PATH.test(part));
  return [host, ...parts.filter((part) => !isKeyLike(part))].join("-");
}

/** Parts of the paths of most servers' endpoints. */
const COMMON_PATH = /^(?:sse|http|stream|streamable|messages?|api|v\d+)$/;

function nameOf([program = "", ...args]: readonly string[]): string {
  const launcher = launcherOf(program);
  if (programName(program) === "docker-compose") return serviceName(args);
  if (launcher === CONTAINER_RUNNER) {
    const [first, ...rest] = args;
    if (first === "compose") return serviceName(rest);
    if (first === "exec") return boxName(CONTAINER_RUNNER, rest);
  }
  if (!launcher)
    return startedName(program, args) ?? servedBy(scriptName(program), args) ?? scriptName(program);
  const { word, naming, rest } = launched(launcher, args);
  if (word === undefined) return "";
  const served = servedBy(plainPackage(word), rest);
  if (served !== null) return served;
  if (naming === "-m") return word; // a Python module
  // `npx tsx notes.ts`, `uv run python -m notes`
  const inner = naming === undefined ? [word, ...rest] : rest;
  if (launcherOf(plainPackage(word)) !== undefined && inner.length > 1) return nameOf(inner);
  return commandName(launcher === CONTAINER_RUNNER ? [] : rest) ?? launcher.name(word);
}

/** Returns the name of the command behind `--`: `doppler run -- npx -y notes`; null: none. */
function commandName(args: readonly string[]): string | null {
  const at = args.indexOf("--") + 1;
  if (at === 0 || args[at] === undefined || args[at]?.startsWith("-") === true) return null;
  const name = nameOf(args.slice(at));
  return GENERIC.has(name) ? null : name;
}

/** Returns the name of what a program of command-runners.ts starts, empty if it cannot be told; null: the program is none. */
function startedName(path: string, args: readonly string[]): string | null {
  const program = programName(path);
  if (program === "ssh") return boxName(SSH, args);
  if (Object.hasOwn(PROJECT_RUNNERS, program)) {
    const runner = PROJECT_RUNNERS[program] as Launcher;
    return runner.name(launched(runner, args).word ?? "");
  }
  const command = commandName(args);
  if (command !== null || !COMMAND_RUNNERS.has(program)) return command;
  const { word, rest } = launched(COMMAND_RUNNER, args);
  return word === undefined ? "" : nameOf([word, ...rest]);
}

export interface Launched {
  /** What is run; undefined: unknown. */
  word: string | undefined;
  /** The option that the word belongs to. */
  naming?: string;
  /** The words after it. */
  rest: readonly string[];
}

export function launched(launcher: Launcher, args: readonly string[]): Launched {
  for (let index = 0; index < args.length; index++) {
    const word = args[index] ?? "";
    const [option = "", value] = word.startsWith("--") ? word.split(/=(.*)/s, 2) : [word];
    const after = (words: number): readonly string[] => args.slice(index + words);
    if (launcher.inline?.test(option)) break;
    if (launcher.naming?.includes(option))
      return { word: value ?? args[index + 1], naming: option, rest: after(value === undefined ? 2 : 1) };
    if (word === "--") return { word: args[index + 1], rest: after(2) };
    if (launcher.valued?.includes(option)) index += value === undefined ? 1 : 0;
    else if (!word.startsWith("-") && !launcher.words?.includes(word)) return { word, rest: after(1) };
  }
  return { word: undefined, rest: [] };
}

/** Programs that serve what their arguments name (`fastmcp run notes.py`), keyed by package. */
const SERVING: ReadonlyMap<string, Pick<Launcher, "valued" | "name">> = new Map([
  ...words("fastmcp mcp").map((name) => {
    const valued = words(
      "-t --transport --host -p --port --path --with --with-editable -e -f --env-file -l --log-level",
    );
    return [name, { valued, name: servedScript }] as const;
  }),
  ["@smithery/cli", { valued: words("--key --profile --config"), name: packageName }],
]);

/** Returns the name of what a serving program serves; null: it is none, or serves nothing else. */
function servedBy(plain: string, rest: readonly string[]): string | null {
  const serving = SERVING.get(plain);
  if (serving === undefined) return null;
  // `uvx --from fastmcp fastmcp run …` names it twice
  const [verb, ...args] = rest[0] === plain ? rest.slice(1) : rest;
  if (verb !== "run" && verb !== "dev") return null;
  const { word } = launched(serving, args);
  return word === undefined ? null : serving.name(word);
}

/** Parses `notes.py`, `notes.py:app`, `https://host/mcp`. */
function servedScript(word: string): string {
  return addressName(word) ?? scriptName(word.replace(/(?<=\.py):.*$/, ""));
}

const COMPOSE: Launcher = {
  words: words("run exec up"),
  valued: words(
    "-f --file --profile --project-directory --project-name --env-file -p -e -u -v -w --name --entrypoint",
  ),
  name: (word) => word,
};

/** Returns the service of `docker compose run SERVICE`. */
function serviceName(args: readonly string[]): string {
  return launched(COMPOSE, args).word ?? "";
}

/** Returns the container of `docker exec BOX COMMAND`, or a host, with what runs in it if that has a name. */
function boxName(launcher: Launcher, args: readonly string[]): string {
  const { word = "", rest } = launched(launcher, args);
  const inner = nameOf(rest);
  return GENERIC.has(inner) || word === "" ? word : `${word}-${inner}`;
}
