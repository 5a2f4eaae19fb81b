/** A build of netmon in which tests throw by name (src/event/injected-faults.ts), in its own directory. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FaultPart } from "../../src/event/event.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const BUNDLE = join(ROOT, "deploy/package/bundle.ts");

/**
 * As a thrown error, in a callback that no part contains, as a promise that nobody handles; and the event loop stands
 * still for so many milliseconds, or its thread has no memory left.
 */
export type FaultKind = "throw" | "later" | "reject" | "memory" | `wait ${number}`;

/** Bundles into `directory`/lib. */
export function bundle(directory: string, ...options: string[]): void {
  execFileSync(process.execPath, ["--import", import.meta.resolve("tsx"), BUNDLE, directory, ...options], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

export class InjectingBuild {
  readonly program: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Every part that was injected into so far. */
  readonly injected = new Set<FaultPart>();
  readonly #faults: string;

  /** Below `directory`, which is the caller's to remove. */
  constructor(directory: string) {
    const out = join(directory, "injecting");
    bundle(out, "--inject-faults");
    symlinkSync(join(ROOT, "dist/native"), join(out, "native"));
    for (const [from, to] of [
      ["package.json", "package.json"],
      ["src/cli/launcher.js", "netmon"],
    ] as const)
      cpSync(join(ROOT, from), join(out, to), { recursive: true });
    this.#faults = join(directory, "faults");
    mkdirSync(this.#faults, { mode: 0o777 });
    this.program = [process.execPath, join(out, "netmon")];
    this.env = { NETMON_INJECT_FAULTS: this.#faults };
  }

  /** Throws the next time that the part does something. */
  inject(part: FaultPart, kind: FaultKind): void {
    this.injected.add(part);
    const file = join(this.#faults, part);
    writeFileSync(`${file}.next`, kind);
    renameSync(`${file}.next`, file); // whole, or not there
  }

  /** It was thrown. */
  taken(part: FaultPart): boolean {
    return !existsSync(join(this.#faults, part));
  }

  /** What was not taken is not thrown any more. */
  clear(): void {
    rmSync(this.#faults, { recursive: true, force: true });
    mkdirSync(this.#faults, { mode: 0o777 });
  }
}
