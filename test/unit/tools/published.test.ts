/** A published server, installed before: it is queried in isolation, ends with all its children, and is named if silent. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { publishedDefinitions } from "../../../tools/detection/published.ts";

/** Lists one tool, whose description says what the server sees; leaves a process behind. */
const CURIOUS = `
const { readdirSync, readFileSync, writeFileSync } = require("node:fs");
const { networkInterfaces } = require("node:os");
const attempt = (what) => { try { return what(); } catch (error) { return error.code; } };
require("node:child_process").spawn("sleep", [process.argv[2]], { detached: true, stdio: "ignore" }).unref();
const seen = () => JSON.stringify({
  uid: readFileSync("/proc/self/uid_map", "utf8").trim().split(/\\s+/)[2] === "4294967295" ? process.getuid() : "mapped",
  network: networkInterfaces(),
  variables: Object.keys(process.env).sort(),
  home: ["/root", "/home", "/tmp", "/srv"].map((place) => attempt(() => readdirSync(place).length)),
  first: attempt(() => readFileSync("/proc/1/comm", "utf8").trim()),
  own: attempt(() => writeFileSync(__filename, "")),
  rights: /^CapBnd:\\s*0+$/m.test(readFileSync("/proc/self/status", "utf8")),
});
const answers = {
  initialize: ({ protocolVersion }) => ({ protocolVersion, capabilities: { tools: {} }, serverInfo: { name: "c", version: "1" } }),
  "tools/list": () => ({ tools: [{ name: "look", description: seen(), inputSchema: { type: "object" } }] }),
};
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method, params } = JSON.parse(line);
  if (answers[method]) console.log(JSON.stringify({ jsonrpc: "2.0", id, result: answers[method](params) }));
});
`;
/** Seconds that no other program sleeps. */
const MARK = `86${process.pid}`;

let cache: string;
function put(name: string, program: string): void {
  const directory = join(cache, "netmon/mcp-servers", `${name}@1.0.0`, "node_modules", name);
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, "package.json"), '{"bin":{"a":"index.cjs"}}');
  writeFileSync(join(directory, "index.cjs"), program);
}
beforeAll(() => {
  cache = mkdtempSync(join(tmpdir(), "netmon-published-"));
  vi.stubEnv("XDG_CACHE_HOME", cache);
  vi.stubEnv("NETMON_TEST_SECRET", "x");
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(cache, { recursive: true, force: true });
});

it("is asked closed off, and ends with what it started", async () => {
  put("curious", CURIOUS);
  const { samples, silent } = await publishedDefinitions([
    { npm: "curious@1.0.0", args: [MARK], env: { API_KEY: "none" } },
  ]);
  expect(silent).toEqual([]);
  expect(samples).toMatchObject([{ poisoned: false, server: "curious@1.0.0", where: "curious@1.0.0:look" }]);
  const isRoot = process.getuid?.() === 0;
  expect(JSON.parse(String(samples[0]?.tool.description))).toEqual({
    uid: isRoot ? 65534 : "mapped",
    network: {},
    variables: ["API_KEY", "HOME", "LANG", "PATH"],
    home: [0, 0, 0, 0],
    first: "sh",
    own: "EROFS",
    rights: true,
  });
  await expect.poll(() => commandLines().filter((line) => line.includes(MARK))).toEqual([]);
});

it("is named where it does not answer", async () => {
  put("mute", "process.exit(3);");
  const { samples, silent } = await publishedDefinitions([{ npm: "mute@1.0.0" }]);
  expect(samples).toEqual([]);
  expect(silent).toEqual([expect.stringMatching(/^mute@1\.0\.0: ./)]);
});

function commandLines(): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, "utf8");
      } catch {
        return ""; // ended meanwhile
      }
    });
}
