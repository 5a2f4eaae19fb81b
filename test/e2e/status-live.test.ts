/** netmon status --live on a real terminal, alongside a running session. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "./place.ts";
import { COMMAND, netmon } from "./start-netmon.ts";

const ON_TERMINAL = fileURLToPath(new URL("./on-terminal.py", import.meta.url));
const TIME = { timeout: 60_000 };
const ENTER = "\x1b[?1049h";
const LEAVE = "\x1b[?1049l";

let directory: string;
let session: ChildProcess;

/** A session with an LLM proxy, until its command's stdin ends. */
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), "netmon-status-test-"));
  const [program = "", ...words] = COMMAND;
  const run = ["run", "--session", "watched-one", "--no-kernel", "--state-dir", state(), "--quiet"];
  session = spawn(program, [...words, ...run, "--", "sh", "-c", "echo ready; cat"], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, SUDO_UID: undefined, SUDO_GID: undefined, HOME: directory },
  });
  const [ready] = (await once(session.stdout!, "data")) as [Buffer];
  expect(String(ready)).toContain("ready");
}, 60_000);
afterAll(async () => {
  session.stdin?.end();
  if (session.exitCode === null) await once(session, "exit");
  rmSync(directory, { recursive: true, force: true });
});

const state = (): string => join(directory, "state");

class Terminal {
  shown = "";
  readonly #child: ChildProcess;
  readonly #told: Promise<{ code: number; restored: boolean }>;

  constructor(args: string[], env: NodeJS.ProcessEnv = {}) {
    this.#child = spawn(
      "/usr/bin/python3",
      [ON_TERMINAL, "100", "30", ...COMMAND, "status", "--live", "--state-dir", state(), ...args],
      {
        env: { ...process.env, TERM: "xterm-256color", NO_COLOR: undefined, FORCE_COLOR: undefined, ...env },
      },
    );
    this.#child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      this.shown += text;
    });
    let stderr = "";
    this.#child.stderr?.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    this.#told = once(this.#child, "close").then(
      () => JSON.parse(stderr) as { code: number; restored: boolean },
    );
  }

  shows(text: string): Promise<unknown> {
    return eventually(`shows ${text}: ${this.shown.slice(-400)}`, () => this.shown.includes(text), 30_000);
  }

  tell(what: { keys: string } | { resize: [number, number] } | { signal: number }): void {
    this.#child.stdin?.write(`${JSON.stringify(what)}\n`);
  }

  ended(): Promise<{ code: number; restored: boolean }> {
    return this.#told;
  }
}

describe("netmon status --live", () => {
  it(
    "shows the sessions on the alternate screen, follows the size, and gives the terminal back",
    TIME,
    async () => {
      const terminal = new Terminal([]);
      await terminal.shows("> watched-one");
      await terminal.shows("LLM proxy at http://127.0.0.1");
      expect(terminal.shown.startsWith(ENTER)).toBe(true);
      expect(terminal.shown).toContain("\x1b[7m");
      const before = terminal.shown.length;
      terminal.tell({ resize: [44, 9] });
      // biome-ignore lint/suspicious/noControlCharactersInRegex: sequences of a terminal
      const drawn = /\x1b\[\?1049h.*?\x1b\[\?2026h(.*?)\x1b\[\?2026l/s;
      const last = await eventually("drawn", () => drawn.exec(terminal.shown.slice(before))?.[1], 30_000);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: sequences of a terminal
      const lines = last.replace(/\x1b\[[?0-9;]*[a-zA-Z]/g, "").split(/\r+\n/);
      expect(lines.length).toBeLessThanOrEqual(9);
      expect(lines.filter((line) => line.length > 44)).toEqual([]);
      terminal.tell({ keys: "\t\x1b[A\x1b[Bq" });
      expect(await terminal.ended()).toEqual({ code: 0, restored: true });
      expect(terminal.shown.endsWith(LEAVE)).toBe(true);
    },
  );

  it(
    "gives the terminal back when a signal ends it, and paints nothing where NO_COLOR is set",
    TIME,
    async () => {
      const terminal = new Terminal(["--session", "watched-one"], { NO_COLOR: "1" });
      await terminal.shows("> watched-one");
      terminal.tell({ signal: 15 });
      expect(await terminal.ended()).toEqual({ code: 0, restored: true });
      expect(terminal.shown.endsWith(LEAVE)).toBe(true);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: sequences of a terminal
      expect(terminal.shown).not.toMatch(/\x1b\[[0-9;]*m/);
    },
  );

  it("prints a table once where there is no terminal, and JSON where that is asked for", TIME, async () => {
    const table = await netmon(["status", "--live", "--state-dir", state()]);
    expect(table.code, table.stderr).toBe(0);
    expect(table.stdout).toMatch(/^SESSION +MODE +STATE .*\nwatched-one +observe +proxy .*\n$/);
    const { stdout } = await netmon([
      "status",
      "--live",
      "--json",
      "--session",
      "watched-one",
      "--state-dir",
      state(),
    ]);
    const { sessions } = JSON.parse(stdout) as { sessions: object[] };
    expect(sessions).toMatchObject([{ session_id: "watched-one", status: "proxy", connections: null }]);
    const none = await netmon(["status", "--live", "--once", "--session", "nobody", "--state-dir", state()]);
    expect({ code: none.code, stdout: none.stdout }).toEqual({ code: 5, stdout: "" });
  });
});
