/**
 * The policy of the next run: an agent whose session enforces cannot change it, and a change by anybody else is shown,
 * recorded, and asked about at a terminal when it is weaker.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMMAND, type Ended, netmon } from "./start-netmon.ts";
import { storedEvents } from "./stored-events.ts";

const NOBODY = 65534;
const TIME = { timeout: 60_000 };
const TERMINAL = fileURLToPath(new URL("./on-terminal.py", import.meta.url));

let directory: string;
let serial = 0;

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-policy-held-"));
  chmodSync(directory, 0o755);
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const policy = (mode: string, denied: string[] = ["files"]): string =>
  JSON.stringify({
    sandbox: {
      mcp: { mode, denied_tools: denied.map((server) => ({ server, tool: "*" })) },
      network: { mode, fail_closed: mode === "enforce", resolvers: [] },
    },
    proxy: { mode: "disabled" },
  });

/** A project of the agent's user, with the policy in it. */
function project(): { cwd: string; file: string } {
  const home = join(directory, `home-${++serial}`);
  const cwd = join(home, "project");
  mkdirSync(cwd, { recursive: true });
  const file = join(cwd, "netmon.yaml");
  writeFileSync(file, policy("enforce"));
  for (const path of [home, cwd, file]) chownSync(path, NOBODY, NOBODY);
  return { cwd, file };
}

const options = (file: string, id: string): string[] => [
  ...["run", "--session", id, "--state-dir", join(directory, "state")],
  ...["--user", String(NOBODY), "--config", file],
];

function run(
  cwd: string,
  file: string,
  script: string,
  more: string[] = [],
): Promise<Ended & { id: string }> {
  const id = `held-${process.pid}-${++serial}`;
  return netmon([...options(file, id), ...more, "--", "sh", "-c", script], { cwd, env: { HOME: cwd } }).then(
    (ended) => ({ ...ended, id }),
  );
}

const changes = (id: string) =>
  storedEvents(join(directory, "state"), id).flatMap((event) =>
    event.type === "netmon_policy_file_changed" ? [event] : [],
  );

it("root's agent cannot lock the store of its run", TIME, async () => {
  const { cwd, file } = project();
  const state = join(directory, "roots-state");
  const words = ["run", "--session", `locked-${process.pid}`, "--state-dir", state, "--user", "0"];
  const script = `find ${state} -type f; find ${state} -type s; echo looked; touch ${state}/lib/x || echo refused`;
  const { stdout } = await netmon([...words, "--config", file, "--quiet", "--", "sh", "-c", script], { cwd });
  expect(stdout).toBe("looked\nrefused\n");
});

describe("the policy of the next run", () => {
  it("cannot be changed by the agent of a session that enforces, in any layer", TIME, async () => {
    const { cwd, file } = project();
    const client = join(cwd, "servers.json");
    writeFileSync(client, JSON.stringify({ mcpServers: {} }));
    chownSync(client, NOBODY, NOBODY);
    const before = readFileSync(file, "utf8");
    const script = `for f in netmon.yaml servers.json; do
        echo '{}' > $f; mv $f old; rm -f $f; echo '{}' > new; mv -f new $f
      done
      cd .. && mv project away && mkdir project && echo '{}' > project/netmon.yaml
      touch project/of-the-agent && echo kept on working`;
    const { stdout, stderr } = await run(cwd, file, script, ["--mcp-config", client]);
    expect(stdout, stderr).toBe("kept on working\n");
    expect(readFileSync(file, "utf8")).toBe(before);
    expect(readFileSync(client, "utf8")).toBe('{"mcpServers":{}}');
    expect(readFileSync(join(cwd, "of-the-agent"), "utf8")).toBe("");
    const next = await run(cwd, file, "true");
    expect(next.stderr).toContain("ENFORCING");
    expect(changes(next.id)).toEqual([]);
  });

  it("is refused where the agent has another way to it", TIME, async () => {
    const { cwd, file } = project();
    const link = join(cwd, "link.yaml");
    symlinkSync(file, link);
    linkSync(file, join(cwd, "other-name.yaml"));
    for (const [given, why] of [
      [link, `it can replace the symbolic link ${link}`],
      [file, "it has another name (a hard link)"],
    ] as const) {
      const { code, stderr } = await run(cwd, given, "echo started");
      expect(code).toBe(2);
      expect(stderr).toContain(why);
      expect(stderr).toContain("put it where only root can write, such as /etc/netmon");
    }
  });

  it("is compared with the last run's: shown, recorded, in the report", TIME, async () => {
    const { cwd, file } = project();
    expect(changes((await run(cwd, file, "true")).id)).toEqual([]);
    writeFileSync(file, policy("enforce", ["files", "tables"]));
    const stricter = await run(cwd, file, "true");
    expect(stricter.code, stricter.stderr).toBe(0);
    expect(changes(stricter.id)).toMatchObject([
      { weaker: false, settings: ["sandbox.mcp.denied_tools"], file },
    ]);
    writeFileSync(file, policy("observe", []));
    const { code, stderr, id } = await run(cwd, file, "true");
    expect(code, stderr).toBe(0);
    expect(stderr).toContain(`policy ${file} is WEAKER than in its last run (session ${stricter.id})`);
    expect(stderr).toMatch(/^- +"mode": "enforce",\n\+ +"mode": "observe",$/m);
    expect(stderr).toMatch(/The policy changed[\s\S]*WEAKER/);
    const [change] = changes(id);
    expect(change).toMatchObject({ weaker: true, former_session: stricter.id });
    expect(change?.settings).toContain("sandbox.network.fail_closed");
    expect(change?.diff).toContain('-          "server": "files"');
    expect(changes((await run(cwd, file, "true")).id)).toEqual([]);
  });

  it("is asked about at a terminal when it is weaker", TIME, async () => {
    const { cwd, file } = project();
    await run(cwd, file, "true");
    writeFileSync(file, policy("observe"));
    const ask = (answer: string): Promise<{ code: number | null; text: string }> =>
      onTerminal(
        [...COMMAND, ...options(file, `asked-${process.pid}-${++serial}`), "--", "echo", "has", "run"],
        answer,
      );
    const declined = await ask("n");
    expect(declined.text).toContain("Run with this policy? [y/N]");
    expect(declined.text).toContain("nothing was started");
    expect(declined.text).not.toContain("has run");
    expect(declined.code).toBe(13);
    const accepted = await ask("y");
    expect(accepted.text).toContain("has run");
    expect((await ask("")).text).not.toContain("[y/N]");
  });
});

/** Runs the command on a terminal and types the answer when it is asked. */
async function onTerminal(
  command: readonly string[],
  answer: string,
): Promise<{ code: number | null; text: string }> {
  const child = spawn("python3", [TERMINAL, "200", "50", ...command], {
    env: { ...process.env, SUDO_UID: undefined, SUDO_GID: undefined },
  });
  let text = "";
  let ending = "";
  let isAsked = false;
  child.stderr.on("data", (chunk: Buffer) => {
    ending += chunk;
  });
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk;
    if (isAsked || !text.includes("[y/N]")) return;
    isAsked = true;
    child.stdin.write(`${JSON.stringify({ keys: `${answer}\r` })}\n`);
  });
  await once(child, "close");
  return { code: (JSON.parse(ending) as { code: number | null }).code, text };
}
