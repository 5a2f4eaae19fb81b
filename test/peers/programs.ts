/**
 * The npm programs of test/peers/programs as child processes: third-party MCP servers, proxies and clients.
 * `endPrograms` ends all of them, even if a test fails.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const MODULES = fileURLToPath(new URL("./programs/node_modules/", import.meta.url));

const PACKAGES = {
  conformance: "@modelcontextprotocol/conformance",
  inspector: "@modelcontextprotocol/inspector",
  everything: "@modelcontextprotocol/server-everything",
  filesystem: "@modelcontextprotocol/server-filesystem",
  memory: "@modelcontextprotocol/server-memory",
  "mcp-proxy": "mcp-proxy",
  "mcp-remote": "mcp-remote",
} as const;

export type ProgramName = keyof typeof PACKAGES;

const BINARIES: Partial<Record<ProgramName, string>> = {
  inspector: "mcp-inspector",
  everything: "mcp-server-everything",
  filesystem: "mcp-server-filesystem",
  memory: "mcp-server-memory",
};

/**
 * Words that start a program: node, its options, the script. The script itself and not npm's link in .bin, so
 * that no shell or `env` stands between.
 */
export function commandOf(name: ProgramName, nodeOptions: readonly string[] = []): string[] {
  const directory = `${MODULES}${PACKAGES[name]}/`;
  if (!existsSync(directory))
    throw new Error(`${directory} is missing: run make test-more once, it installs it`);
  const { bin } = JSON.parse(readFileSync(`${directory}package.json`, "utf8")) as {
    bin: Record<string, string>;
  };
  return [process.execPath, ...nodeOptions, directory + bin[BINARIES[name] ?? name]];
}

export interface Output {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Program {
  child: ChildProcess;
  output: Output;
  ended: Promise<Output>;
  /** The first match of `pattern` in stderr or stdout, as soon as it is there. */
  says(pattern: RegExp): Promise<RegExpMatchArray>;
}

export interface ProgramOptions {
  env?: Record<string, string>;
  cwd?: string;
}

const running = new Set<Program>();

export function startProgram(
  [command = "", ...args]: readonly string[],
  options: ProgramOptions = {},
): Program {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NO_COLOR: "1", ...options.env },
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
  });
  const output: Output = { code: null, stdout: "", stderr: "" };
  const listeners = new Set<() => void>();
  for (const name of ["stdout", "stderr"] as const)
    child[name].setEncoding("utf8").on("data", (chunk: string) => {
      output[name] += chunk;
      for (const listener of listeners) listener();
    });
  const ended = once(child, "close").then(([code]) => {
    output.code = code as number | null;
    running.delete(program);
    return output;
  });
  const program: Program = {
    child,
    output,
    ended,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = output.stderr.match(pattern) ?? output.stdout.match(pattern);
          if (!found) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
        const missed = () => reject(new Error(`ended before it said ${pattern}: ${JSON.stringify(output)}`));
        void ended.then(missed, missed);
      }),
  };
  running.add(program);
  return program;
}

/** Ends what is still running; with force, as some wait for connections to close. */
export async function endPrograms(): Promise<void> {
  const all = [...running];
  for (const { child } of all) child.kill("SIGKILL");
  await Promise.all(all.map(({ ended }) => ended));
}
