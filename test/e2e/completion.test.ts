// group: programs
/** netmon completion in the shells themselves, on a terminal: the content of the line after a tab. */
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { stateDirs, storePath } from "../../src/state/paths.ts";
import { call } from "../unit/analysis/report/sample.ts";
import { runCli } from "../unit/cli/run-cli.ts";
import { storeOf } from "../unit/store/sample.ts";
import { COMMAND } from "./start-netmon.ts";

const directory = mkdtempSync(join(tmpdir(), "netmon-completion-"));
const TERMINAL = fileURLToPath(new URL("./on-terminal.py", import.meta.url));
const READY = "READY> ";

const SHELLS = {
  bash: { command: ["bash", "--norc", "--noprofile", "-i"], setup: (file: string) => `source ${file}` },
  zsh: {
    command: ["zsh", "-f", "-i"],
    setup: (file: string) => `autoload -Uz compinit; compinit -u -D; eval "$(<${file})"`,
  },
  fish: {
    command: ["fish", "--no-config"],
    setup: (file: string) => `function fish_prompt; echo -n '${READY}'; end; source ${file}`,
  },
} as const;

let running: ChildProcess | null = null;

beforeAll(async () => {
  storeOf([call(1, { session_id: "weather-1" })], storePath(stateDirs(join(directory, "state"))));
  mkdirSync(join(directory, "bin"));
  const words = [...COMMAND].map((word) => `'${word}'`).join(" ");
  const netmon = join(directory, "bin/netmon");
  writeFileSync(netmon, `#!/bin/sh\nexec ${words} "$@" --state-dir '${directory}/state'\n`);
  chmodSync(netmon, 0o755);
  writeFileSync(join(directory, "bin/own-agent"), "", { mode: 0o755 });
  mkdirSync(join(directory, "work"));
  writeFileSync(join(directory, "work/policy of.yaml"), "");
  for (const shell of Object.keys(SHELLS)) {
    const { code, stdout } = await runCli(["completion", shell]);
    expect(code).toBe(0);
    writeFileSync(join(directory, shell), stdout);
  }
});
afterEach(() => {
  running?.kill("SIGKILL");
  running = null;
});
afterAll(() => rmSync(directory, { recursive: true }));

/** The words of each line after a tab at its end. */
async function completed(shell: keyof typeof SHELLS, lines: readonly Line[]): Promise<string[][]> {
  const { command, setup } = SHELLS[shell];
  const child = spawn("python3", [TERMINAL, "200", "50", ...command], {
    cwd: join(directory, "work"),
    env: {
      ...{
        PATH: `${join(directory, "bin")}:${process.env.PATH}`,
        HOME: directory,
        TERM: "xterm",
        LC_ALL: "C.UTF-8",
      },
      ...{ PS1: READY, INPUTRC: "/dev/null" },
    },
  });
  running = child;
  let shown = "";
  let look = (): void => {};
  let ended = (): void => {};
  child.once("exit", () => ended());
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    shown += text;
    look();
  });
  const says = (text: string | RegExp): Promise<void> =>
    new Promise((resolve, reject) => {
      look = () => {
        if (shown.search(text) >= 0) resolve();
      };
      ended = () => reject(new Error(`${shell} ended: ${shown}`));
      look();
    });
  const keys = (text: string): void => {
    shown = "";
    child.stdin.write(`${JSON.stringify({ keys: text })}\n`);
  };
  await says(/READY> |[#$>] /);
  keys(`${setup(join(directory, shell))}; printf '<%s>\\n' SET\r`);
  await says("<SET>");
  const found: string[][] = [];
  for (const { line, rest } of lines) {
    keys(`${line}\t`);
    // shells drop what is typed while they complete
    await says(rest);
    keys("\x01printf '<%s>\\n' \x05 END\r");
    await says("<END>");
    found.push([...shown.matchAll(/^<(.*)>\r?$/gm)].map(([, word]) => word ?? "").slice(0, -1));
  }
  child.kill("SIGKILL");
  return found;
}

interface Line {
  line: string;
  /** The end of what the tab adds, as it is shown. */
  rest: string;
  words: string[];
}

const line = (text: string, rest: string, ...words: string[]): Line => ({ line: text, rest, words });
const LINES: readonly Line[] = [
  line("netmon doct", "or", "netmon", "doctor"),
  line("netmon registry app", "rove", "netmon", "registry", "approve"),
  line("netmon events --calls --foll", "ow", "netmon", "events", "--calls", "--follow"),
  line("netmon run --mode enf", "orce", "netmon", "run", "--mode", "enforce"),
  line("netmon report weath", "er-1", "netmon", "report", "weather-1"),
  line("netmon events --session weath", "er-1", "netmon", "events", "--session", "weather-1"),
  line("netmon config check pol", ".yaml", "netmon", "config", "check", "policy of.yaml"),
  line("netmon learn --config pol", ".yaml", "netmon", "learn", "--config", "policy of.yaml"),
  line("netmon exec --session a -- own-ag", "ent", "netmon", "exec", "--session", "a", "--", "own-agent"),
  line("netmon completion fi", "sh", "netmon", "completion", "fish"),
];

describe.each(Object.keys(SHELLS) as (keyof typeof SHELLS)[])("netmon completion %s", (shell) => {
  it("completes commands, options, values, sessions and files", { timeout: 240_000 }, async () => {
    const found = await completed(shell, LINES);
    expect(found).toEqual(LINES.map(({ words }) => words));
  });
});

it("is for shells that netmon knows", async () => {
  expect(await runCli(["completion", "tcsh"])).toMatchObject({
    ...{ code: 2, stdout: "" },
    stderr: expect.stringContaining("Allowed choices are bash, zsh, fish"),
  });
});
