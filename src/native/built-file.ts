/**
 * Locates the built native files. Sources (`.ts`) run from the checkout use the build's output in `dist/native`;
 * compiled modules (`.cjs`) belong to the tree that the build makes, `dist/` or the installed package, which has its
 * own package.json and `native/`. Found relative to this module, so that the working directory does not
 * matter.
 *
 * On failure: an incomplete build is an error that names the command to complete it.
 */
import { existsSync, readFileSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { userError } from "../errors/user-error.ts";

export interface Package {
  /** Absolute path of the directory with netmon's package.json. */
  root: string;
  version: string;
  /** Whether this module is compiled. */
  built: boolean;
}

/** npm has each architecture's package as a version of its own (deploy/package/manifest.ts). */
const PLATFORM = /-linux-\w+$/;

/** In a package: its version, which a file cannot tell a process that runs while another version is installed. */
declare const NETMON_VERSION: string;

let found: Package | undefined;

/** The package this module belongs to. */
export function netmonPackage(): Package {
  found ??= packageOf(fileURLToPath(import.meta.url));
  return found;
}

function packageOf(self: string): Package {
  const directory = dirname(self);
  if (typeof NETMON_VERSION !== "undefined")
    return { root: dirname(directory), version: NETMON_VERSION, built: true };
  return { ...findPackage(directory), built: !self.endsWith(".ts") };
}

/** The file that was called and that started this program: that of npm, or the single file; null: this one itself. `env`: of who called. */
export function startedBy(env: NodeJS.ProcessEnv = process.env): string | null {
  const path = env.NETMON_STARTED_BY ?? "";
  return isAbsolute(path) && existsSync(path) ? path : null;
}

/** A part of netmon is missing or not built. */
export class InstallationError extends userError("InstallationError", "installation") {}

/** Absolute path of a file that is shipped unchanged, such as a page of `docs`. */
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
  return existing(join(root, "native", name), "install netmon again, or run `make build`");
}

function existing(path: string, remedy: string): string {
  if (existsSync(path)) return path;
  throw new InstallationError(`${path} is missing: ${remedy}`);
}

function findPackage(start: string): Omit<Package, "built"> {
  for (let directory = start; ; directory = dirname(directory)) {
    const file = join(directory, "package.json");
    if (existsSync(file)) {
      const version = versionIn(readFileSync(file, "utf8"));
      if (version !== null) return { root: directory, version };
    }
    if (dirname(directory) === directory)
      throw new InstallationError(`no package.json of netmon above ${start}: the installation is incomplete`);
  }
}

/** netmon's version if this is the text of its package.json; null: of another's. */
export function versionIn(manifest: string): string | null {
  const { name, version } = (JSON.parse(manifest) ?? {}) as { name?: unknown; version?: unknown };
  return name === "netmon" && typeof version === "string" ? version.replace(PLATFORM, "") : null;
}
