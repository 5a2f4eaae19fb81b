/** An ordinary user's `netmon run` and `exec`, which real sudo makes root's; the agent stays the user's. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMMAND } from "./start-netmon.ts";

const TIME = { timeout: 60_000 };
const TERMINAL = fileURLToPath(new URL("./on-terminal.py", import.meta.url));
const NOBODY = 65534;
/** What netmon is started from. */
const PACKAGE = process.env.NETMON_PROGRAM
  ? dirname(process.env.NETMON_PROGRAM)
  : fileURLToPath(new URL("../..", import.meta.url));
const SUDOERS = "/etc/sudoers";
/** Shows what an agent finds. */
const AGENT = `#!/bin/sh\necho "agent: uid=$(id -u) key=$MY_KEY given=$GIVEN godebug=$GODEBUG setting=$NETMON_SETTING sudo=$SUDO_USER"\n`;

let directory: string;
let serial = 0;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-sudo-"));
  chmodSync(directory, 0o755);
  for (const name of ["bin", "users"]) mkdirSync(join(directory, name));
  chownSync(join(directory, "users"), NOBODY, NOBODY);
  writeFileSync(join(directory, "bin/my-agent"), AGENT, { mode: 0o755 });
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

interface Ended {
  code: number;
  text: string;
}

interface Surroundings {
  /** Lines for sudoers(5). */
  settings?: readonly string[];
  /** Commands before. */
  mounts?: readonly string[];
}

/** Runs words as nobody on a terminal, where sudo asks for no password. */
async function onTerminal(
  words: readonly string[],
  { settings = [], mounts = [] }: Surroundings = {},
): Promise<Ended> {
  const rules = join(directory, `sudoers-${++serial}`);
  const lines = [
    'Defaults secure_path="/usr/sbin:/usr/bin:/sbin:/bin"',
    ...settings,
    "nobody ALL=(ALL:ALL) NOPASSWD:SETENV: ALL",
  ];
  writeFileSync(rules, `${lines.join("\n")}\n`, { mode: 0o440 });
  const nobody = ["setpriv", "--reuid", String(NOBODY), "--regid", String(NOBODY), "--clear-groups"];
  const variables = {
    ...{ PATH: `${join(directory, "bin")}:${process.env.PATH}`, TERM: "dumb", HOME: "/nonexistent" },
    ...{ MY_KEY: "secret", GODEBUG: "theirs", NETMON_SETTING: "theirs" },
  };
  const env = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  const mounted = [...mounts, `mount --bind ${rules} ${SUDOERS}`, 'exec "$@"'].join(" && ");
  const child = spawn(
    "unshare",
    [
      ...["--mount", "sh", "-c", mounted, "sh", "python3", TERMINAL, "400", "50"],
      ...[...nobody, "env", "-i", ...env, ...words],
    ],
    { cwd: directory },
  );
  let text = "";
  let ending = "";
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk;
  });
  child.stderr.on("data", (chunk: Buffer) => {
    ending += chunk;
  });
  await once(child, "close");
  const last = ending.trim().split("\n").at(-1) ?? "";
  return { code: (JSON.parse(last) as { code: number }).code, text };
}

/** A directory for state: root's, and one that the user makes if netmon stays the user's. */
const ROOTS = "state";
const STATE = "users/state";
const run = (state: string, ...more: string[]): string[] => [
  "run",
  "--state-dir",
  join(directory, state),
  ...more,
];

describe("on a terminal", () => {
  it("netmon run becomes root's, and the agent has its user's PATH and variables", TIME, async () => {
    const { code, text } = await onTerminal([...COMMAND, ...run(ROOTS, "--", "my-agent")]);
    expect(text).toContain("kernel   observing, verified by canary");
    expect(text).toContain(`agent: uid=${NOBODY} key=secret given= godebug=theirs setting= sudo=`);
    expect(code).toBe(0);
  });

  it("sudo netmon run does the same, with what sudo is told to set", TIME, async () => {
    const { code, text } = await onTerminal([
      "sudo",
      "GIVEN=x",
      ...COMMAND,
      ...run(ROOTS, "--quiet", "--", "my-agent"),
    ]);
    expect(text).toContain(`agent: uid=${NOBODY} key=secret given=x godebug=theirs setting= sudo=`);
    expect(code).toBe(0);
  });

  it("netmon exec does the same", TIME, async () => {
    const { code, text } = await onTerminal([
      ...COMMAND,
      "exec",
      "--unwatched",
      "--session",
      "absent",
      "--",
      "my-agent",
    ]);
    expect(text).toContain("agent: uid=65534 key=secret");
    expect(code).toBe(0);
  });

  it("a command as another user has nothing of the caller's", TIME, async () => {
    const { text } = await onTerminal([
      ...COMMAND,
      ...run(ROOTS, "--quiet", "--user", "1", "--", join(directory, "bin/my-agent")),
    ]);
    expect(text).toContain("agent: uid=1 key= given= godebug= setting= sudo=");
  });

  it("where sudo leaves no process behind, the error says what to type", TIME, async () => {
    const { code, text } = await onTerminal(["sudo", ...COMMAND, ...run(ROOTS, "--", "my-agent")], {
      settings: ["Defaults !use_pty, !pam_session, !pam_setcred"],
    });
    expect(text).toContain(
      `my-agent: no such program on PATH, which is sudo's: sudo env "PATH=$PATH" netmon run -- my-agent`,
    );
    expect(code).toBe(127);
  });

  it(
    "nothing of who made the user by another sudo, where the own one leaves no process behind",
    TIME,
    async () => {
      const own = ["sudo", ...COMMAND, ...run(ROOTS, "--quiet", "--", join(directory, "bin/my-agent"))];
      const { text } = await onTerminal(["sudo", "-u", "#1", "sh", "-c", '"$@"; exit', "sh", ...own], {
        settings: [
          "Defaults:daemon !use_pty, !pam_session, !pam_setcred",
          "daemon ALL=(ALL:ALL) NOPASSWD: ALL",
        ],
      });
      expect(text).toContain("agent: uid=1 key= given= godebug= setting= sudo=");
    },
  );

  it("a process that cannot become root goes on without the kernel layer, and says why", TIME, async () => {
    const { code, text } = await onTerminal([
      "setpriv",
      "--no-new-privs",
      ...COMMAND,
      ...run(STATE, "--", "my-agent"),
    ]);
    expect(text).toContain("it needs root, which no_new_privs keeps from this process");
    expect(code).toBe(0);
  });

  it(
    "a program that others can write is not started as root, and the status says how to install a copy",
    TIME,
    async () => {
      const open = join(directory, "open");
      mkdirSync(join(open, "netmon"), { recursive: true });
      chmodSync(open, 0o777);
      const words = COMMAND.map((word) =>
        word.startsWith(PACKAGE) ? join(open, "netmon", relative(PACKAGE, word)) : word,
      );
      const mounts = [`mount --bind ${PACKAGE} ${join(open, "netmon")}`];
      const { code, text } = await onTerminal([...words, ...run(STATE, "--", "my-agent")], { mounts });
      expect(text).toContain(
        `it needs root, which does not run this program (${open} can be written by everybody (mode 777)): sudo`,
      );
      expect(text).toMatch(/" install/);
      expect(code).toBe(0);
    },
  );
});
