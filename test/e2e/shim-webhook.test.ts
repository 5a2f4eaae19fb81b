// group: more-long
/**
 * A controller of shims outside of a session as the way out for what is inside: whoever finds it would have it post a
 * text to an address that the session is denied, with a configuration of its own. Tried at every socket that is found
 * by path, in /proc and by abstract name, as an ordinary user and as uid 0, from a session and from its sandbox.
 */
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { stateDirs, storePath } from "../../src/state/paths.ts";
import { openToolReader } from "../../src/store/tools.ts";
import { userOf } from "../setup/test-run.ts";
import { ECHO, Shimmed, ShimPlace, scripted } from "./shimming.ts";
import { netmon } from "./start-netmon.ts";
import { storedEvents } from "./stored-events.ts";

const TIME = { timeout: 240_000 };
const ATTACK = readFileSync(fileURLToPath(new URL("./shim-webhook.py", import.meta.url)), "utf8");
const DIST = process.env.NETMON_PROGRAM
  ? dirname(process.env.NETMON_PROGRAM)
  : fileURLToPath(new URL("../../dist", import.meta.url));
const ORDINARY = userOf(process.pid);

const place = new ShimPlace();
const base = mkdtempSync("/var/tmp/netmon-webhook-");
const program = [join(base, "dist/netmon")];
let posted = "";
const receiver = createServer((request, response) => {
  request.setEncoding("utf8").on("data", (text: string) => {
    posted += text;
  });
  request.on("end", () => response.end());
});
let url = "";
let serial = 0;

beforeAll(async () => {
  chmodSync(base, 0o755);
  // a netmon of this test's own has controllers of its own
  cpSync(DIST, join(base, "dist"), { recursive: true });
  const sandbox = { network: { resolvers: [] } };
  writeFileSync(join(base, "netmon.yaml"), JSON.stringify({ sandbox, proxy: { mode: "disabled" } }));
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  receiver.close();
  await place.remove();
  rmSync(base, { recursive: true, force: true });
  rmSync(`/tmp/netmon-shims-${ORDINARY}`, { recursive: true, force: true });
});

const as = (user: number): string[] =>
  user === 0 ? [] : ["setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups"];

interface Outside {
  directory: string;
  shim: Shimmed;
}

/** A user's shim outside, and a directory that the user and the session share, on the file system of its socket. */
async function outside(user: number): Promise<Outside> {
  posted = "";
  const directory = join(user === 0 ? "/run" : "/tmp", `netmon-webhook-${process.pid}-${++serial}`);
  mkdirSync(directory, { mode: 0o700 });
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const audit = { include_input: true, webhooks: [{ url, events: ["*"] }] };
  writeFileSync(join(directory, "evil.json"), JSON.stringify({ audit }), { mode: 0o644 });
  writeFileSync(join(directory, "attack.py"), ATTACK, { mode: 0o644 });
  for (const file of ["", "evil.json", "attack.py"]) chownSync(join(directory, file), user, user);
  const words = ["shim", "--state-dir", join(directory, "state"), "--", ...scripted(ECHO)];
  const shim = place.keep(new Shimmed(words, { program: [...as(user), ...program] }));
  shim.asks(1);
  await shim.answer(1);
  const own = readFileSync(`/proc/${place.controller(shim)}/cmdline`, "utf8").split("\0");
  linkSync(own[own.indexOf("shim-controller") + 1] ?? "", join(directory, "socket"));
  return { directory, shim };
}

const attack = ({ directory }: Outside): string[] => [
  "python3",
  "-B",
  join(directory, "attack.py"),
  directory,
  url,
];

interface Outcome {
  direct: string;
  outcomes: Record<string, string[]>;
}

/** Nothing arrived, and nothing is in the user's records. */
function nothingHappened({ directory }: Outside): void {
  expect(posted).toBe("");
  // netmon trusts no other user's store
  const state = `${directory}-copy`;
  cpSync(join(directory, "state"), state, { recursive: true });
  onTestFinished(() => rmSync(state, { recursive: true, force: true }));
  const reader = openToolReader(storePath(stateDirs(state)));
  try {
    expect([...reader.tools(), ...reader.pins()].filter(({ serverId }) => serverId === "evil")).toEqual([]);
  } finally {
    reader.close();
  }
  expect(storedEvents(state).filter(({ session_id }) => session_id === "evil")).toEqual([]);
}

async function ends({ shim }: Outside): Promise<void> {
  shim.asks(2);
  await shim.answer(2);
  shim.closesInput();
  expect(await shim.ended).toMatchObject({ code: 0 });
}

describe.each([
  ["an ordinary user", ORDINARY],
  ["uid 0", 0],
])("a shim of %s", (_who, user) => {
  it("posts nothing for a process of an enforcing session", TIME, async () => {
    const there = await outside(user);
    const session = ["--session", `webhook-${process.pid}-${serial}`, "--quiet", "--agent", "none"];
    const policy = ["--config", join(base, "netmon.yaml"), "--mode", "enforce", "--fail-closed"];
    const words = ["run", ...session, ...policy, "--user", String(user), "--state-dir", join(base, "runs")];
    const { stdout, stderr } = await netmon([...words, "--", ...attack(there)], { program });
    const { direct, outcomes } = JSON.parse(stdout || JSON.stringify({ direct: stderr })) as Outcome;
    expect(direct).toBe("PermissionError");
    expect(Object.values(outcomes).flat()).toContain(join(there.directory, "socket"));
    expect(outcomes).not.toHaveProperty("served");
    nothingHappened(there);
    await ends(there);
  });

  it("does for one outside, so that the attempt proves something", TIME, async () => {
    const there = await outside(user);
    const { stdout, stderr } = await netmon(["x"], { program: [...as(user), ...attack(there), "only"] });
    const { direct, outcomes } = JSON.parse(stdout || JSON.stringify({ direct: stderr })) as Outcome;
    expect(direct).toBe("connected");
    expect(outcomes.served).toContain(join(there.directory, "socket"));
    while (!posted.includes("the secret")) await sleep(50);
    await ends(there);
  });
});

it("posts nothing for the sandbox of netmon's tools", TIME, async () => {
  const there = await outside(ORDINARY);
  const { directory } = there;
  const words = ["tools", "serve", "--state-dir", join(directory, "tools")];
  const env = { TMPDIR: directory, HOME: directory };
  const tools = place.keep(
    new Shimmed(words, { env, program: ["env", "-C", directory, ...as(ORDINARY), ...program] }),
  );
  const clientInfo = { name: "test", version: "1" };
  tools.asks(1, "initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo });
  await tools.answer(1);
  tools.says({ jsonrpc: "2.0", method: "notifications/initialized" });
  tools.asks(2, "tools/call", { name: "Bash", arguments: { command: attack(there).join(" ") } });
  const { result } = (await tools.answer(2)) as { result: { content: { text: string }[] } };
  const { outcomes } = JSON.parse(result.content[0]?.text ?? "") as Outcome;
  expect(Object.values(outcomes).flat()).toContain(join(directory, "socket"));
  expect(outcomes).not.toHaveProperty("served");
  nothingHappened(there);
  tools.closesInput();
  await tools.ended;
  await ends(there);
  expect(existsSync(directory)).toBe(true);
});
