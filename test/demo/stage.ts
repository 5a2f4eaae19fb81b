/** Shared parts of the demo: output, processes that end with it, a watched session, expectations. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { stringify } from "yaml";
import { painter } from "../../src/cli/output/terminal.ts";
import type { NetmonEvent } from "../../src/event/event.ts";

const root = new URL("../..", import.meta.url).pathname;
/** The netmon that is shown. */
export const program = process.env.NETMON_PROGRAM ?? join(root, "dist/netmon");
const session = `demo-${process.pid}`;
const directory = mkdtempSync(join(tmpdir(), "netmon-demo-"));
/** Of `netmon run`. */
export const RUN_SESSION = `${session}-run`;
const children = new Set<ChildProcess>();
/** How every netmon of the demo is told which session it is about. */
const SESSION = ["--session", session, "--state-dir", join(directory, "state")];

export const paint = painter(process.stdout, process.env);
export const problems: string[] = [];

export function expect(what: string, held: boolean): void {
  if (!held) problems.push(what);
}

export function say(text = ""): void {
  process.stdout.write(`${text}\n`);
}

export function heading(text: string): void {
  say(`\n${paint.paint("bold", text)}`);
}

/** A file of netmon's, or one of the demo's own, made absolute. */
export function place(name: string, own = false): string {
  return resolve(own ? directory : root, name);
}

function start(
  command: string,
  args: readonly string[],
  options: { stderr?: "inherit" | "ignore" | "pipe"; env?: NodeJS.ProcessEnv; cwd?: string } = {},
): ChildProcess {
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    stdio: ["ignore", "pipe", options.stderr ?? "inherit"],
    env: { ...process.env, ...options.env },
  });
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

function lines(child: ChildProcess): AsyncIterableIterator<string> {
  if (!child.stdout) throw new Error("no stdout");
  return createInterface({ input: child.stdout })[Symbol.asyncIterator]();
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/** Ends every process and removes every file of the demo. */
export async function clear(): Promise<void> {
  for (const child of children) await stop(child);
  rmSync(directory, { recursive: true, force: true });
}

/** A real MCP server with these tools; its port. */
export async function serve(name: string, ...tools: string[]): Promise<number> {
  const server = start(process.execPath, ["--import", "tsx", "test/demo/server.ts", name, tools.join(",")]);
  const { value } = await lines(server).next();
  return Number(value);
}

/** Output of a netmon command about the session. */
export async function ask(...command: string[]): Promise<string> {
  const all: string[] = [];
  for await (const line of lines(start(program, [...command, ...SESSION]))) all.push(line);
  return all.join("\n");
}

/** Output of a netmon command that finds its session itself. */
export async function look(...command: string[]): Promise<string> {
  const state = SESSION.slice(2);
  const all: string[] = [];
  for await (const line of lines(start(program, [...command, ...state]))) all.push(line);
  return all.join("\n");
}

/** Lines of a command's output under `netmon run` in enforce; its status is shown, its report is not. */
export async function ran(
  config: unknown,
  command: readonly string[],
  more: { options?: readonly string[]; cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string[]> {
  const file = join(directory, "run.yaml");
  writeFileSync(file, stringify(config));
  const state = SESSION.slice(2);
  const { options: own = [], ...where } = more;
  const options = ["--session", RUN_SESSION, ...state, "--config", file, "--mode", "enforce", ...own];
  const child = start(program, ["run", ...options, "--log-level", "error", "--", ...command], {
    ...where,
    stderr: "pipe",
  });
  const all: string[] = [];
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (part: string) => {
    said += part;
  });
  for await (const line of lines(child)) all.push(line);
  for (const line of said.split("\n")) if (line.startsWith("netmon:")) say(line);
  return all;
}

/** How a client starts a script of this directory, or with an absolute path, as an MCP server behind `netmon shim`. */
export function shimmed(config: unknown, id: string, script: string): { command: string; args: string[] } {
  const file = join(directory, `${id}.yaml`);
  writeFileSync(file, stringify(config));
  const server = [
    process.execPath,
    "--import",
    join(root, "node_modules/tsx/dist/esm/index.mjs"),
    resolve(root, "test/demo", script),
  ];
  const args = [
    "shim",
    ...SESSION,
    "--server-id",
    id,
    "--config",
    file,
    "--log-level",
    "error",
    "--",
    ...server,
  ];
  return { command: program, args };
}

export interface Watched {
  events: NetmonEvent[];
  /** Runs a script of this directory inside the session; what it prints, parsed. */
  inside<T>(script: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<T[]>;
}

/** Watches the session with this configuration while `use` runs. */
export async function watched<T>(
  config: unknown,
  options: readonly string[],
  until: NetmonEvent["type"],
  use: (watched: Watched) => Promise<T>,
): Promise<T> {
  const file = join(directory, "netmon.yaml");
  writeFileSync(file, stringify(config));
  const args = [
    "watch",
    ...SESSION,
    "--config",
    file,
    "--format",
    "json",
    "--log-level",
    "error",
    ...options,
  ];
  const watch = start(program, args);
  const events: NetmonEvent[] = [];
  await new Promise<void>((resolve, reject) => {
    watch.once("exit", (code) => reject(new Error(`netmon watch ended with exit code ${code}`)));
    void (async () => {
      for await (const line of lines(watch)) {
        const event = JSON.parse(line) as NetmonEvent;
        events.push(event);
        if (event.type === until) resolve();
      }
    })();
  });
  const result = await use({
    events,
    async inside<V>(script: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
      const command = [process.execPath, "--import", "tsx", resolve(root, "test/demo", script), ...words];
      const run = start(program, ["exec", ...SESSION, "--", ...command], { stderr: "ignore", env });
      const printed: V[] = [];
      for await (const line of lines(run)) printed.push(JSON.parse(line) as V);
      return printed;
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 100)); // the kernel's last events
  await stop(watch);
  return result;
}
