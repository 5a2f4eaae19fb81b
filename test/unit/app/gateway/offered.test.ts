/** Places, filters and shared instances; the filter has the semantics of the original design. */
import { describe, expect, it } from "vitest";
import {
  commandLineServer,
  type UpstreamOptions,
  withServer,
} from "../../../../src/app/gateway/command-line-server.ts";
import { offered as offeredOf } from "../../../../src/app/gateway/offered.ts";
import { promptSentence } from "../../../../src/cli/commands/gateway-prompt.ts";
import type { Config, DeclaredServer } from "../../../../src/config/config.ts";
import { parseConfig } from "../../../../src/config/parse.ts";
import type { RuleFile } from "../../../../src/config/rule-file.ts";
import { shows, toolFilter } from "../../../../src/policy/tool-filter.ts";
import { isOwnServer } from "../../../../src/registry/own-server.ts";

const config = (servers: object[]) => parseConfig("test", JSON.stringify({ sandbox: { mcp: { servers } } }));
const upstream = (options: Partial<UpstreamOptions> = {}): UpstreamOptions => ({
  url: "http://127.0.0.1:3001/mcp",
  serverId: undefined,
  headers: [],
  sse: undefined,
  tlsFingerprint: undefined,
  allowed: [],
  denied: [],
  ...options,
});
const rule = (name: string, more: Partial<RuleFile> = {}): RuleFile => ({
  file: `${name}.md`,
  name,
  server: null,
  allowed: [],
  denied: [],
  ...more,
});
const offered = (of: Config, server: DeclaredServer | null, rules: readonly RuleFile[]) =>
  offeredOf(of, server, rules, isOwnServer);
const WEB = { id: "web", url: "https://web.example/mcp" };

describe("the seed's filter", () => {
  const cases: [string, string[], string[], Record<string, boolean>][] = [
    [
      "deny before allow",
      [".*"],
      ["^shell_.*"],
      { files_read: true, shell_execute: false, shell_kill: false },
    ],
    ["no allow list", [], ["^dangerous_.*"], { safe_tool: true, dangerous_tool: false }],
    [
      "specific",
      ["^files_read$", "^files_grep$"],
      [],
      { files_read: true, files_grep: true, files_write: false },
    ],
    [
      "complex",
      ["^(files|web)_.*"],
      [".*_(write|edit|delete)$"],
      { files_read: true, web_fetch: true, files_write: false, web_edit: false, shell_execute: false },
    ],
    ["case", ["^files_read$"], [], { files_read: true, Files_Read: false, FILES_READ: false }],
    [
      "white space",
      ["^files_read$"],
      [],
      { " files_read": false, "files_read ": false, "files_read\n": false, "files\nread": false },
    ],
    ["prefixes", ["^files_read$"], [], { files_read_secret: false, files_reader: false, xfiles_read: false }],
    ["as written, not anchored", ["read"], [], { files_read: true, reader: true, write: false }],
    ["other scripts", ["^files_read$"], [], { files_reаd: false, ｆiles_read: false }],
  ];
  it.each(cases)("%s", (_what, allowed, denied, expected) => {
    const filter = toolFilter(allowed, denied);
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, shows(filter, name)]))).toEqual(
      expected,
    );
  });

  it("is linear in the name, whatever the pattern", () => {
    expect(shows(toolFilter(["^(a+)+$"], ["(x|xx)*y"]), `${"a".repeat(50_000)}!`)).toBe(false);
  });
});

describe("what is offered", () => {
  it("has a place for the upstream, each declared HTTP server and each rule", () => {
    const own = config([
      WEB,
      { id: "a b/c", url: "http://x.example/sse", type: "sse" },
      { id: "local", command: "x" },
    ]);
    const server = commandLineServer(own, upstream());
    const { endpoints, omissions } = offered(withServer(own, server), server, [
      rule("safe"),
      rule("of-web", { server: "web" }),
    ]);
    expect(endpoints.map(({ base, server: { id, type } }) => [base, id, type])).toEqual([
      ["", "127.0.0.1:3001", "http"],
      ["/servers/web", "web", "http"],
      ["/servers/a%20b%2Fc", "a b/c", "sse"],
      ["/rules/safe", "127.0.0.1:3001", "http"],
      ["/rules/of-web", "web", "http"],
    ]);
    expect(omissions).toEqual([]);
  });

  it("shares one instance between equal filters of one server", () => {
    const server = commandLineServer(config([]), upstream());
    const keys = offered(config([]), server, [
      rule("one", { allowed: ["^a", "^b"] }),
      rule("two", { allowed: ["^b", "^a", "^a"] }),
      rule("three", { allowed: ["^a"], denied: ["^b"] }),
      rule("all"),
    ]).endpoints.map(({ key }) => key);
    expect(keys[1]).toBe(keys[2]);
    expect(keys[0]).toBe(keys[4]);
    expect(new Set(keys).size).toBe(3);
  });

  it("lets a rule use what both it and its server allow", () => {
    const own = config([{ ...WEB, allowed_tools_regex: ["^files_"], denied_tools_regex: ["_secret$"] }]);
    const filterOf = (more: Partial<RuleFile>) =>
      offered(own, null, [rule("r", { server: "web", ...more })]).endpoints[1]?.filter ?? null;
    const both = filterOf({ allowed: ["read"], denied: ["^files_read_all$"] });
    const filters = offered(own, null, [rule("r", { server: "web", allowed: ["read"] })]).endpoints[1]
      ?.filters;
    expect(
      filters?.map(({ allowed, denied }) => [allowed, denied].map((of) => of.map((p) => p.source))),
    ).toEqual([
      [["^files_"], ["_secret$"]],
      [["read"], []],
    ]);
    expect(
      ["files_read", "files_write", "web_read", "files_read_secret", "files_read_all"].map(
        (n) => both && shows(both, n),
      ),
    ).toEqual([true, false, false, false, false]);
    const open = filterOf({});
    expect(["files_read", "web_read", "files_secret"].map((n) => open && shows(open, n))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ["nothing at all", [], [], "there are no servers to put behind the gateway"],
    ["a rule without a server", [], [rule("r")], "names no server, and there is no --upstream"],
    ["a rule for nobody", [WEB], [rule("r", { server: "wep" })], '"wep" is not declared'],
    [
      "a rule for a stdio server",
      [WEB, { id: "s", command: "x" }],
      [rule("r", { server: "s" })],
      "netmon shim",
    ],
  ])("is an error for %s", (_what, servers, rules, said) => {
    expect(() => offered(config(servers), null, rules)).toThrow(said);
  });
});

describe("the server of the command line", () => {
  const server = (servers: object[], options: Partial<UpstreamOptions>) =>
    commandLineServer(config(servers), upstream(options));

  it.each([
    ["https://mcp.example.com/mcp", "mcp.example.com", "http"],
    ["https://mcp.example.com/github/mcp/", "mcp.example.com/github", "http"],
    ["http://127.0.0.1:3001/sse", "127.0.0.1:3001", "sse"],
    ["http://[::1]:80/x", "[::1]/x", "http"],
  ])("%s is called %s", (url, id, type) => {
    expect(server([], { url })).toMatchObject({ id, type, source: "--upstream" });
  });

  it("has no certificate over http, and no wildcard for a name", () => {
    const tlsFingerprint = `sha256:${"a".repeat(64)}`;
    expect(() => server([], { tlsFingerprint })).toThrow("an http URL has no certificate");
    expect(server([], { tlsFingerprint, url: "https://x.example/mcp" })).toMatchObject({
      tls_fingerprint: tlsFingerprint,
    });
    expect(() => server([], { serverId: "team-*" })).toThrow("cannot contain * or ?");
  });

  it("is the declared one at its URL, with its headers and limits", () => {
    const declared = {
      ...WEB,
      headers: { "X-Key": "k" },
      tls_fingerprint: "sha256:aa",
      denied_tools_regex: ["^d"],
    };
    const found = server([declared], {
      url: WEB.url,
      allowed: ["^a"],
      denied: ["^x"],
      headers: [["X-More", "m"]],
    });
    expect(found).toMatchObject({
      id: "web",
      tls_fingerprint: "sha256:aa",
      allowed_tools_regex: ["^a"],
      denied_tools_regex: ["^x", "^d"],
    });
    expect(Object.values(found.headers).map((value) => value.reveal())).toEqual(["k", "m"]);
  });

  it("does not get the name of another", () => {
    expect(server([{ id: "127.0.0.1:3001", url: "https://other.example/mcp" }], {}).id).toBe(
      "127.0.0.1:3001-undeclared",
    );
    expect(() => server([WEB], { serverId: "web" })).toThrow("with another address");
  });

  it.each(["ftp://x.example/", "nonsense", "ws://x.example/"])("is not at %s", (url) => {
    expect(() => server([], { url })).toThrow();
  });
});

describe("the sentence for the system prompt", () => {
  it("names what is shown, in quotes", () => {
    expect(promptSentence(["files_read", "shell_run"], [])).toBe(
      'You may only use these tools: "files_read", "shell_run". Do not attempt to use any other tools.',
    );
    expect(promptSentence([], [])).toBe("You may not use any tools of this server.");
  });

  it("tells the patterns where the server did not answer", () => {
    expect(promptSentence(null, [toolFilter(["^a", "^b"], ["^c"])])).toBe(
      "You may only use tools whose name matches ^a or ^b. You may not use tools whose name matches ^c. Do not attempt to use any other tools.",
    );
    expect(promptSentence(null, [toolFilter(["^a"], []), toolFilter(["b$"], ["^c"])])).toContain(
      "whose name matches ^a, and also b$. You may not use tools whose name matches ^c.",
    );
    expect(promptSentence(null, [])).toBe("You may use all tools of this server.");
  });
});
