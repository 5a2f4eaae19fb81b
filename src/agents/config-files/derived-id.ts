/**
 * Derives the id of a stdio server without a given name from the command that starts it: the package, module, image or
 * script, without its version. The id is not proof: whoever chooses the command chooses the id.
 *
 * On failure: a command that does not identify its server gets an id derived from its hash.
 */
import { createHash } from "node:crypto";
import { bridgedUrl } from "./wrapped.ts";

/**
 * How a program names what it runs. `words` are subcommands before the name (`uv tool run X`); `valued` options take a
 * value, and the value of a `naming` option is the name.
 */
export interface Launcher {
  words?: readonly string[];
  valued?: readonly string[];
  naming?: readonly string[];
  /** Options that hold program text, which must not be shown. */
  inline?: RegExp;
  name: (word: string) => string;
}

/** Returns the launcher of this name without version numbers (`python3.12`); undefined: it starts nothing else. */
export function launcherOf(program: string): Launcher | undefined {
  return LAUNCHERS.get(programName(program).replace(/[\d.]+$/, ""));
}

const words = (text: string): string[] => text.split(" ");

const PACKAGE_RUNNER: Launcher = {
  words: words("dlx exec x tool run"),
  valued: words("-c --call --registry --cache --python --with --directory --project --index-url"),
  naming: words("-p --package --from --spec"),
  name: packageName,
};
const SCRIPT_RUNNER: Launcher = {
  words: words("tool run"),
  valued: words(
    "-r --require --import --loader --experimental-loader --env-file --directory --project -W -X -C",
  ),
  naming: words("-m -jar"),
  inline: /^(?:-[a-z]*[ce]|-p|--eval|--print)$/,
  name: scriptName,
};
const CONTAINER_RUNNER: Launcher = {
  words: words("container run"),
  valued: words(
    "-e -v -p -w -u -h -l -m -c -a --env --env-file --volume --publish --workdir --user --hostname --label --memory " +
      "--cpus --mount --name --network --net --add-host --entrypoint --platform --pull --runtime --security-opt " +
      "--cap-add --cap-drop --device --dns --gpus --ip --ipc --log-driver --pid --restart --shm-size --stop-signal " +
      "--tmpfs --ulimit --userns --volumes-from --cidfile",
  ),
  name: imageName,
};

const LAUNCHERS: ReadonlyMap<string, Launcher> = new Map([
  ...words("npx npm bunx pnpx pnpm yarn uvx pipx").map((name) => [name, PACKAGE_RUNNER] as const),
  ...words("node bun deno tsx ts-node python ruby perl java dotnet go uv sh bash").map(
    (name) => [name, SCRIPT_RUNNER] as const,
  ),
  ...words("docker podman nerdctl").map((name) => [name, CONTAINER_RUNNER] as const),
]);

/** Names that do not identify a server. */
const GENERIC = new Set([
  "",
  ...words("index main __main__ server mcp mcp-server mcp_server cli app start run stdio"),
  ...words("dist build src lib bin out target release debug scripts node_modules"),
]);

const MAX_LENGTH = 128;

/** Returns an id of 1 to 128 letters, digits, `.`, `_` and `-`. */
export function deriveServerId(command: string, args: readonly string[]): string {
  const line = withoutEnvironment([command, ...args]);
  const found = bridgedHost(line) ?? nameOf(line);
  const id = found
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
function withoutEnvironment(line: readonly string[]): readonly string[] {
  if (programName(line[0] ?? "") !== "env") return line;
  const start = line.findIndex((word, index) => {
    return index > 0 && !word.startsWith("-") && !word.includes("=") && line[index - 1] !== "-u";
  });
  return start < 0 ? line : line.slice(start);
}

/** Returns the host of the server behind a bridge such as mcp-remote. */
function bridgedHost([program = "", ...args]: readonly string[]): string | null {
  const url = bridgedUrl(program, args);
  return url !== null && URL.canParse(url) ? new URL(url).host : null;
}

function nameOf([program = "", ...args]: readonly string[]): string {
  const launcher = launcherOf(program);
  if (!launcher) return scriptName(program);
  const [word, naming] = launched(launcher, args);
  if (word === undefined) return "";
  if (naming === "-m") return word; // a Python module
  return launcher.name(word);
}

/** Returns the word that names what is run, and the option it belongs to. */
function launched(launcher: Launcher, args: readonly string[]): [word: string | undefined, naming?: string] {
  for (let index = 0; index < args.length; index++) {
    const word = args[index] ?? "";
    const [option = "", value] = word.startsWith("--") ? word.split(/=(.*)/s, 2) : [word];
    if (launcher.inline?.test(option)) return [undefined];
    if (launcher.naming?.includes(option)) return [value ?? args[index + 1], option];
    if (word === "--") return [args[index + 1]];
    if (launcher.valued?.includes(option)) index += value === undefined ? 1 : 0;
    else if (!word.startsWith("-") && !launcher.words?.includes(word)) return [word];
  }
  return [undefined];
}

function programName(path: string): string {
  return lastPart(path).replace(/\.(?:exe|cmd)$/i, "");
}

/** Parses `@scope/name@1.2.3`, `name==1.2`, `name[extra]`, `git+https://host/owner/name.git@ref`. */
function packageName(spec: string): string {
  const plain = spec.replace(/^(?:npm|github):/, "").replace(/(?<=.)(?:[=<>~!]=.*|\[.*|@[^/]*)$/, "");
  return specific(plain.replace(/\.git$/, "").split("/"));
}

/** Returns the package of a path in node_modules; otherwise the file's name, or its directory's if that is generic. */
function scriptName(path: string): string {
  const parts = path.replaceAll("\\", "/").split("/");
  const modules = parts.lastIndexOf("node_modules");
  if (modules >= 0 && parts[modules + 1] !== ".bin") {
    const scoped = parts[modules + 1]?.startsWith("@") === true;
    return specific(parts.slice(modules + 1, modules + (scoped ? 3 : 2)));
  }
  const file = (parts.pop() ?? "").replace(/\.(?:[cm]?[jt]sx?|py|rb|pl|php|jar|dll|sh|exe)$/i, "");
  return specific([...parts, file]);
}

/** Parses `registry.host:5000/owner/name:tag@sha256:…`. */
function imageName(image: string): string {
  return specific(
    image
      .replace(/@.*$/, "")
      .replace(/:[^/]*$/, "")
      .split("/"),
  );
}

/** Returns the last part; if it is generic, combined with or replaced by the nearest specific part before it. */
function specific(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  if (!GENERIC.has(last)) return last;
  const owner = parts.slice(0, -1).findLast((part) => !GENERIC.has(part) && !/^\.+$/.test(part));
  if (owner === undefined) return last;
  return last.includes("mcp") || last === "server" ? `${owner}-${last}` : owner;
}

function lastPart(path: string): string {
  return path.replaceAll("\\", "/").split("/").at(-1) ?? "";
}
