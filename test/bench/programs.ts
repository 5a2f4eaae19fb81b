/** The programs of one measurement and a directory for them; `remove` ends and removes everything. */
import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const START_TIMEOUT_MS = 120_000;
const RETRY_MS = 5;

export class Programs {
  readonly directory: string;
  /** Environment of started programs. */
  protected readonly env: NodeJS.ProcessEnv = { ...process.env };
  readonly #children: ChildProcess[] = [];

  constructor(name: string) {
    this.directory = mkdtempSync(join(tmpdir(), `netmon-bench-${name}-`));
  }

  /** Runs a script of test/bench; returns its first line. */
  async script(path: string, ...args: readonly string[]): Promise<string> {
    return (await this.node(path, ...args)).line;
  }

  /** Like script; also returns the process. */
  node(path: string, ...args: readonly string[]): Promise<{ line: string; pid: number }> {
    return this.program(process.execPath, "--import", "tsx", `test/bench/${path}.ts`, ...args);
  }

  /** Runs a program; returns its first line and its process. */
  async program(file: string, ...args: readonly string[]): Promise<{ line: string; pid: number }> {
    const child = this.#start(file, args);
    return { line: await firstLine(child), pid: child.pid ?? 0 };
  }

  /** Runs netmon as built; resolves with its first line, which more may follow. */
  async netmon(...args: readonly string[]): Promise<{ line: string; pid: number }> {
    const child = this.#start(join(root, "dist/netmon"), [
      ...args,
      ...["--format", "json", "--state-dir", join(this.directory, "state")],
    ]);
    const line = await firstLine(child);
    child.stdout?.resume();
    return { line, pid: child.pid ?? 0 };
  }

  /** Starts a server that does not report when it listens; returns its process, to be polled. Output goes to a file. */
  server(env: NodeJS.ProcessEnv, file: string, ...args: readonly string[]): number {
    const log = openSync(join(this.directory, `server-${this.#children.length}.log`), "w");
    const child = this.#start(file, args, { env: { ...this.env, ...env }, stdio: ["ignore", log, log] });
    closeSync(log);
    return child.pid ?? 0;
  }

  /**
   * Starts a server and polls it until it answers; `ms` is from its start to the end of that response. Fails if it ends,
   * or after two minutes.
   */
  async firstAnswer<Server extends { pid: number }>(
    start: () => Promise<Server>,
    ask: (server: Server) => Promise<Response>,
  ): Promise<{ server: Server; ms: number }> {
    const started = performance.now();
    const server = await start();
    for (;;) {
      const answer = await ask(server).catch(() => null);
      const said = await answer?.text();
      const ms = performance.now() - started;
      if (answer?.ok) return { server, ms };
      const which = this.#children.findIndex(({ pid }) => pid === server.pid);
      const child = this.#children[which];
      if (child?.exitCode !== null || ms > START_TIMEOUT_MS) {
        const log = join(this.directory, `server-${which}.log`);
        const logged = existsSync(log) ? readFileSync(log, "utf8").slice(-2000) : "";
        throw new Error(`${child?.spawnargs.join(" ")} does not answer: ${said ?? ""}\n${logged}`);
      }
      await sleep(RETRY_MS);
    }
  }

  async remove(): Promise<void> {
    for (const child of this.#children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    rmSync(this.directory, { recursive: true, force: true });
  }

  #start(program: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
    const child = spawn(program, args, {
      cwd: root,
      env: this.env,
      stdio: ["ignore", "pipe", "inherit"],
      ...options,
    });
    this.#children.push(child);
    return child;
  }
}

/** A free port of 127.0.0.1, for a program that cannot choose one itself. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("no stdout");
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error(`${child.spawnargs.join(" ")} ended without a word`);
}
