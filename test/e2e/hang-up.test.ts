/** SIGHUP: sent to reload, or because a terminal has closed. */
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { eventually } from "./place.ts";
import { COMMAND, type Started, startNetmon } from "./start-netmon.ts";
import { storedEvents } from "./stored-events.ts";

const CLOSING = fileURLToPath(new URL("./closing-terminal.py", import.meta.url));
const TIME = { timeout: 90_000 };
/** Milliseconds for each step, on a busy machine too; TIME is for all. */
const STEP = 80_000;
/** Ends with 43 at a hang-up, and with 0 when there is a file `end`. */
const SCRIPT = "trap 'exit 43' HUP; echo ready; while [ ! -e end ]; do sleep 0.05; done";

let directory: string;
let config: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-hang-up-"));
  chmodSync(directory, 0o755); // the command runs as another user
  config = join(directory, "netmon.yaml");
  configure("observe");
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

function configure(mode: "observe" | "enforce"): void {
  const content = { sandbox: { mcp: { mode }, network: { resolvers: [] } }, proxy: { port: 0 } };
  writeFileSync(config, JSON.stringify(content));
}

const words = (...options: string[]): string[] => [
  ...["run", "--session", "hung", "--state-dir", join(directory, "state"), "--user", "65534", "--quiet"],
  ...options,
];

/** Without those of the machine's addresses, which others may cause meanwhile. */
const changes = () =>
  storedEvents(join(directory, "state"), "hung").filter(
    (event) => event.type === "netmon_policy_changed" && event.cause !== "addresses",
  );

describe.each([["with the kernel layer"], ["without it", "--no-kernel"]])("netmon run %s", (_, ...more) => {
  const options = more.filter(Boolean) as string[];

  it("reloads at kill -HUP, and the command goes on", TIME, async () => {
    const started: Started = startNetmon(
      [...words(...options, "--config", config), "--", "sh", "-c", SCRIPT],
      {
        cwd: directory,
      },
    );
    onTestFinished(() => void started.child.kill("SIGTERM"));
    await started.says("ready");
    configure("enforce");
    started.child.kill("SIGHUP");
    await eventually("a reload", () => changes().length > 0, STEP);
    writeFileSync(join(directory, "end"), "");
    expect(await started.ended).toMatchObject({ code: 0 });
  });

  it("goes on at kill -HUP without a configuration", TIME, async () => {
    const started = startNetmon([...words(...options), "--", "sh", "-c", SCRIPT], { cwd: directory });
    onTestFinished(() => void started.child.kill("SIGTERM"));
    await started.says("ready");
    started.child.kill("SIGHUP");
    await setTimeout(1000);
    writeFileSync(join(directory, "end"), "");
    expect(await started.ended).toMatchObject({ code: 0 });
  });

  it("ends the command when the terminal closes", TIME, async () => {
    const { child, status, ready } = onTerminal([
      ...COMMAND,
      ...words(...options, "--config", config),
      ...["--", "sh", "-c", SCRIPT],
    ]);
    await ready("ready");
    child.kill("SIGUSR1");
    await eventually("the end", () => existsSync(status), STEP);
    expect(readFileSync(status, "utf8")).toBe("43");
    expect(changes()).toEqual([]);
  });
});

it("netmon proxy goes on without its terminal, and reads its configuration again", TIME, async () => {
  const state = ["--state-dir", join(directory, "state")];
  const words = ["proxy", "--session", "hung", ...state, "--config", config];
  const { child, status, ready } = onTerminal([...COMMAND, ...words]);
  await ready("LLM proxy");
  // it reads its configuration as soon as the terminal is gone
  configure("enforce");
  child.kill("SIGUSR1");
  await eventually("a reload", () => changes().length > 0, STEP);
  expect(existsSync(status)).toBe(false);
  process.kill(Number(readFileSync(`${status}-pid`, "utf8")), "SIGTERM");
  await eventually("the end", () => existsSync(status), STEP);
  expect(readFileSync(status, "utf8")).toBe("0");
});

interface OnTerminal {
  child: ChildProcess;
  status: string;
  /** Resolves when the text was printed. */
  ready: (text: string) => Promise<void>;
}

function onTerminal(command: string[]): OnTerminal {
  const status = join(directory, "status");
  const child = spawn("python3", [CLOSING, ...command], {
    cwd: directory,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, SUDO_UID: undefined, SUDO_GID: undefined, STATUS: status },
  });
  onTestFinished(async () => {
    if (!existsSync(status) && existsSync(`${status}-pid`))
      process.kill(Number(readFileSync(`${status}-pid`, "utf8")), "SIGTERM");
    child.kill("SIGKILL");
  });
  let text = "";
  child.stdout?.on("data", (data: Buffer) => {
    text += data.toString();
  });
  return {
    child,
    status,
    ready: (what) => eventually(what, () => text.includes(what), STEP).then(() => {}),
  };
}
