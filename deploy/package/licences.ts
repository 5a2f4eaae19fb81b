/**
 * The licences of everything that is in the package and not netmon's own: npm packages in the bundle,
 * ripgrep, the header of the addon, and the Go modules in the helper and the tool server.
 *
 * Failure: throws if a licence cannot be found; a package without its licences is not made.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Component {
  /** Where it comes from: npm, or Go's module proxy. */
  from: "npm" | "golang";
  name: string;
  version: string;
  /** SPDX expression; null: only the text says. */
  licence: string | null;
  text: string;
}

/** In the package without being in the bundle. */
const NATIVE = [
  "node_modules/node-addon-api",
  "node_modules/node-api-headers",
  "node_modules/@vscode/ripgrep",
];

/** In order of their names. @param inputs files of the bundle, relative to `root` */
export function thirdParties(root: string, inputs: readonly string[]): Component[] {
  const directories = new Set([...NATIVE, ...inputs.flatMap((file) => packageOf(file) ?? [])]);
  const components = [
    ...[...directories].map((directory) => npmPackage(root, directory)),
    ...goModules(root),
  ];
  const order = (a: Component, b: Component) =>
    `${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1;
  return components.sort(order);
}

export function thirdPartyLicences(components: readonly Component[]): string {
  const rule = "-".repeat(78);
  const list = components.map(
    ({ name, version, licence, text }) =>
      `${rule}\n${name} ${version} (${licence ?? "see below"})\n\n${text.trim()}\n`,
  );
  return `netmon contains the following works of others, each under its own licence.\n\n${list.join("\n")}`;
}

/** `node_modules/a/node_modules/@b/c` of a file in it. */
function packageOf(file: string): string | undefined {
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
}

function npmPackage(root: string, directory: string): Component {
  const at = join(root, directory);
  const manifest = JSON.parse(readFileSync(join(at, "package.json"), "utf8")) as Record<string, unknown>;
  const [name, version, licence] = [manifest.name, manifest.version, manifest.license].map(String);
  if (licence === "undefined")
    throw new Error(`${directory} names no licence: look at it before it is shipped`);
  const file = licenceFile(at);
  return {
    from: "npm",
    name: name as string,
    version: version as string,
    licence: licence as string,
    text: file === undefined ? standing(manifest) : readFileSync(file, "utf8"),
  };
}

function licenceFile(directory: string): string | undefined {
  const name = readdirSync(directory).find((file) => /^(licen[cs]e|copying)(\.|-|$)/i.test(file));
  return name === undefined ? undefined : join(directory, name);
}

/** Licences of packages that name their licence but do not ship its text. */
function standing(manifest: Record<string, unknown>): string {
  const { author, repository } = manifest as { author?: unknown; repository?: { url?: string } };
  const by =
    typeof author === "string" ? author : ((author as { name?: string } | undefined)?.name ?? "its authors");
  return `Copyright ${by}. ${repository?.url ?? ""}`;
}

interface GoModule {
  Path: string;
  Version: string;
  Dir: string;
}

function goModules(root: string): Component[] {
  const go = (...args: string[]) =>
    execFileSync("go", args, { cwd: join(root, "native/helper"), encoding: "utf8" }).trim();
  const modules = go(
    "list",
    "-deps",
    "-f",
    "{{with .Module}}{{if not .Main}}{{.Path}} {{.Version}} {{.Dir}}{{end}}{{end}}",
    ".",
    "./tools",
  )
    .split("\n")
    .filter(Boolean)
    .map((line) => line.split(" ") as [string, string, string])
    .map(([Path, Version, Dir]): GoModule => ({ Path, Version, Dir }));
  modules.push({ Path: "Go", Version: go("env", "GOVERSION"), Dir: go("env", "GOROOT") });
  return [...new Map(modules.map((module) => [module.Path, module])).values()].map(
    ({ Path, Version, Dir }) => {
      const file = existsSync(Dir) ? licenceFile(Dir) : undefined;
      if (file === undefined) throw new Error(`no licence in ${Dir} of ${Path}`);
      return {
        from: "golang",
        name: Path,
        version: Version,
        licence: null,
        text: readFileSync(file, "utf8"),
      };
    },
  );
}
