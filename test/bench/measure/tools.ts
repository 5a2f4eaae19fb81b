/**
 * The cost of netmon's own tools, without a shim in front, compared with ripgrep, a bare process and
 * @modelcontextprotocol/server-filesystem on the same work.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { toolServerCommand } from "../../../src/app/tools/tool-server.ts";
import { parseConfig } from "../../../src/config/parse.ts";
import { builtFile } from "../../../src/native/built-file.ts";
import { type Figure, figure } from "../figure.ts";

const FILES = 50_000;
const ROUNDS = { call: 200, search: 7, start: 7 };
const PROGRAMS = fileURLToPath(new URL("../../peers/programs/node_modules/", import.meta.url));
const PEER = join(PROGRAMS, "@modelcontextprotocol", "server-filesystem", "dist/index.js");

const run = promisify(execFile);

async function connected(command: string, args: readonly string[], cwd: string): Promise<Client> {
  const client = new Client({ name: "bench", version: "1" });
  await client.connect(new StdioClientTransport({ command, args: [...args], cwd, stderr: "ignore" }));
  return client;
}

/** Milliseconds of each of `rounds` runs. */
async function times(rounds: number, what: () => Promise<unknown>): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < rounds; n++) {
    const before = performance.now();
    await what();
    found.push(performance.now() - before);
  }
  return found;
}

function project(): string {
  const directory = mkdtempSync(join(tmpdir(), "netmon-bench-tools-"));
  for (let d = 0; d < FILES / 100; d++) {
    const below = join(directory, `tree/${d % 25}/${d}`);
    mkdirSync(below, { recursive: true });
    for (let f = 0; f < 100; f++)
      writeFileSync(join(below, `file-${f}.ts`), `export const value = ${d * 100 + f};\n`);
  }
  writeFileSync(join(directory, "long.txt"), "a line of a text that is as long as lines are\n".repeat(2_000));
  writeFileSync(join(directory, "short.txt"), "a line\n");
  mkdirSync(join(directory, "outputs"));
  return directory;
}

export async function measureTools(): Promise<Figure[]> {
  const cwd = project();
  const place = { cwd, home: cwd, outputs: join(cwd, "outputs"), hidden: [], own: [], calls: null };
  const { command, args } = toolServerCommand(parseConfig("bench", "{}"), place);
  const starts: number[] = [];
  try {
    for (let n = 0; n < ROUNDS.start; n++) {
      const before = performance.now();
      const first = await connected(command, args, cwd);
      await first.listTools();
      starts.push(performance.now() - before);
      await first.close();
    }
    const client = await connected(command, args, cwd);
    const peer = await connected(process.execPath, [PEER, cwd], cwd);
    try {
      const tool = (name: string, input: Record<string, unknown>) => () =>
        client.callTool({ name, arguments: input });
      const other = (name: string, input: Record<string, unknown>) => () =>
        peer.callTool({ name, arguments: input });
      const rg = builtFile("rg", "dist/native/rg");
      const ripgrep =
        (...words: string[]) =>
        () =>
          run(rg, words, { cwd, maxBuffer: 64 << 20 });
      const bare = async (): Promise<void> => void (await once(spawn("bash", ["-c", "true"]), "exit"));
      const long = join(cwd, "long.txt");
      await tool("Bash", { command: "true" })(); // the sandbox is set up once
      const read = await times(ROUNDS.call, tool("Read", { file_path: long }));
      const peerRead = await times(ROUNDS.call, other("read_text_file", { path: long, head: 2_000 }));
      const small = await times(ROUNDS.call, tool("Read", { file_path: "short.txt" }));
      const peerSmall = await times(ROUNDS.call, other("read_text_file", { path: join(cwd, "short.txt") }));
      const fork = await times(ROUNDS.call, bare);
      const bash = await times(ROUNDS.call, tool("Bash", { command: "true" }));
      const listing = await times(ROUNDS.search, ripgrep("--files", "--hidden", "./"));
      const glob = await times(ROUNDS.search, tool("Glob", { pattern: "**/*-7.ts" }));
      const peerGlob = await times(2, other("search_files", { path: cwd, pattern: "**/*-7.ts" }));
      const plain = await times(ROUNDS.search, ripgrep("--hidden", "-l", "value = 4242", "./"));
      const grep = await times(ROUNDS.search, tool("Grep", { pattern: "value = 4242" }));
      const ratio = (of: readonly number[], by: readonly number[]) => of.map((ms, n) => ms / (by[n] ?? ms));
      const ms = { unit: " ms" };
      return [
        figure("**Own tools**: Read of 2,000 lines", read, { ...ms, aim: 5 }),
        figure("the same by server-filesystem", peerRead, ms),
        figure("Read of one line", small, { ...ms, aim: 1 }),
        figure("the same by server-filesystem", peerSmall, ms),
        figure(`Glob in ${FILES} files, against rg`, ratio(glob, listing), { unit: " ×", aim: 1.3 }),
        figure("the same in time", glob, ms),
        figure("the same by server-filesystem", peerGlob, ms),
        figure(`Grep in ${FILES} files, against rg`, ratio(grep, plain), { unit: " ×", aim: 1.3 }),
        figure("Bash `true` in the sandbox, less a bare process", subtracted(bash, fork), { ...ms, aim: 40 }),
        figure("start to the first tools/list", starts, { ...ms, aim: 150 }),
      ];
    } finally {
      await client.close();
      await peer.close();
    }
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

const subtracted = (of: readonly number[], by: readonly number[]): number[] =>
  of.map((ms, n) => ms - (by[n] ?? 0));
