/** Programs that start servers (npx, uvx, python, docker), and how their command lines name what they start. */
import { least } from "../../collections/long-lists.ts";

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

/** More than any launcher's name with its version; arguments have up to 128 KiB, and a pattern may try each place. */
const LONGEST_NAME = 64;

/** Returns the launcher of this name without version numbers (`python3.12`); undefined: it starts nothing else. */
export function launcherOf(program: string): Launcher | undefined {
  const name = programName(program);
  return name.length > LONGEST_NAME ? undefined : LAUNCHERS.get(name.replace(/[\d.]+$/, ""));
}

export const words = (text: string): string[] => text.split(" ");

const PACKAGE_RUNNER: Launcher = {
  words: words("dlx exec x tool run"),
  valued: words("-c --call --registry --cache --python --with --directory --project --index-url --prefix"),
  naming: words("-p --package --from --spec"),
  name: packageName,
};
const SCRIPT_RUNNER: Launcher = {
  words: words("tool run"),
  valued: words(
    "-r --require --import --loader --experimental-loader --env-file --directory --project -W -X -C " +
      "--with --with-editable --with-requirements --python --extra --group",
  ),
  naming: words("-m -jar"),
  inline: /^(?:-[a-z]*[ce]|-p|--eval|--print)$/,
  name: scriptName,
};
export const CONTAINER_RUNNER: Launcher = {
  words: words("container run"),
  valued: words(
    "-e -v -p -w -u -h -l -m -c -a --env --env-file --volume --publish --workdir --user --hostname --label --memory " +
      "--cpus --mount --name --network --net --add-host --entrypoint --platform --pull --runtime --security-opt " +
      "--cap-add --cap-drop --device --dns --gpus --ip --ipc --log-driver --pid --restart --shm-size --stop-signal " +
      "--tmpfs --ulimit --userns --volumes-from --cidfile --annotation --cgroup-parent --cgroupns --cpuset-cpus " +
      "--expose --gidmap --group-add --label-file --link --memory-swap --network-alias --oom-score-adj " +
      "--pids-limit --pod --secret --stop-timeout --sysctl --timeout --tz --uidmap --uts --volume-driver",
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
export const GENERIC = new Set([
  "",
  ...words("index main __main__ server mcp mcp-server mcp_server cli app start run stdio"),
  ...words("dist build src lib bin out target release debug scripts node_modules"),
]);

export function programName(path: string): string {
  return lastPart(path).replace(/\.(?:exe|cmd)$/i, "");
}

/** Parses `@scope/name@1.2.3`, `name==1.2`, `name[extra]`, `git+https://host/owner/name.git@ref`. */
export function packageName(spec: string): string {
  return specific(
    plainPackage(spec)
      .replace(/\.git$/, "")
      .split("/"),
  );
}

/** Returns the package without its version. */
export function plainPackage(spec: string): string {
  const named = spec.replace(/^(?:npm|github):/, "");
  const ends = [
    named.slice(1).search(/[=<>~!]=/) + 1,
    named.indexOf("[", 1),
    named.indexOf("@", Math.max(1, named.lastIndexOf("/"))),
  ];
  return named.slice(0, least([...ends.filter((end) => end > 0), named.length]));
}

/** Returns the package of a path in node_modules; otherwise the file's name, or its directory's if that is generic. */
export function scriptName(path: string): string {
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
