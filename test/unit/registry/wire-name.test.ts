import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wireForms } from "../../../src/agents/agents.ts";
import { parseConfig } from "../../../src/config/parse.ts";
import { Registry } from "../../../src/registry/registry.ts";
import { type Resolution, type WireName, WireNames } from "../../../src/registry/wire-name.ts";
import { HOST_FORMS } from "./host-names.ts";

/** Servers with the tools they list; null: declared, and never asked. */
function resolver(servers: Record<string, readonly string[] | null>, named: string[] = []) {
  const registry = new Registry();
  const ids = Object.keys(servers);
  const yaml = { sandbox: { mcp: { servers: ids.map((id) => ({ id, command: "server" })) } } };
  registry.declareServers(parseConfig("t", JSON.stringify(yaml)).sandbox.mcp.servers);
  for (const [id, tools] of Object.entries(servers)) {
    if (tools)
      registry.register(
        id,
        "stdio",
        "",
        tools.map((name) => ({ name, hash: `sha256:${name}` })),
      );
  }
  const names = new WireNames(registry);
  names.setNamed(named);
  return { registry, names };
}

const flat = (name: string): WireName => ({ name, namespace: null, server: null });
const pairs = ({ identities }: Resolution): [string, string][] =>
  identities.map(({ serverId, toolName }) => [serverId, toolName]);

function resolved(
  servers: Record<string, readonly string[] | null>,
  name: string | WireName,
  host: string | null = null,
): [string, string][] {
  return pairs(
    resolver(servers).names.resolve(typeof name === "string" ? flat(name) : name, wireForms(host)),
  );
}

const ID = fc
  .string({ unit: "binary", minLength: 1, maxLength: 60 })
  .map((s) => s.replace(/[\p{Cc}*?]/gu, "-").trim())
  .filter((s) => s !== "");
const NASTY = fc.oneof(
  ID,
  fc.constantFrom("mcp", "mcp__a", "_", "__", "a_", "_a", "a__b", "a-b", "a.b", "A.B", "plugin_x", "x y"),
  fc.constantFrom("天気", "天気予報", "é", "💥", "a💥b", "...", "mcp_", "get", "weather", "weather_get", "2"),
  fc.stringMatching(/^[a-z]{1,4}([_.-][a-z]{1,4}){0,6}$/),
  fc.stringMatching(/^[a-zA-Z0-9_.-]{40,120}$/),
);

describe("every form of every host", () => {
  for (const { form, host, make } of HOST_FORMS) {
    it(`means what it was made of, among others: ${form}`, () => {
      fc.assert(
        fc.property(NASTY, NASTY, fc.array(NASTY, { maxLength: 4 }), (server, tool, others) => {
          const servers = Object.fromEntries([...others, server].map((id) => [id, [...others, tool]]));
          const wire = make(server, tool);
          fc.pre(wire.name !== "");
          for (const agent of [host, null])
            expect(pairs(resolver(servers).names.resolve(wire, wireForms(agent)))).toContainEqual([
              server,
              tool,
            ]);
        }),
        { numRuns: 120, seed: 3 },
      );
    });
  }

  const prefixed = HOST_FORMS.filter(({ form }) => !form.includes("bare"));
  for (const { form, host, make } of prefixed) {
    it(`names the server whose tools nobody knows: ${form}`, () => {
      fc.assert(
        fc.property(NASTY, NASTY, NASTY, (server, tool, other) => {
          const wire = make(server, tool);
          const { names } = resolver({ [server]: null, [other]: ["x"] });
          for (const agent of [host, null])
            expect(pairs(names.resolve(wire, wireForms(agent))).map(([id]) => id)).toContain(server);
        }),
        { numRuns: 120, seed: 4 },
      );
    });
  }
});

describe("one name, one tool", () => {
  it.each([
    ["mcp__weather__get", "claude"],
    ["mcp_weather_get", "gemini"],
    ["weather_get", "opencode"],
    ["weather__get", null],
    ["get", null],
  ] as const)("%s", (name, host) => {
    expect(resolved({ weather: ["get", "set"], mail: ["send"] }, name, host)).toEqual([["weather", "get"]]);
  });

  it("keeps the server's own name of a folded tool, and its hash", () => {
    const { names } = resolver({ "my.server": ["files.delete"] });
    const { identities, certain } = names.resolve(flat("mcp__my_server__files_delete"), wireForms("claude"));
    expect(identities).toEqual([
      {
        serverId: "my.server",
        serverType: "stdio",
        serverAddr: "",
        serverDeclared: true,
        toolName: "files.delete",
        toolHash: "sha256:files.delete",
        serverListed: true,
      },
    ]);
    expect(certain).toBe(true);
  });

  it("takes the namespace for the server, with or without its delimiter", () => {
    for (const namespace of ["mcp__my_server", "mcp__my_server__"]) {
      const wire = { name: "get", namespace, server: null };
      expect(resolved({ "my-server": ["get"], other: ["get"] }, wire, "codex")).toEqual([
        ["my-server", "get"],
      ]);
    }
  });

  it("takes the field of the wire for the server", () => {
    const wire = { name: "get", namespace: null, server: "weather" };
    expect(resolved({ weather: ["get"], other: ["get"] }, wire)).toEqual([["weather", "get"]]);
  });

  it("reads a known host's own form first", () => {
    const servers = { mcp: ["_weather__get"], weather: ["get"] };
    expect(resolved(servers, "mcp__weather__get", "claude")).toEqual([["weather", "get"]]);
    expect(resolved(servers, "mcp__weather__get", null)).toContainEqual(["mcp", "_weather__get"]);
  });
});

describe("several meanings", () => {
  it("finds every split of an underscore", () => {
    const found = resolved({ a: ["b_c"], a_b: ["c"], a_b_c: null }, "a_b_c", "opencode");
    expect(found).toEqual([
      ["a_b", "c"],
      ["a", "b_c"],
    ]);
  });

  it("lets a server nobody asked stand beside a tool that fits", () => {
    expect(resolved({ a: ["b_c"], a_b: null }, "a_b_c", "opencode")).toEqual([
      ["a", "b_c"],
      ["a_b", "c"],
    ]);
  });

  it("finds every server with a tool of a bare name", () => {
    expect(resolved({ a: ["search"], b: ["search"], c: ["find"] }, "search")).toEqual([
      ["a", "search"],
      ["b", "search"],
    ]);
  });

  it("finds servers that fold to one name", () => {
    expect(resolved({ "a.b": ["x"], "a b": ["x"] }, "mcp__a_b__x", "claude")).toEqual([
      ["a.b", "x"],
      ["a b", "x"],
    ]);
  });
});

describe("names that only resemble one", () => {
  it("count where nothing fits: opencode calls the tool in lower case", () => {
    expect(resolved({ weather: ["delete_all"] }, "weather_Delete_All", "opencode")).toContainEqual([
      "weather",
      "delete_all",
    ]);
    expect(resolved({ weather: ["get"] }, "Weather.Get")).toContainEqual(["weather", "get"]);
  });

  it("do not count beside one that fits", () => {
    expect(resolved({ weather: ["get", "Get"] }, "mcp__weather__get", "claude")).toEqual([
      ["weather", "get"],
    ]);
  });
});

describe("names that borrow a known server's", () => {
  it.each<[string | WireName, [string, string]]>([
    ["mcp__plugin_evil_weather__get", ["plugin_evil_weather", "get"]],
    ["mcp_weather2_get", ["weather2", "get"]],
    ["mcp__weather__x__y", ["weather__x", "y"]],
    [{ name: "get", namespace: "mcp__weather_0123456789ab", server: null }, ["weather_0123456789ab", "get"]],
  ])("%j is of an unknown server too", (name, unknown) => {
    const found = resolved({ weather: ["get"] }, name);
    expect(found).toContainEqual(unknown);
    expect(found.map(([id]) => id)).toContain("weather");
  });

  it("a new tool of a known server is not another server's", () => {
    expect(resolved({ "my.server": ["get"] }, "mcp__my_server__new_tool", "claude")).toEqual([
      ["my.server", "new_tool"],
    ]);
  });

  it("a declared plugin's server is itself", () => {
    const servers = { weather: ["get"], "plugin:my:weather": ["get"] };
    expect(resolved(servers, "mcp__plugin_my_weather__get", "claude")).toEqual([
      ["plugin:my:weather", "get"],
    ]);
  });

  it("VS Code numbers labels that begin alike", () => {
    const servers = { "weather-station-1": ["get"], "weather-station-2": ["get"] };
    expect(resolved(servers, "mcp_weather-stati2_get").sort()).toEqual([
      ["weather-station-1", "get"],
      ["weather-station-2", "get"],
    ]);
  });
});

describe("servers nobody declared", () => {
  it.each([
    ["mcp__evil__run", "claude", [["evil", "run"]]],
    ["mcp__evil__run", null, [["evil", "run"]]],
    ["mcp_evil_run", "gemini", [["evil", "run"]]],
  ] as const)("%s speaks of one", (name, host, expected) => {
    expect(resolved({ weather: ["get"] }, name, host)).toEqual(expected);
  });

  it("are found with every split of the name", () => {
    expect(resolved({}, "mcp__a__b__c", "claude")).toEqual([
      ["a", "b__c"],
      ["a__b", "c"],
    ]);
  });

  it("stand in a namespace and in a field", () => {
    expect(resolved({}, { name: "run", namespace: "mcp__evil", server: null }, "codex")).toEqual([
      ["evil", "run"],
    ]);
    expect(resolved({}, { name: "run", namespace: null, server: "evil" })).toEqual([["evil", "run"]]);
  });

  it("are known where a rule names them", () => {
    const { names } = resolver({ weather: ["get"] }, ["evil.corp"]);
    expect(pairs(names.resolve(flat("evil_corp_run"), wireForms("opencode")))).toEqual([
      ["evil.corp", "run"],
    ]);
    names.setNamed([]);
    expect(pairs(names.resolve(flat("evil_corp_run"), wireForms("opencode")))).toEqual([]);
  });

  it.each(["Read", "apply_patch", "", "mcp", "mcp__", "mcp__x", "_", "weathe_get"])(
    "%j is nobody's",
    (name) => {
      expect(resolved({ weather: ["get"] }, name)).toEqual([]);
    },
  );
});

describe("a name the host has a tool of its own for", () => {
  const native = (servers: Record<string, string[] | null>, name: string, host: string | null) =>
    pairs(resolver(servers).names.resolve(flat(name), wireForms(host), true));

  it("is not taken for another host's form", () => {
    expect(native({ filesystem: ["read_file"], read: ["file"] }, "read_file", "gemini")).toEqual([]);
  });

  it("may be an MCP tool in the host's own form", () => {
    expect(native({ apply: ["patch"] }, "apply_patch", "opencode")).toEqual([["apply", "patch"]]);
  });

  it("may be anything exact of an unknown host, and nothing that only resembles", () => {
    expect(native({ filesystem: ["read_file"] }, "read_file", null)).toEqual([["filesystem", "read_file"]]);
    expect(native({ shell: ["bash"] }, "Bash", null)).toEqual([]);
  });
});

describe("the index", () => {
  it("follows the registry at once", () => {
    const { registry, names } = resolver({ weather: null });
    const name = flat("mcp__weather__get_it");
    expect(names.resolve(name, wireForms("claude")).certain).toBe(false);
    registry.register("weather", "stdio", "", [{ name: "get.it", hash: "h" }]);
    expect(pairs(names.resolve(name, wireForms("claude")))).toEqual([["weather", "get.it"]]);
    registry.unregister("weather");
    expect(pairs(names.resolve(name, wireForms("claude")))).toEqual([["weather", "get_it"]]);
    registry.declareServers([]);
    registry.register("mail", "http", "127.0.0.1:80", [{ name: "weather_get", hash: "h" }]);
    expect(pairs(names.resolve(flat("weather_get"), null))).toEqual([["mail", "weather_get"]]);
    expect(pairs(names.resolve(name, wireForms("claude")))).toEqual([["weather", "get_it"]]);
    expect(names.resolve(name, wireForms("claude")).identities[0]?.serverDeclared).toBe(false);
    names.close();
    registry.register("late", "stdio", "", [{ name: "late_tool", hash: "h" }]);
    expect(pairs(names.resolve(flat("late_tool"), null))).toEqual([]);
  });
});

describe("a name with characters that nobody sees", () => {
  it.each(["\u2800", "\u3164", "\u034f", "\ufe0f", "\u{e0100}", "\u{1d159}", "\u200b"])(
    "means what people read, too: %j",
    (unseen) => {
      const servers = { weather: ["delete_all"], notes: null };
      for (const name of [
        `mcp__weather__delete${unseen}_all`,
        `mcp__wea${unseen}ther__delete_all`,
        `delete_${unseen}all`,
        { name: `delete_all${unseen}`, namespace: `mcp__weat${unseen}her__`, server: null },
        { name: "delete_all", namespace: null, server: `${unseen}weather` },
      ])
        expect(resolved(servers, name), JSON.stringify(name)).toContainEqual(["weather", "delete_all"]);
    },
  );
});

it("finds the tools of a server with a distinct id under the id that it shares", () => {
  const servers = { notes: ["read"], "notes~0a1b2c3d": ["send"] };
  expect(resolved(servers, "mcp__notes__send")).toEqual([["notes~0a1b2c3d", "send"]]);
  expect(resolved(servers, "mcp__notes__read")).toEqual([["notes", "read"]]);
  const both = { notes: ["read"], "notes~0a1b2c3d": ["read"] };
  expect(
    resolved(both, "mcp__notes__read")
      .map(([id]) => id)
      .sort(),
  ).toEqual(["notes", "notes~0a1b2c3d"]);
});
