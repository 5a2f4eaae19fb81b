/**
 * netmon as a user has it: packed, and installed by npm without network into an empty prefix. Programs started from there
 * find nothing but node: no compiler, no checkout.
 */
import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export class Installed {
  /** Removed at the end; also the working directory, which is not a checkout. */
  readonly directory = mkdtempSync(join(tmpdir(), "netmon-package-"));
  readonly prefix = join(this.directory, "prefix");
  readonly program = join(this.prefix, "bin/netmon");
  readonly env: NodeJS.ProcessEnv;

  /** `$NETMON_PACKAGE`, else one that is made for this machine alone. */
  constructor() {
    const only = join(this.directory, "path");
    mkdirSync(only);
    symlinkSync(process.execPath, join(only, "node"));
    const runtime = join(this.directory, "runtime"); // else root's shims would use the system's
    mkdirSync(runtime, { mode: 0o700 });
    this.env = { PATH: only, HOME: this.directory, XDG_RUNTIME_DIR: runtime, TMPDIR: process.env.TMPDIR };
    const archive = process.env.NETMON_PACKAGE ?? packed(this.directory, process.arch);
    const options = [
      "--global",
      "--prefix",
      this.prefix,
      "--offline",
      "--cache",
      join(this.directory, "cache"),
    ];
    execFileSync(process.execPath, [npm(), "install", ...options, archive], {
      cwd: this.directory,
      env: this.env,
      stdio: ["ignore", "ignore", "inherit"],
    });
  }

  run(args: readonly string[]): Promise<Ended> {
    return new Promise((resolve) => {
      const child = execFile(
        this.program,
        args,
        { cwd: this.directory, env: this.env },
        (_error, stdout, stderr) => resolve({ code: child.exitCode, stdout, stderr }),
      );
    });
  }

  start(args: readonly string[]): ChildProcess {
    return spawn(this.program, args, {
      cwd: this.directory,
      env: this.env,
      stdio: ["ignore", "pipe", "pipe"],
    });
  }

  remove(): void {
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/** An archive of this architecture's package; without one, of the package that npm's users name. */
export function packed(directory: string, ...arch: string[]): string {
  const archive = join(directory, `netmon-${arch[0] ?? "any"}.tgz`);
  execFileSync("bash", [join(root, "deploy/package/pack.sh"), archive, ...arch], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  return archive;
}

/** npm's program, which is JavaScript. */
export function npm(): string {
  const found = (process.env.PATH ?? "").split(delimiter).map((directory) => join(directory, "npm"));
  const path = found.find((file) => existsSync(file));
  if (path === undefined) throw new Error("npm is not on the PATH");
  return realpathSync(path);
}
