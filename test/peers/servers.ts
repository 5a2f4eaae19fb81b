/** The MCP servers of test/peers/programs, on loopback only. */
import { fileURLToPath } from "node:url";
import { commandOf, startProgram } from "./programs.ts";

const LOOPBACK = fileURLToPath(new URL("./bind-loopback.mjs", import.meta.url));

const BOUND = /bound to 127\.0\.0\.1:(\d+)/;

export type StdioServerName = "everything" | "filesystem" | "memory";

/** The command of a server that speaks stdio. `directory` is what server-filesystem may touch. */
export function stdioServer(name: StdioServerName, directory: string): string[] {
  const args = { everything: ["stdio"], filesystem: [directory], memory: [] }[name];
  return [...commandOf(name), ...args];
}

/** The conformance server over stdio: both eras. */
export function stdioConformanceServer(): string[] {
  const script = fileURLToPath(new URL("./conformance/stdio-server.ts", import.meta.url));
  return [process.execPath, "--import", import.meta.resolve("tsx"), script];
}

/** Where server-memory keeps what it is told. */
export const memoryEnv = (directory: string) => ({ MEMORY_FILE_PATH: `${directory}/memory.jsonl` });

/** server-everything; resolves with its URL. */
export async function startEverything(transport: "streamableHttp" | "sse"): Promise<string> {
  const command = commandOf("everything", ["--import", LOOPBACK]);
  const server = startProgram([...command, transport], { env: { PORT: "0" } });
  const [, port] = await server.says(BOUND);
  return `http://127.0.0.1:${port}/${transport === "sse" ? "sse" : "mcp"}`;
}

/** mcp-proxy in front of a stdio server: all eras on one URL, 2026-07-28 as well. */
export async function startMcpProxy(
  command: readonly string[],
  env: Record<string, string>,
): Promise<string> {
  const proxy = commandOf("mcp-proxy", ["--import", LOOPBACK]);
  const args = ["--host", "127.0.0.1", "--port", "0", "--", ...command];
  const [, port] = await startProgram([...proxy, ...args], { env }).says(BOUND);
  return `http://127.0.0.1:${port}/mcp`;
}
