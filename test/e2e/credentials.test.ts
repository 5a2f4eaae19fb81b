/**
 * An agent of another user with a placeholder in the place of a key: what it can do with it, and that the key is in none
 * of its files, environments and memory.
 */
import { once } from "node:events";
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { orElse } from "../../src/errors/or-else.ts";
import { eventually } from "./place.ts";
import { type Started, startNetmon } from "./start-netmon.ts";
import { storedEvents } from "./stored-events.ts";

const INSIDE = fileURLToPath(new URL("./key-inside.mjs", import.meta.url));
const NOBODY = 65534;
// in two parts, so that no other copy of it is in memory than those that netmon makes
const KEY = ["sk-ant-api03-", "0f4e27b1c95d4aa6"].join("only-netmon-has-this-");
const TIME = { timeout: 120_000 };
const SESSION = `credentials-${process.pid}`;

interface Seen {
  headers: IncomingHttpHeaders;
  body: string;
}

let directory: string;
let upstream: Server;
let elsewhere: Server;
let seen: Seen[];
let seenElsewhere: Seen[];
let running: Started | undefined;

const urlOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Knows the key, and redirects who asks for it. */
async function model(into: Seen[]): Promise<Server> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      const { headers } = request;
      into.push({ headers, body });
      const authorized = [headers["x-api-key"], headers.authorization?.replace("Bearer ", "")].includes(KEY);
      const redirects = headers["x-redirect"] !== undefined;
      const fields = { "content-type": "application/json" };
      if (redirects) response.writeHead(307, { location: `${urlOf(elsewhere)}/v1/messages` });
      else response.writeHead(authorized ? 200 : 401, fields);
      const error = { type: "error", error: { type: "authentication_error", message: "invalid x-api-key" } };
      const usage = { input_tokens: 1, output_tokens: 1 };
      const content = [{ type: "text", text: "Welcome" }];
      const about = { id: "msg_1", type: "message", role: "assistant", model: "m", stop_reason: "end_turn" };
      response.end(redirects ? "" : JSON.stringify(authorized ? { ...about, content, usage } : error));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "netmon-credentials-"));
  chmodSync(directory, 0o755);
  [seen, seenElsewhere] = [[], []];
  upstream = await model(seen);
  elsewhere = await model(seenElsewhere);
});
afterEach(async () => {
  running?.child.kill("SIGKILL");
  await running?.ended;
  running = undefined;
  for (const server of [upstream, elsewhere]) server.closeAllConnections();
  upstream.close();
  elsewhere.close();
  rmSync(directory, { recursive: true, force: true });
});

function start(mode: "enforce" | "observe", source: object, env: NodeJS.ProcessEnv = {}): string {
  const place = join(directory, "agent");
  mkdirSync(place);
  chmodSync(place, 0o777);
  const config = join(directory, "netmon.yaml");
  const { host } = new URL(urlOf(upstream));
  const content = {
    sandbox: { mode },
    proxy: { providers: { anthropic: urlOf(upstream), other: urlOf(elsewhere) } },
    credentials: {
      anthropic: { ...source, variables: ["ANTHROPIC_API_KEY"], to: [{ host, paths: ["/v1/*"] }] },
    },
  };
  writeFileSync(config, JSON.stringify(content));
  const options = ["--session", SESSION, "--config", config, "--state-dir", join(directory, "state")];
  running = startNetmon(
    ["run", "--no-kernel", "--user", String(NOBODY), ...options, "--", process.execPath, INSIDE],
    { cwd: place, env: { HOME: place, UPSTREAM: urlOf(upstream), DIRECTORY: place, ...env } },
  );
  return place;
}

async function said(place: string): Promise<Record<string, string>> {
  await eventually("the agent has asked", () => existsSync(join(place, "ready")), 60_000);
  return JSON.parse(readFileSync(join(place, "said.json"), "utf8")) as Record<string, string>;
}

/** Where the key is in what processes of that user have in memory, environment and arguments; root looks. */
function foundInProcesses(): string[] {
  const needle = Buffer.from(KEY);
  const holds = (read: () => Buffer): boolean => orElse(() => read().includes(needle), false);
  const pids = readdirSync("/proc").filter(
    (pid) => /^\d+$/.test(pid) && orElse(() => statSync(`/proc/${pid}`).uid === NOBODY, false),
  );
  const ofAgent = pids.filter((pid) =>
    orElse(() => readFileSync(`/proc/${pid}/environ`).includes(directory), false),
  );
  expect(ofAgent.length).toBeGreaterThan(0);
  return ofAgent.flatMap((pid) => [
    ...["environ", "cmdline"].filter((file) => holds(() => readFileSync(`/proc/${pid}/${file}`))),
    ...(memoryHolds(pid, needle) ? ["mem"] : []),
  ]);
}

function memoryHolds(pid: string, needle: Buffer): boolean {
  const fd = openSync(`/proc/${pid}/mem`, "r");
  try {
    for (const line of readFileSync(`/proc/${pid}/maps`, "utf8").split("\n")) {
      const match = /^([0-9a-f]+)-([0-9a-f]+) r/.exec(line);
      if (match === null || line.includes("[v")) continue;
      const [from, to] = [match[1], match[2]].map((hex) => Number.parseInt(hex ?? "", 16)) as [
        number,
        number,
      ];
      const bytes = Buffer.alloc(Math.min(to - from, 64 << 20));
      const read = orElse(() => readSync(fd, bytes, 0, bytes.length, from), 0);
      if (bytes.subarray(0, read).includes(needle)) return true;
    }
    return false;
  } finally {
    closeSync(fd);
  }
}

function filesWithKey(below: string): string[] {
  return readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(KEY));
}

it("asks the model with a key that is nowhere on the agent's side", TIME, async () => {
  const place = start(
    "enforce",
    { env: "ANTHROPIC_API_KEY" },
    { ANTHROPIC_API_KEY: KEY, ALSO: KEY, WITHIN: `x-api-key: ${KEY}\n` },
  );
  const inside = await said(place);
  expect(inside.key).toMatch(/^sk-ant-api03-[0-9a-f]{32}-netmon-placeholder-$/);
  expect([...(inside.variables ?? [])].sort()).toEqual(["ALSO", "ANTHROPIC_API_KEY"]);
  expect(inside.asked).toMatch(/^200 .*Welcome/);
  expect(inside.bearer).toMatch(/^200 /);
  expect(inside.otherHost).toMatch(/^403 .*placeholder of anthropic: it does not go to 127\.0\.0\.1:\d+/);
  expect(inside.otherField).toMatch(/^403 .*does not belong into this header field/);
  expect(inside.body).toMatch(/^200 /);
  expect(inside.around).toMatch(/^401 /);
  expect(seenElsewhere).toEqual([]);
  expect(seen.map(({ body }) => body).join()).not.toContain("netmon-placeholder");
  expect(foundInProcesses()).toEqual([]);
  writeFileSync(join(place, "go"), "");
  const { code, stdout, stderr } = await (running as Started).ended;
  expect(code, stderr).toBe(0);
  expect(stdout + stderr).not.toContain(KEY);
  expect(filesWithKey(directory)).toEqual([]);
  const events = storedEvents(join(directory, "state"), SESSION);
  const refusals = events.flatMap((e) =>
    e.type === "llm_refusal" && e.reason === "placeholder" ? [`${e.rule} ${e.action}`] : [],
  );
  expect(refusals).toEqual(Array(3).fill("credentials.anthropic block"));
});

it("sends a misplaced placeholder as it is in observe, and says so", TIME, async () => {
  const file = join(directory, "key");
  writeFileSync(file, `${KEY}\n`, { mode: 0o600 });
  const place = start("observe", { file });
  const inside = await said(place);
  writeFileSync(join(place, "go"), "");
  const { stderr } = await (running as Started).ended;
  expect(inside.asked).toMatch(/^200 /);
  expect(inside.otherHost).toMatch(/^401 /);
  expect(inside.redirected).toMatch(/^307 /);
  expect(JSON.stringify(seenElsewhere)).toContain("netmon-placeholder");
  expect(JSON.stringify(seenElsewhere)).not.toContain(KEY);
  expect(stderr).not.toContain("can read");
  const events = storedEvents(join(directory, "state"), SESSION);
  expect(events).toContainEqual(
    expect.objectContaining({
      type: "llm_refusal",
      reason: "placeholder",
      action: "allow",
      would_block: true,
    }),
  );
});

it("does not start without the key, and says when the agent could read it", TIME, async () => {
  start("observe", { exec: ["/bin/false"] });
  const failed = await (running as Started).ended;
  expect(failed.code).not.toBe(0);
  expect(failed.stderr).toMatch(/credentials\.anthropic cannot be read: \/bin\/false ended with exit code 1/);
  rmSync(join(directory, "agent"), { recursive: true });
  const file = join(directory, "open-key");
  writeFileSync(file, KEY, { mode: 0o644 });
  const place = start("observe", { file });
  await said(place);
  writeFileSync(join(place, "go"), "");
  const { stderr } = await (running as Started).ended;
  expect(stderr).toMatch(/credential anthropic: the agent's user can read .*open-key/);
});
