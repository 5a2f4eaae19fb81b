/** What a user is told under a ceiling, and what holds: one case for each kind of key. */
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { underCeiling, type Wish, withoutCeiling } from "../../../../src/config/ceiling/ceiling.ts";
import { readCeiling } from "../../../../src/config/ceiling/ceiling-files.ts";
import { explained } from "../../../../src/config/ceiling/explained.ts";
import { isPrivate } from "../../../../src/config/ceiling/findings.ts";
import type { PlacedConfig } from "../../../../src/config/ceiling/placed.ts";
import { STRICTNESS } from "../../../../src/config/ceiling/strictness.ts";
import { destinationText } from "../../../../src/config/destination.ts";
import { ConfigError } from "../../../../src/config/error.ts";
import { allKeyPaths } from "../../../../src/config/json-schema.ts";
import { defaultConfig } from "../../../../src/config/parse.ts";

const made: string[] = [];
afterEach(() => {
  for (const directory of made.splice(0)) rmSync(directory, { recursive: true });
});

function directoryWith(files: Readonly<Record<string, string>>): string {
  const directory = mkdtempSync(join(tmpdir(), "netmon-ceiling-"));
  made.push(directory);
  chmodSync(directory, 0o755);
  mkdirSync(join(directory, "conf.d"));
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(directory, name), text, { mode: 0o644 });
  return directory;
}

function ceiling(text: string, more: Readonly<Record<string, string>> = {}): PlacedConfig {
  return readCeiling(directoryWith({ "netmon.yaml": text, ...more })) as PlacedConfig;
}

const under = (theirs: string, own: string | null, wish: Partial<Wish> = {}) =>
  underCeiling(ceiling(theirs), { file: own === null ? null : "mine.yaml", bytes: own, ...wish });

function refusal(theirs: string, own: string, wish: Partial<Wish> = {}): string {
  try {
    under(theirs, own, wish);
  } catch (error) {
    if (error instanceof ConfigError)
      return error.message.replaceAll(/\/[^ ,]*\/netmon\.yaml/g, "/etc/netmon/netmon.yaml");
    throw error;
  }
  throw new Error("is not refused");
}

const allowed = (theirs: string, own: string): string[] =>
  under(theirs, own).config.sandbox.network.allow.map(destinationText);

const CLOSED = "sandbox:\n  mode: enforce\n  fail_closed: true\n";

describe("a looser wish", () => {
  it("is refused with the key, the value and both places, all of them at once", () => {
    const own = "sandbox:\n  mode: observe\n  network:\n    ring_bytes: 64MiB\n";
    expect(refusal(`${CLOSED}  network: {ring_bytes: 1MiB}\n`, own)).toBe(
      [
        "mine.yaml: 3 problems",
        '  2:3  sandbox.mcp.mode: "observe" is looser than "enforce" of the ceiling, /etc/netmon/netmon.yaml:2 (a user\'s own configuration can only be stricter: leave the key out for what the ceiling says)',
        '  2:3  sandbox.network.mode: "observe" is looser than "enforce" of the ceiling, /etc/netmon/netmon.yaml:2 (a user\'s own configuration can only be stricter: leave the key out for what the ceiling says)',
        "  4:5  sandbox.network.ring_bytes: 67108864 is more than 1048576 of the ceiling, /etc/netmon/netmon.yaml:4 (a user's own configuration can only be stricter: leave the key out for what the ceiling says)",
      ].join("\n"),
    );
  });

  it.each<[string, string, string]>([
    ["a default", "{}", "sandbox: {mcp: {version_pinning: {on_change: alert}}}"],
    ["a switch of detection", "{}", "mcp: {inspection: {detection: {builtin: {exfiltration: false}}}}"],
    ["an old name of a key", "{}", "mcp: {inspection: {registry: {alert_on_change: false}}}"],
    ["a threshold", "{}", "mcp: {inspection: {detection: {alert_threshold: critical}}}"],
    [
      "names of all",
      "sandbox: {network: {dns: {other_names: refuse}}}",
      "sandbox: {network: {dns: {other_names: count}}}",
    ],
    ["what is learned", "{}", "sandbox: {network: {dns: {learn: false}}}"],
    ["calls in code", "sandbox: {mcp: {code_calls: refuse}}", "sandbox: {mcp: {code_calls: mcp_side}}"],
    [
      "an upstream",
      'proxy: {providers: {openai: "https://a.example"}}',
      'proxy: {providers: {openai: "https://b.example"}}',
    ],
    ["a name server", "{}", "sandbox: {network: {resolvers: [192.0.2.1]}}"],
    [
      "a rate",
      "sandbox: {mcp: {rate_limits: {enabled: true}}}",
      "sandbox: {mcp: {rate_limits: {per_server: {a: {calls_per_minute: 61}}}}}",
    ],
    [
      "requests of servers",
      "sandbox: {mcp: {sampling: {policy: block}}}",
      "sandbox: {mcp: {sampling: {per_server: {a: alert}}}}",
    ],
    ["the machine's store", "{}", "store: {max_days: 1}"],
    [
      "a server's place",
      "sandbox: {mcp: {servers: [{id: a, command: x}]}}",
      "sandbox: {mcp: {servers: [{id: a, command: y}]}}",
    ],
  ])("is refused: %s", (_, theirs, own) => {
    expect(refusal(theirs, own)).toContain("of the ceiling");
  });

  it("is refused on the command line", () => {
    expect(refusal(CLOSED, "{}", { overrides: { mode: "observe" } })).toContain(
      "the command line: 2 problems",
    );
  });

  it("names neither secrets nor upstreams of the ceiling", () => {
    const theirs =
      'proxy: {providers: {openai: "https://hidden.example"}}\ncredentials: {k: {file: /root/hidden, to: [{host: a.example}]}}';
    const own =
      'proxy: {providers: {openai: "https://b.example"}}\ncredentials: {k: {env: K, to: [{host: a.example}]}}';
    expect(refusal(theirs, own)).not.toContain("hidden");
  });
});

describe("lists that permit", () => {
  it.each<[string, string, string[]]>([
    ["[a.example]", "[a.example, b.example]", ["a.example"]],
    [
      '["*.example.com:443"]',
      '[x.example.com, example.com, "*.y.example.com:80-500"]',
      ["x.example.com:443", "*.y.example.com:443"],
    ],
    ["[10.0.0.0/8]", "[10.1.0.0/16:22/tcp, 11.0.0.0/8, 0.0.0.0/0]", ["10.1.0.0/16:22 tcp", "10.0.0.0/8"]],
    ['["*:8000-8010"]', "[a.example:8005-9000]", ["a.example:8005-8010"]],
    ["[{host: a.example, require_sni: true}]", "[a.example]", ["a.example:443 tcp sni"]],
    ["[a.example:443/tcp]", "[{host: a.example, protocol: icmp}]", []],
    ["[10.0.0.1]", "[a.example]", []],
  ])("are what both permit: %s and %s", (theirs, own, expected) => {
    expect(allowed(`${CLOSED}  network: {allow: ${theirs}}`, `sandbox: {network: {allow: ${own}}}`)).toEqual(
      expected,
    );
  });

  it("name what is left out, with its place", () => {
    const { leftOut } = under(
      `${CLOSED}  network: {allow: [a.example]}`,
      "sandbox:\n  network:\n    allow:\n      - a.example\n      - b.example\n",
    );
    expect(leftOut).toEqual([
      {
        path: "sandbox.network.allow[1]",
        place: { file: "mine.yaml", line: 5, column: 9 },
        why: expect.stringMatching(/^is not allowed by the ceiling, .*netmon\.yaml:4$/),
      },
    ]);
  });

  it("are the ceiling's where the user's file says nothing, and the user's where the ceiling permits all", () => {
    expect(allowed(`${CLOSED}  network: {allow: [a.example]}`, "{}")).toEqual(["a.example"]);
    expect(
      allowed("sandbox: {network: {deny: [192.0.2.1]}}", `${CLOSED}  network: {allow: [b.example]}`),
    ).toEqual(["b.example"]);
  });

  it("hold for presets", () => {
    const { config } = under(
      `${CLOSED}  network: {presets: [npm, pypi]}`,
      "sandbox: {network: {presets: [npm, go]}}",
    );
    expect(config.sandbox.network.presets).toEqual(["npm"]);
    expect(config.sandbox.network.allow.map(destinationText)).toEqual(["registry.npmjs.org:443 tcp sni"]);
  });

  it("hold for trees", () => {
    const own = 'mcp_proxy: {sandbox: {writable: [src, /tmp/x], hidden: ["~/secret"]}}';
    const { sandbox } = under("mcp_proxy: {sandbox: {writable: [.]}}", own).config.mcp_proxy;
    expect(sandbox.writable).toEqual(["src"]);
    expect(sandbox.hidden).toContain("~/secret");
    expect(sandbox.hidden).toContain("~/.ssh");
  });
});

describe("servers", () => {
  const SERVER = 'sandbox: {mcp: {servers: [{id: own, url: "https://a.example"}]}}';

  it("leave out a user's where the ceiling refuses what it does not declare", () => {
    const { config, leftOut } = under(CLOSED, SERVER);
    expect(config.sandbox.mcp.servers).toEqual([]);
    expect(leftOut[0]?.why).toContain("not declared by the ceiling");
  });

  it("leave out a user's where netmon would connect past a denied range", () => {
    expect(under("sandbox: {network: {deny: [192.0.2.0/24]}}", SERVER).config.sandbox.mcp.servers).toEqual(
      [],
    );
    expect(under("{}", SERVER).config.sandbox.mcp.servers.map(({ id }) => id)).toEqual(["own"]);
  });

  it("stay those of the ceiling, with its headers", () => {
    const theirs = 'sandbox: {mcp: {servers: [{id: a, url: "https://a.example/x", headers: {k: v}}]}}';
    const [server] = under(
      theirs,
      'sandbox: {mcp: {servers: [{id: a, url: "https://a.example/x", denied_tools_regex: [rm]}]}}',
    ).config.sandbox.mcp.servers;
    expect(server?.headers.k?.reveal()).toBe("v");
    expect(server?.denied_tools_regex).toEqual(["rm"]);
  });
});

describe("the ceiling's files", () => {
  it("are one configuration: lists are joined, and a later file's value holds", () => {
    const found = ceiling("sandbox:\n  network:\n    allow: [a.example]\n    fold_ms: 1\n", {
      "conf.d/20-b.yaml": "sandbox: {network: {fold_ms: 3}}\n",
      "conf.d/10-a.yaml": "sandbox:\n  network:\n    allow:\n      - b.example\n    fold_ms: 2\n",
      "conf.d/.hidden.yaml": "not: read\n",
    });
    expect(found.config.sandbox.network.allow.map(destinationText)).toEqual(["a.example", "b.example"]);
    expect(found.config.sandbox.network.fold_ms).toBe(3);
    expect(found.place(["sandbox", "network", "allow", 1])).toMatchObject({
      file: expect.stringMatching(/10-a\.yaml$/),
      line: 4,
    });
    expect(found.place(["sandbox", "network", "fold_ms"])?.file).toMatch(/20-b\.yaml$/);
  });

  it("are root's alone", () => {
    const directory = directoryWith({ "netmon.yaml": "{}" });
    const file = join(directory, "netmon.yaml");
    chmodSync(file, 0o666);
    expect(() => readCeiling(directory)).toThrow("cannot be the ceiling");
    chmodSync(file, 0o644);
    chownSync(file, 65534, 0);
    expect(() => readCeiling(directory)).toThrow("belongs to uid 65534");
  });

  it("may be missing, and then a user's own policy holds", () => {
    expect(readCeiling(directoryWith({}))).toBeNull();
    const { config } = withoutCeiling({
      file: "mine.yaml",
      bytes: "store: {max_days: 1}",
      overrides: { mode: "enforce" },
    });
    expect([config.store.max_days, config.sandbox.mcp.mode]).toEqual([1, "enforce"]);
  });

  it("are an error if one is broken", () => {
    expect(() => ceiling("{}", { "conf.d/a.yaml": "nope: 1" })).toThrow(/a\.yaml: 1 problem/);
    expect(() => ceiling("", {})).toThrow("is empty");
  });
});

describe("the values in force", () => {
  it("come from a file and line, and say what they overrode", () => {
    const theirs = ceiling(
      `${CLOSED}  network:\n    allow: [a.example, b.example]\n    deny: [192.0.2.1]\nproxy: {providers: {openai: "https://hidden.example"}}\n`,
    );
    const wish = {
      file: "mine.yaml",
      bytes:
        "sandbox:\n  network:\n    allow: [a.example]\n    deny: [192.0.2.2]\n    local_daemons: refuse\n",
    };
    const { config, own } = underCeiling(theirs, wish);
    const lines = explained(theirs, own, config).map(({ path, value, from, overrode }) =>
      [
        path,
        JSON.stringify(value),
        ...from.map((one) => one.replace(/^.*\//, "")),
        ...overrode.map((one) => `over ${JSON.stringify(one.value)}`),
      ].join(" "),
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'sandbox.network.mode "enforce" netmon.yaml:2',
        'sandbox.network.allow[] {"host":"a.example"} netmon.yaml:5 mine.yaml:3 over {"host":"b.example"}',
        'sandbox.network.deny[] {"address":"192.0.2.1"} netmon.yaml:6',
        'sandbox.network.deny[] {"address":"192.0.2.2"} mine.yaml:4',
        'sandbox.network.local_daemons "refuse" mine.yaml:5 over "agents"',
        'proxy.providers.openai "(set by the ceiling)" netmon.yaml:7',
        "store.max_days 30 default",
      ]),
    );
    expect(lines.join("\n")).not.toContain("hidden.example");
  });
});

describe("the table of strictness", () => {
  const entry = (path: string): unknown =>
    path.split(/[.[]/).reduce<unknown>((at, key) => {
      if (typeof at !== "object" || at === null || "meet" in at) return at;
      return (at as Record<string, unknown>)[key];
    }, STRICTNESS);

  it("has an entry for each key of the file", () => {
    const switches = ["sandbox.mode", "sandbox.fail_closed"]; // of the layers below
    const missing = allKeyPaths().filter((path) => !switches.includes(path) && entry(path) === undefined);
    expect(missing).toEqual([]);
  });

  it("has no entry that is no key", () => {
    const keys = (at: unknown, path: string): string[] =>
      typeof at !== "object" || at === null || "meet" in at
        ? [path]
        : Object.entries(at).flatMap(([key, child]) => keys(child, path === "" ? key : `${path}.${key}`));
    const known = new Set(allKeyPaths());
    expect(keys(STRICTNESS, "").filter((path) => !known.has(path))).toEqual(["sandbox.mcp.within"]);
  });

  it("lets a key without an entry be nothing but the ceiling's", () => {
    const changed = { ...defaultConfig(), added: true };
    const theirs = ceiling("{}");
    const wish = { file: "mine.yaml", bytes: "{}" };
    expect(() => underCeiling({ ...theirs, config: changed as never }, wish)).toThrow(
      "only the ceiling can set",
    );
  });

  it("hides what only the ceiling may know", () => {
    for (const path of [
      "credentials.k.file",
      "proxy.providers.openai",
      "sandbox.mcp.servers",
      "audit.otlp.endpoint",
      "audit.chain.key_file",
      "proxy.ca_file",
      "mcp.inspection.on_detection.webhook_url",
    ])
      expect(isPrivate(path), path).toBe(true);
    expect(isPrivate("sandbox.network.mode")).toBe(false);
  });
});
