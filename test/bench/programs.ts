/** The programs of one measurement and a directory for them; `remove` ends and removes all of it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

export class Programs {
  readonly directory: string;
  readonly #children: ChildProcess[] = [];

  constructor(name: string) {
    this.directory = mkdtempSync(join(tmpdir(), `netmon-bench-${name}-`));
  }

  /** The first line that a script of test/bench says, and nothing says after it. */
  async script(path: string, ...args: readonly string[]): Promise<string> {
    return (await this.node(path, ...args)).line;
  }

  /** The same, with its process. */
  node(path: string, ...args: readonly string[]): Promise<{ line: string; pid: number }> {
    return this.program(process.execPath, "--import", "tsx", `test/bench/${path}.ts`, ...args);
  }

  /** The first line that a program says, and its process. */
  async program(file: string, ...args: readonly string[]): Promise<{ line: string; pid: number }> {
    const child = this.#start(file, args);
    return { line: await firstLine(child), pid: child.pid ?? 0 };
  }

  /** netmon as built; resolves with its first line, of which there may be more. */
  async netmon(...args: readonly string[]): Promise<{ line: string; pid: number }> {
    const child = this.#start(join(root, "dist/netmon"), [
      ...args,
      ...["--format", "json", "--state-dir", join(this.directory, "state")],
    ]);
    const line = await firstLine(child);
    child.stdout?.resume();
    return { line, pid: child.pid ?? 0 };
  }

  async remove(): Promise<void> {
    for (const child of this.#children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    rmSync(this.directory, { recursive: true, force: true });
  }

  #start(program: string, args: readonly string[]): ChildProcess {
    const child = spawn(program, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
    this.#children.push(child);
    return child;
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("no stdout");
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error(`${child.spawnargs.join(" ")} ended without a word`);
}
