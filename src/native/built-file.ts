/**
 * Locates the built native files. Sources (`.ts`) run from the checkout use the build's output in `dist/native`;
 * compiled modules (`.cjs`) belong to the tree that the build makes, `dist/` or the installed package, which has its
 * own package.json, `native/` and `proto/`. Found relative to this module, so that the working directory does not
 * matter.
 *
 * On failure: an incomplete build is an error that names the command to complete it.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Failure, UserError } from "../errors/user-error.ts";

export interface Package {
  /** Absolute path of the directory with netmon's package.json. */
  root: string;
  version: string;
  /** Whether this module is compiled. */
  built: boolean;
}

let found: Package | undefined;

/** The package this module belongs to. */
export function netmonPackage(): Package {
  if (found === undefined) {
    const self = fileURLToPath(import.meta.url);
    found = { ...findPackage(dirname(self)), built: !self.endsWith(".ts") };
  }
  return found;
}

/** A part of netmon is missing or not built. */
export class InstallationError extends Error implements UserError {
  override readonly name = "InstallationError";

  get failure(): Failure {
    return "installation";
  }
}

/** Absolute path of a file that is shipped unchanged, such as `proto/helper.proto`. */
export function shippedFile(relative: string): string {
  return join(netmonPackage().root, relative);
}

/**
 * Absolute path of a native file.
 * @param name its name in `dist/native`
 * @param source its path in the checkout, for modules that run from their sources
 * @param override an environment variable that names another file
 * @throws InstallationError if there is no such file
 */
export function builtFile(name: string, source: string, override?: string): string {
  const chosen = override === undefined ? undefined : process.env[override];
  if (chosen !== undefined && chosen !== "") {
    if (existsSync(chosen)) return chosen;
    throw new InstallationError(`${override} names ${chosen}, which does not exist: correct or unset it`);
  }
  const { root, built } = netmonPackage();
  if (!built) return existing(join(root, source), "run `make build`");
  // a package has the files of several architectures, a build only its own
  const own = join(root, "native", `linux-${process.arch}`, name);
  if (existsSync(own)) return own;
  return existing(
    join(root, "native", name),
    `install netmon again (it is made for x64 and arm64), or run \`make build\``,
  );
}

function existing(path: string, remedy: string): string {
  if (existsSync(path)) return path;
  throw new InstallationError(`${path} is missing: ${remedy}`);
}

function findPackage(start: string): Omit<Package, "built"> {
  for (let directory = start; ; directory = dirname(directory)) {
    const file = join(directory, "package.json");
    if (existsSync(file)) {
      const parsed: unknown = JSON.parse(readFileSync(file, "utf8"));
      if (isNamed(parsed)) return { root: directory, version: parsed.version };
    }
    if (dirname(directory) === directory)
      throw new InstallationError(`no package.json of netmon above ${start}: the installation is incomplete`);
  }
}

function isNamed(value: unknown): value is { name: "netmon"; version: string } {
  if (typeof value !== "object" || value === null) return false;
  const { name, version } = value as { name?: unknown; version?: unknown };
  return name === "netmon" && typeof version === "string";
}
