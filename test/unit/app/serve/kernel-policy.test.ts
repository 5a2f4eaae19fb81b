/** What a user's run tells the service of its policy, and what the service takes of what it is told. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Ceiling, readOnce } from "../../../../src/app/serve/bounded-policy.ts";
import { kernelDocument, ReceivedPolicy, receivedConfig } from "../../../../src/app/serve/kernel-policy.ts";
import type { ServicePolicy } from "../../../../src/app/serve/protocol.ts";
import { readCeiling } from "../../../../src/config/ceiling/ceiling-files.ts";
import { parseYaml } from "../../../../src/config/document.ts";
import { overrideConfig } from "../../../../src/config/override.ts";
import { parseConfig } from "../../../../src/config/parse.ts";

const policy = (document: unknown): ServicePolicy => ({
  file: "netmon.yaml",
  document: Buffer.from(typeof document === "string" ? document : JSON.stringify(document)),
  proxyPort: 0,
  gatewayPort: 0,
  served: [],
});

const NONE: Ceiling = () => null;

const WRITTEN = `
sandbox:
  mode: enforce
  mcp:
    allowed_servers: [{ id: docs }]
    tool_policy: allowlist
    servers:
      - { id: docs, url: "https://docs.example/path?key=secret", headers: { authorization: "Bearer secret" } }
      - { id: local, command: npx, args: [secret] }
  network: { allow: [api.example:443], deny: ["10.0.0.0/8"], max_rules: 100000, presets: [npm] }
credentials: { key: { env: SECRET, to: [{ host: api.example }] } }
audit: { }
proxy: { mode: embedded, providers: { anthropic: "https://user-gateway.example/v1/secret" } }
`;

describe("what the service is told", () => {
  it("is the kernel layer's part, as it is in force, and holds no secret", () => {
    const overrides = { failClosed: true, presets: ["pypi"] as const };
    const inForce = overrideConfig(parseConfig("netmon.yaml", WRITTEN), overrides);
    const told = kernelDocument(parseYaml("netmon.yaml", WRITTEN).value, inForce, overrides);
    expect(JSON.stringify(told)).not.toMatch(/secret|SECRET|max_rules|local/);
    const { sandbox } = receivedConfig(policy(told), NONE).config;
    expect(sandbox.network).toMatchObject({ mode: "enforce", fail_closed: true, presets: ["npm", "pypi"] });
    expect(sandbox.network.allow).toEqual(inForce.sandbox.network.allow);
    expect(sandbox.network.deny).toEqual(inForce.sandbox.network.deny);
    expect(told).not.toHaveProperty("sandbox.network.mode");
    expect(sandbox.mcp).toMatchObject({ server_policy: "allowlist", allowed_servers: [{ id: "docs" }] });
    expect(sandbox.mcp.servers).toMatchObject([{ id: "docs", url: "https://docs.example" }]);
  });
});

describe("what the service takes", () => {
  it.each([
    ["{", /not JSON/],
    ["[]", /no section/],
    [{ audit: { jsonl: [{ path: "/etc/shadow" }] } }, /audit is not for netmon serve/],
    [{ credentials: {} }, /credentials is not/],
    [{ approvals: {} }, /approvals is not/],
    [{ proxy: { mode: "embedded" } }, /proxy.mode is not/],
    [{ sandbox: { mcp: { tool_policy: "none" } } }, /tool_policy is not/],
    [
      { sandbox: { mcp: { servers: [{ id: "a", url: "https://a", headers: { x: "y" } }] } } },
      /has more than/,
    ],
    [{ sandbox: { network: { ring_bytes: 1 << 30 } } }, /ring_bytes is not/],
    [
      { sandbox: { network: { allow: Array(2001).fill("a.example") } } },
      /2001 servers, destinations and ports/,
    ],
    [
      { sandbox: { network: { allow: [{ host: "a.example", ports: ["1-1024", "2000-3000"] }] } } },
      /are listed/,
    ],
    [
      {
        sandbox: {
          network: { allow: Array(30).fill({ host: "a", ports: ["1-50"], protocols: [6, 17] }) },
        },
      },
      /3000 ports/,
    ],
    [{ sandbox: { network: { allow: ["::::"] } } }, /netmon.yaml/],
    [`{"a":"${"x".repeat(200_000)}"}`, /the limit for a user's session is 131072/],
    ["[".repeat(60_000) + "]".repeat(60_000), /./],
  ])("does not include %j", (document, expected) => {
    expect(() => receivedConfig(policy(document), NONE)).toThrow(expected);
  });

  it("bounds what names may grow to", () => {
    const { resolve, dns } = receivedConfig(
      policy({
        sandbox: { network: { resolve: { max_addresses: 65_536 }, dns: { max_names: 16_777_216 } } },
      }),
      NONE,
    ).config.sandbox.network;
    expect([resolve.max_addresses, dns.max_names]).toEqual([64, 2048]);
  });

  it("looks no name up as often as it is told to", () => {
    const often = { sandbox: { network: { resolve: { min_ttl: 0.001, max_ttl: 0.001 } } } };
    expect(receivedConfig(policy(often), NONE).config.sandbox.network.resolve).toMatchObject({
      min_ttl: 60,
      max_ttl: 300,
    });
  });

  it("stays what it was when the next is refused", () => {
    const source = ReceivedPolicy.of(policy({ sandbox: { network: { mode: "enforce" } } }), NONE);
    expect(() => source.replace(policy("{"))).toThrow(/not JSON/);
    expect(source.load().config.sandbox.network.mode).toBe("enforce");
    source.replace(policy({}))();
    expect(source.load().config.sandbox.network.mode).toBe("enforce");
  });
});

describe("under the machine's ceiling", () => {
  function ceiling(text: string): Ceiling {
    const directory = ceilingDirectory(text);
    return () => readCeiling(directory);
  }

  function ceilingDirectory(text: string): string {
    const directory = mkdtempSync(join(tmpdir(), "netmon-ceiling-"));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    mkdirSync(join(directory, "conf.d"));
    writeFileSync(join(directory, "conf.d/10-all.yaml"), text, { mode: 0o644 });
    return directory;
  }

  const CLOSED =
    "sandbox: {mode: enforce, fail_closed: true, network: {allow: [api.example, docs.example]}}\n";

  it("has what both allow, and the ceiling's modes", () => {
    const { network } = receivedConfig(
      policy(kernelDocument({}, parseConfig("x", "{}"), {})),
      ceiling(CLOSED),
    ).config.sandbox;
    expect([network.mode, network.fail_closed, network.allow.length]).toEqual(["enforce", true, 2]);
    const own = { sandbox: { network: { allow: ["api.example:443", "other.example"] } } };
    const { config, notes } = receivedConfig(policy(own), ceiling(CLOSED));
    expect(config.sandbox.network.allow).toMatchObject([{ target: { name: "api.example" }, ports: [443] }]);
    expect(notes).toEqual([
      expect.stringMatching(
        /^netmon\.yaml: sandbox\.network\.allow\[1\] is not allowed by the ceiling, .*10-all\.yaml:1$/,
      ),
    ]);
  });

  it("tells of some entries that are left out, and counts the others", () => {
    const allow = Array.from({ length: 30 }, (_, i) => `host-${i}.example`);
    const { notes } = receivedConfig(policy({ sandbox: { network: { allow } } }), ceiling(CLOSED));
    expect(notes).toHaveLength(21);
    expect(notes.at(-1)).toContain("10 more entries");
  });

  it("changes with the ceiling, and allows nothing while that refuses it", () => {
    const directory = ceilingDirectory(CLOSED);
    const now = (): ReturnType<Ceiling> => readCeiling(directory);
    const file = join(directory, "conf.d/10-all.yaml");
    const own = policy({ sandbox: { network: { mode: "enforce", allow: ["api.example"] } } });
    const source = ReceivedPolicy.of(own, now);
    const network = () => source.load().config.sandbox.network;
    expect(source.bound()).toBe(false);
    rmSync(file);
    expect(source.bound()).toBe(true);
    expect([network().fail_closed, network().allow.length]).toEqual([false, 1]);
    for (const text of ["nope: 1", "nope: 2\nnope: 3"]) {
      writeFileSync(file, text);
      expect(source.bound()).toBe(true);
      expect(network()).toMatchObject({ mode: "enforce", fail_closed: true, allow: [], ask: [] });
      expect(source.notes).toEqual([expect.stringMatching(/^netmon\.yaml is beyond the ceiling now/)]);
    }
    expect(ReceivedPolicy.kept(own, now).load().config.sandbox.network.allow).toEqual([]);
    expect(() => ReceivedPolicy.of(own, now)).toThrow();
    writeFileSync(file, CLOSED);
    expect(source.bound()).toBe(true);
    expect(network().allow).toHaveLength(1);
  });

  it("refuses what is looser, and names both places", () => {
    const own = policy({ sandbox: { network: { mode: "observe" } } });
    expect(() => receivedConfig(own, ceiling(CLOSED))).toThrow(
      /netmon\.yaml: 1 problem\n {2}sandbox\.network\.mode: "observe" is looser than "enforce" of the ceiling, .*10-all\.yaml:1/,
    );
  });

  it("guards the upstreams of both", () => {
    const own = policy({ proxy: { providers: { openai: "https://mine.example" } } });
    const { providers } = receivedConfig(
      own,
      ceiling('proxy: {providers: {openai: "https://theirs.example"}}'),
    ).config.proxy;
    expect(providers).toMatchObject({
      openai: "https://theirs.example",
      "own-openai": "https://mine.example",
    });
  });

  it.each([
    ["says what it says", CLOSED],
    ["is broken", "nope: 1"],
  ])("is read once for many sessions: one that %s", (_, text) => {
    let reads = 0;
    const read = ceiling(text);
    const once = readOnce(() => {
      reads++;
      return read();
    });
    const own = policy({ sandbox: { network: { mode: "enforce", allow: ["api.example"] } } });
    const sources = Array.from({ length: 5 }, () => ReceivedPolicy.kept(own, NONE, once));
    for (const source of sources) source.bound(once);
    expect(reads).toBe(1);
    const allowed = sources.map((source) => source.load().config.sandbox.network.allow.length);
    expect(allowed).toEqual(Array(5).fill(text === CLOSED ? 1 : 0));
  });

  it("gives no session where the ceiling is broken", () => {
    expect(() => receivedConfig(policy({}), ceiling("nope: 1"))).toThrow(/10-all\.yaml: 1 problem/);
  });
});
