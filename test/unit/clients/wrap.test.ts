// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are the placeholders of the clients
/** The shim in front of servers, in the text of every client's file: only the words of commands change. */
import fc from "fast-check";
import { stringify } from "smol-toml";
import { describe, expect, it } from "vitest";
import { readClientFile } from "../../../src/clients/config-files/client-file.ts";
import { isCommandLine } from "../../../src/clients/config-files/client-server.ts";
import { importClientConfig } from "../../../src/clients/config-files/import.ts";
import {
  differsByShimsOnly,
  unwrapServers,
  wrapServers,
  wrapStates,
} from "../../../src/clients/config-files/wrap.ts";
import { wrappedCommand } from "../../../src/clients/config-files/wrapped.ts";
import { ConfigError } from "../../../src/config/error.ts";

const SETTINGS = {
  netmon: "/opt/netmon",
  options: ["--session", "s"],
  gateway: "http://127.0.0.1:8485",
};

function wrapped(file: string, text: string, only: string[] = []): string {
  return wrapServers(file, text, SETTINGS, only).text;
}

/** Text of the file, and what stands in place of some of it when wrapped. */
interface Sample {
  file: string;
  text: string;
  changes: [from: string, to: string][];
}

const SAMPLES: Record<string, Sample> = {
  "Claude Code, a project": {
    file: ".mcp.json",
    text: '{"mcpServers": {"fs": {"command": "npx", "args": ["-y", "fs", "--", "x"], "env": {"K": "${K:-v}"}}}}',
    changes: [
      [
        '"npx", "args": [',
        '"/opt/netmon", "args": ["shim", "--server-id", "fs", "--session", "s", "--", "npx", ',
      ],
    ],
  },
  "Claude Code, the user with projects": {
    file: "/home/u/.claude.json",
    text: JSON.stringify(
      {
        history: ["mcpServers"],
        mcpServers: { a: { type: "stdio", command: "a", args: [] } },
        projects: {
          "/p": { mcpServers: { b: { command: "b", args: ["1"] } }, disabledMcpServers: ["b"] },
          "/q": { mcpServers: {} },
        },
      },
      null,
      2,
    ),
    changes: [
      [
        '"command": "a",\n      "args": []',
        '"command": "/opt/netmon",\n      "args": ["shim", "--server-id", "a", "--session", "s", "--", "a"]',
      ],
      ['"command": "b"', '"command": "/opt/netmon"'],
      [
        '[\n            "1"',
        `[\n            ${["shim", "--server-id", "b", "--session", "s", "--", "b", "1"].map((w) => `"${w}"`).join(",\n            ")}`,
      ],
    ],
  },
  "Claude Desktop, tabs, CRLF, no args": {
    file: "claude_desktop_config.json",
    text: '{\r\n\t"mcpServers": {\r\n\t\t"a": {\r\n\t\t\t"command":"C:\\\\a b",\r\n\t\t\t"env": {}\r\n\t\t}\r\n\t}\r\n}\r\n',
    changes: [
      [
        '"C:\\\\a b",\r\n',
        '"/opt/netmon",\r\n\t\t\t"args":["shim", "--server-id", "a", "--session", "s", "--", "C:\\\\a b"],\r\n',
      ],
    ],
  },
  "Cursor, comments and trailing commas": {
    file: "/home/u/.cursor/mcp.json",
    text: '{\n  // mine\n  "mcpServers": {\n    "a": { "args": [ /* none */ "x", ], "command": "r\\u0075n", }, // end\n  },\n}',
    changes: [
      ["[ /* none */", '["shim", "--server-id", "a", "--session", "s", "--", "r\\u0075n", /* none */'],
      ['"command": "r\\u0075n"', '"command": "/opt/netmon"'],
    ],
  },
  "VS Code, with inputs": {
    file: ".vscode/mcp.json",
    text: '{\n  "inputs": [{ "id": "k", "type": "promptString", "password": true }],\n  "servers": {\n    "größe ✓": { "type": "stdio", "command": "${workspaceFolder}/s", "args": ["${input:k}"] }\n  }\n}',
    changes: [
      [
        '"${workspaceFolder}/s", "args": [',
        '"/opt/netmon", "args": ["shim", "--server-id", "größe ✓", "--session", "s", "--", "${workspaceFolder}/s", ',
      ],
    ],
  },
  "VS Code, settings": {
    file: "settings.json",
    text: '{"editor.x": 1, "mcp": {"servers": {"a": {"command": "a"}}}}',
    changes: [
      [
        '"command": "a"',
        '"command": "/opt/netmon", "args": ["shim", "--server-id", "a", "--session", "s", "--", "a"]',
      ],
    ],
  },
  "Gemini CLI": {
    file: "/home/u/.gemini/settings.json",
    text: '{"theme": "x", "mcp": {"excluded": ["a"]}, "mcpServers": {"a": {"command": "a", "trust": false, "args": ["$HOME"]}}}',
    changes: [
      ['"command": "a"', '"command": "/opt/netmon"'],
      ['["$HOME"', '["shim", "--server-id", "a", "--session", "s", "--", "a", "$HOME"'],
    ],
  },
  "opencode, a command as a list, a disabled server": {
    file: "opencode.jsonc",
    text: '{\n  "mcp": {\n    "a": { "type": "local", "enabled": false, "command": ["bun", "x", "a"] } // off\n  }\n}',
    changes: [['["bun"', '["/opt/netmon", "shim", "--server-id", "a", "--session", "s", "--", "bun"']],
  },
  "Codex, tables": {
    file: "config.toml",
    text: `model = "x" # mine\n\n[mcp_servers.'a b']\ncommand = 'npx'  # why\nargs = [ # all\n  "-y",\n  'a', # last\n]\nstartup_timeout_sec = 1_0\n\n[mcp_servers.'a b'.env]\ncommand = "no"\n\n[[x]]\ncommand = "no"\n`,
    changes: [
      ["command = 'npx'", 'command = "/opt/netmon"'],
      ["[ # all", `["shim", "--server-id", "a b", "--session", "s", "--", 'npx', # all`],
    ],
  },
  "Codex, dotted keys, inline tables, no args, CRLF, no line end": {
    file: "config.toml",
    text: 'mcp_servers.a.command = """a"b"""\r\nmcp_servers.b = { command = "b", env = { X = "]" } }\r\n  mcp_servers.c.command = "c" # "x"',
    changes: [
      [
        '"""a"b"""\r\n',
        '"/opt/netmon"\r\nmcp_servers.a.args = ["shim", "--server-id", "a", "--session", "s", "--", """a"b"""]\r\n',
      ],
      [
        'command = "b"',
        'command = "/opt/netmon", args = ["shim", "--server-id", "b", "--session", "s", "--", "b"]',
      ],
      [
        'c.command = "c" # "x"',
        'c.command = "/opt/netmon" # "x"\n  mcp_servers.c.args = ["shim", "--server-id", "c", "--session", "s", "--", "c"]',
      ],
    ],
  },
};

const FRONT = "http://127.0.0.1:8485/servers";

Object.assign(SAMPLES, {
  "Claude Code, network servers": {
    file: ".mcp.json",
    text: '{"mcpServers": {"w x": {"type":"http", "url" : "https:\\/\\/h.example/mcp?k=${K}", "headers": {"A": "b"}}, "old": {"url": "https://h.example/sse"}}}',
    changes: [
      ['"https:\\/', `"${FRONT}/w%20x/mcp#https:\\/`],
      ['"https://h.example/sse"', `"${FRONT}/old/sse#https://h.example/sse"`],
    ],
  },
  "Gemini CLI, network servers": {
    file: "/home/u/.gemini/settings.json",
    text: '{"mcpServers": {"a": {"httpUrl": "https://h.example/a"}, "b": {"url": "$BASE/b"}}}',
    changes: [
      ['"https://h', `"${FRONT}/a/mcp#https://h`],
      ['"$BASE', `"${FRONT}/b/sse#$BASE`],
    ],
  },
  Windsurf: {
    file: "/home/u/.codeium/windsurf/mcp_config.json",
    text: '{\n  "mcpServers": {\n    "w": { "serverUrl": "https://h.example/mcp", "headers": {"A": "${env:T}"} },\n    "u": { "url": "https://u.example" },\n    "s": { "command": "npx", "args": ["s"], "disabled": true }\n  }\n}\n',
    changes: [
      ['"https://h', `"${FRONT}/w/mcp#https://h`],
      ['"https://u', `"${FRONT}/u/mcp#https://u`],
      [
        '"npx", "args": [',
        '"/opt/netmon", "args": ["shim", "--server-id", "s", "--session", "s", "--", "npx", ',
      ],
    ],
  },
  "Zed, with comments, old and new": {
    file: "/home/u/.config/zed/settings.json",
    text: '// Zed settings\n{\n  "theme": "One Dark", // mine\n  "context_servers": {\n    "new": { "source": "custom", "command": "npx", "args": ["-y", "s"], "env": {} },\n    "old": { "command": { "path": "/bin/old", "args": [], "env": null }, "settings": {} },\n    "web": { "url": "https://h.example/mcp", }, /* last */\n  },\n}\n',
    changes: [
      [
        '"npx", "args": [',
        '"/opt/netmon", "args": ["shim", "--server-id", "new", "--session", "s", "--", "npx", ',
      ],
      [
        '"/bin/old", "args": [',
        '"/opt/netmon", "args": ["shim", "--server-id", "old", "--session", "s", "--", "/bin/old"',
      ],
      ['"https://h', `"${FRONT}/web/mcp#https://h`],
    ],
  },
  "Codex, network servers": {
    file: "config.toml",
    text: '[mcp_servers.a]\nurl = \'https://h.example/mcp\' # mine\nbearer_token_env_var = \'T\'\n\n[mcp_servers]\nb = { url = "https://b.example" }\nc.url = """https://c.example"""\n',
    changes: [
      ["'https://h", `'${FRONT}/a/mcp#https://h`],
      ['"https://b', `"${FRONT}/b/mcp#https://b`],
      ['"""https://c', `"""${FRONT}/c/mcp#https://c`],
    ],
  },
  "opencode, a network server": {
    file: "opencode.json",
    text: '{"mcp": {"a": {"type": "remote", "url": "https://h.example/{env:X}", "enabled": true}}}',
    changes: [['"https://h', `"${FRONT}/a/mcp#https://h`]],
  },
  "Continue, a list in YAML": {
    file: "/home/u/.continue/config.yaml",
    text: `# mine
name: Local # kept
mcpServers:
  - name: files
    command: npx # the program
    args:
      - -y
      - "files"
    env: { K: "\${{ secrets.K }}" }
  - name: bare
    command: bare-server
  - {name: flow, command: npx, args: [-y, flow]}
  - name: web
    type: streamable-http
    url: https://h.example/mcp
`,
    changes: [
      ["command: npx # the", 'command: "/opt/netmon" # the'],
      [
        "- -y\n",
        `${["shim", "--server-id", "files", "--session", "s", "--"].map((word) => `- "${word}"\n      `).join("")}- npx\n      - -y\n`,
      ],
      [
        "command: bare-server\n",
        'command: "/opt/netmon"\n    args: ["shim", "--server-id", "bare", "--session", "s", "--", bare-server]\n',
      ],
      [
        "command: npx, args: [",
        'command: "/opt/netmon", args: ["shim", "--server-id", "flow", "--session", "s", "--", npx, ',
      ],
      ["url: https://h", `url: ${FRONT}/web/mcp#https://h`],
    ],
  },
  "Hermes, a map in YAML": {
    file: "/home/u/.hermes/config.yaml",
    text: "model:\n  default: m\nmcp_servers:\n  'a b':\n    command: 'it''s'\n    args: [x]\n  web:\n    url: \"https://h.example\"\n",
    changes: [
      ["'it''s'", '"/opt/netmon"'],
      ["args: [x", `args: ["shim", "--server-id", "a b", "--session", "s", "--", 'it''s', x`],
      ['"https://h', `"${FRONT}/web/mcp#https://h`],
    ],
  },
  "Vibe, lists in TOML": {
    file: "/home/u/.vibe/config.toml",
    text: '[[mcp_servers]]\nname = "a"\ntransport = "stdio"\ncommand = "npx" # why\nargs = ["-y", "a"]\n\n[[mcp_servers]]\nname = "l"\ntransport = "stdio"\ncommand = ["uvx", "l"]\n\n[[mcp_servers]]\nname = "w"\ntransport = "http"\nurl = "https://h.example"\n',
    changes: [
      ['"npx" #', '"/opt/netmon" #'],
      ["args = [", 'args = ["shim", "--server-id", "a", "--session", "s", "--", "npx", '],
      ['["uvx"', '["/opt/netmon", "shim", "--server-id", "l", "--session", "s", "--", "uvx"'],
      ['"https://h', `"${FRONT}/w/mcp#https://h`],
    ],
  },
  "gptme, a list below a table": {
    file: "/home/u/.config/gptme/config.toml",
    text: '[mcp]\nenabled = true\n[[mcp.servers]]\nname = "a"\ncommand = "a"\nargs = ["x"]\n',
    changes: [
      ['command = "a"', 'command = "/opt/netmon"'],
      ["args = [", 'args = ["shim", "--server-id", "a", "--session", "s", "--", "a", '],
    ],
  },
  "Grok CLI, a transport": {
    file: "/p/.grok/settings.json",
    text: '{"mcpServers": {"a": {"name": "a", "transport": {"type": "stdio", "command": "x", "args": ["y"]}}}}',
    changes: [
      ['"x", "args": [', '"/opt/netmon", "args": ["shim", "--server-id", "a", "--session", "s", "--", "x", '],
    ],
  },
});

const noOptions = { netmon: "/opt/netmon", options: [], gateway: null };

describe.each(Object.entries(SAMPLES))("%s", (_, { file, text, changes }) => {
  const expected = changes.reduce((result, [from, to]) => {
    expect(result.split(from), from).toHaveLength(2);
    return result.replace(from, () => to);
  }, text);

  it("changes the words of the commands and nothing else", () => {
    expect(wrapped(file, text)).toBe(expected);
  });

  it("keeps a byte order mark", () => {
    expect(wrapped(file, `\uFEFF${text}`)).toBe(`\uFEFF${expected}`);
  });

  it("wraps nothing twice, whatever the second call says", () => {
    const again = wrapServers(
      file,
      expected,
      { netmon: "/other", options: ["--mode", "enforce"], gateway: "http://127.0.0.1:9" },
      [],
    );
    expect(again.text).toBe(expected);
    expect(again.servers.every(({ state, changed }) => state === "wrapped" && !changed)).toBe(true);
  });

  it("is undone; what is left of args that were not there is an empty list", () => {
    const bare = unwrapServers(file, expected, []);
    expect(bare.text.replace(/,?\s*(?:[\w.]*|")args"?\s?[:=]\s?\[\]/g, "")).toBe(
      text.replace(/,?\s*"args": \[\]/g, ""),
    );
    expect(bare.servers.every(({ state }) => state === "bare" || state === "network")).toBe(true);
    expect(differsByShimsOnly(file, expected, text)).toBe(true);
    expect(differsByShimsOnly(file, `${expected}\n`, text)).toBe(false);
  });

  it("declares the same servers to netmon, wrapped or not", () => {
    const { servers, skipped } = importClientConfig(file, text, {});
    const after = importClientConfig(file, expected, {});
    expect(after.servers).toEqual(servers);
    expect(after.skipped).toEqual(skipped);
  });
});

describe("wrapServers", () => {
  const states = (file: string, text: string, only: string[] = []) =>
    wrapServers(file, text, SETTINGS, only).servers.map(({ name, state, changed, detail }) => [
      name,
      state,
      changed,
      detail,
    ]);

  it("says what became of each server, without arguments", () => {
    const text = JSON.stringify({
      mcpServers: {
        stdio: { command: "npx", args: ["sesame"] },
        web: { url: "https://sesame@h.example:8443/sesame?sesame" },
        "it's": { url: "https://q.example" },
        sdk: { type: "sdk" },
        odd: 3,
        "wild*": { command: "w" },
        bridge: { command: "npx", args: ["mcp-remote", "https://h.example"] },
        off: { command: "o", disabled: true },
      },
    });
    expect(states(".mcp.json", text)).toEqual([
      ["stdio", "wrapped", true, "npx"],
      ["web", "wrapped", true, "https://h.example:8443"],
      ["it's", "network", false, "https://q.example"],
      ["sdk", "other", false, "runs inside the client: it has no address"],
      ["odd", "other", false, "is not an object"],
      ["wild*", "other", false, "a server id cannot contain * or ?"],
      ["bridge", "wrapped", true, "npx"],
      ["off", "wrapped", true, "o"],
    ]);
    expect(JSON.stringify(states(".mcp.json", text))).not.toContain("sesame");
  });

  it("leaves alone, and names, what neither shim nor gateway would accept", () => {
    const mcpServers = {
      line: { command: "npx -y files" },
      socket: { url: "ws://h.example/mcp" },
      file: { url: "unix:///run/mcp.sock" },
      byDefault: { url: "${BASE:-wss://h.example}/mcp" },
      byVariable: { url: "${BASE}/mcp" },
    };
    const text = JSON.stringify({ mcpServers });
    expect(states(".mcp.json", text)).toEqual([
      [
        ...["line", "other", false],
        "has a whole command line in command: put the program there, and the other words into args",
      ],
      ["socket", "other", false, "has an address with ws:, which netmon gateway does not speak"],
      ["file", "other", false, "has an address with unix:, which netmon gateway does not speak"],
      ["byDefault", "other", false, "has an address with wss:, which netmon gateway does not speak"],
      ["byVariable", "wrapped", true, "an address"],
    ]);
    const asked = { url: "https://${input:host}/mcp", type: "http" };
    expect(states(".vscode/mcp.json", JSON.stringify({ servers: { asked } }))).toEqual([
      ["asked", "other", false, "has an address with ${input:host}, which only the client knows"],
    ]);
    // wrapped by an older netmon: the gateway would leave it out
    const front = "http://127.0.0.1:8485/servers/socket/mcp#ws://h.example/mcp";
    const old = JSON.stringify({ mcpServers: { socket: { url: front } } });
    expect(wrapStates(".mcp.json", old, []).servers).toMatchObject([{ state: "other" }]);
    expect(unwrapServers(".mcp.json", old, []).text).toContain('"ws://h.example/mcp"');
  });

  it("leaves an entry with a command and an address, of which its client uses one", () => {
    const text = JSON.stringify({
      mcpServers: { a: { type: "http", command: "a", url: "https://a.example" } },
    });
    expect(wrapped(".mcp.json", text)).toBe(text);
    const front = JSON.stringify({
      mcpServers: { a: { url: "https://a.example", command: "netmon", args: ["shim", "--", "a"] } },
    });
    for (const one of [text, front])
      expect(wrapStates(".mcp.json", one, []).servers).toMatchObject([
        { state: "other", detail: expect.stringMatching(/^has a command and an address/) },
      ]);
  });

  it("wraps and unwraps only what is asked for", () => {
    const text = JSON.stringify({
      mcpServers: { a: { command: "a", args: [] }, b: { command: "b", args: [] } },
    });
    const one = wrapped(".mcp.json", text, ["b"]);
    expect(wrapStates(".mcp.json", one, []).servers.map(({ state }) => state)).toEqual(["bare", "wrapped"]);
    const both = wrapped(".mcp.json", one);
    expect(wrapStates(".mcp.json", both, []).servers.map(({ state }) => state)).toEqual([
      "wrapped",
      "wrapped",
    ]);
    expect(unwrapServers(".mcp.json", both, ["a"]).text).toBe(one);
    expect(unwrapServers(".mcp.json", both, []).text).toBe(text);
    expect(() => wrapped(".mcp.json", text, ["c"])).toThrow(
      '.mcp.json: 1 problem\n  it has no server "c" (it has a, b)',
    );
  });

  it("knows a shim that was put there by hand, and servers that only look like one", () => {
    expect(wrappedCommand("netmon", ["shim", "--", "npx", "x"])?.command).toBe("npx");
    expect(wrappedCommand("/n/netmon", ["shim", "--server-id", "a", "--", "npx"])?.args).toEqual([]);
    expect(wrappedCommand("/n/netmon.mjs", ["shim", "--", "npx"])?.command).toBe("npx");
    expect(wrappedCommand("/n/mise", ["shim", "--server-id", "a", "--", "npx"])).toBeNull();
    expect(wrappedCommand("/n/notnetmon", ["shim", "--server-id", "a", "--", "npx"])).toBeNull();
    expect(wrappedCommand("other", ["shim", "--", "npx"])).toBeNull();
    expect(wrappedCommand("netmon", ["shim", "--server-id", "a"])).toBeNull();
    expect(wrappedCommand("netmon", ["gateway", "--", "x"])).toBeNull();
    expect(wrappedCommand(null, [])).toBeNull();
  });

  it.each([
    [
      "a server that stands twice",
      ".mcp.json",
      '{"mcpServers":{"a":{"command":"x"},"a":{"command":"y"}}}',
      "1:36  a: the key occurs twice",
    ],
    [
      "a command that stands twice",
      ".mcp.json",
      '{"mcpServers":{"a":{"command":"x","command":"y"}}}',
      "command: the key occurs twice",
    ],
    [
      "servers that stand twice",
      ".mcp.json",
      '{"mcpServers":{"a":{"command":"x"}},"mcpServers":{"a":{"command":"x"}}}',
      "mcpServers: the key occurs twice",
    ],
    [
      "args that are not a list",
      ".mcp.json",
      '{"mcpServers":{"a":{"command":"x","args":"y"}}}',
      "mcpServers.a: its args are not a list",
    ],
    [
      "args that are not a list",
      "config.toml",
      '[mcp_servers.a]\ncommand = "x"\nargs = "y"',
      "3:8  mcp_servers.a: its args are not a list",
    ],
  ])("refuses %s, in %s", (_, file, text, message) => {
    expect(() => wrapped(file, text)).toThrow(ConfigError);
    expect(() => wrapped(file, text)).toThrow(message);
    expect(() => wrapped(file, text)).toThrow("nothing was changed");
  });

  it("leaves a file of an unknown kind, and one that cannot be parsed", () => {
    expect(() => wrapped("x.json", '{"a": 1}')).toThrow("not the configuration of an MCP client");
    expect(() => wrapped("x.json", '{"mcpServers": ')).toThrow("invalid JSON");
    expect(() => wrapped("x.toml", "a = ")).toThrow(ConfigError);
  });
});

const word = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: "binary", maxLength: 6 }).filter((text) => Buffer.from(text).toString() === text),
  fc.constantFrom("--", "shim", "]", '"', "'", "#", "\u007f", "\r\n", "é"),
);
/** A name that can be a server's id. */
const name = word.filter(
  (id) => id.trim() === id && !/[*?\p{Cc}]/u.test(id) && id !== "" && id !== "__proto__",
);
const entry = fc.record(
  {
    command: word.filter((c) => c !== "" && !isCommandLine(c, false)),
    args: fc.array(word, { maxLength: 4 }),
    env: fc.dictionary(name, word),
  },
  { requiredKeys: ["command"] },
);
const servers = fc.dictionary(name, entry, { minKeys: 1, maxKeys: 4 });

describe("any configuration", () => {
  const comes = (file: string, text: string, key: string): void => {
    const after = wrapped(file, text);
    type Servers = Record<string, { command: string; args?: string[] }>;
    const before = (readClientFile(file, text).document as Record<string, Servers>)[key]!;
    const now = (readClientFile(file, after).document as Record<string, Servers>)[key]!;
    for (const [id, { command, args = [], ...rest }] of Object.entries(before)) {
      if (wrappedCommand(command, args)) continue;
      const words = ["shim", "--server-id", id, "--session", "s", "--", command, ...args];
      expect(now[id]).toEqual({ ...rest, command: "/opt/netmon", args: words });
    }
    expect(Object.keys(now)).toEqual(Object.keys(before));
    expect(differsByShimsOnly(file, after, text)).toBe(true);
    // a second time there is nothing to do, and nothing is lost on the way back
    expect(wrapServers(file, after, noOptions, []).text).toBe(after);
    const back = (
      readClientFile(file, unwrapServers(file, after, []).text).document as Record<string, Servers>
    )[key]!;
    for (const [id, one] of Object.entries(before))
      if (!wrappedCommand(one.command, one.args ?? [])) expect(back[id]).toEqual({ args: [], ...one });
  };

  it("any configuration of JSON is wrapped and unwrapped", () => {
    fc.assert(
      fc.property(servers, fc.constantFrom(0, 2, "\t"), fc.boolean(), (mcpServers, indent, crlf) => {
        const text = JSON.stringify({ first: 1, mcpServers, last: [] }, null, indent);
        comes(".mcp.json", crlf ? text.replaceAll("\n", "\r\n") : text, "mcpServers");
      }),
      { seed: 4, numRuns: 300 },
    );
  });

  it("any configuration of TOML is wrapped and unwrapped", () => {
    fc.assert(
      fc.property(servers, fc.boolean(), (mcp_servers, crlf) => {
        const text = stringify({ first: 1, mcp_servers, last: { x: "]" } });
        comes("config.toml", crlf ? text.replaceAll("\n", "\r\n") : text, "mcp_servers");
      }),
      { seed: 4, numRuns: 300 },
    );
  });
});

describe("servers in a form that no importer reads", () => {
  it.each([
    ["config.toml", '[[tools.mcp_servers]]\nname = "files"\ncommand = "npx"\n'],
    ["config.yaml", "tools:\n  mcp_servers:\n    files: {command: npx}\nmcp_servers: {}\n"],
    ["config.toml", '[[other.mcp.servers]]\nname = "files"\ncommand = "npx"\n'],
    [".mcp.json", '{"mcpServers": {}, "mcp": {"servers": [{"name": "files", "command": "npx"}]}}'],
    [".vscode/mcp.json", '{"servers": {}, "mcpServers": {"files": {"command": "npx"}}}'],
  ])("is no success in %s", (file, text) => {
    expect(wrapStates(file, text, []).servers).toMatchObject([
      { state: "other", changed: false, detail: expect.stringMatching(/cannot read/) },
    ]);
  });

  it("is not seen where there is none", () => {
    for (const text of [
      '{"mcpServers": {}}',
      '{"mcpServers": {}, "mcp": {"servers": []}, "servers": [{"a": 1}]}',
    ])
      expect(wrapStates(".mcp.json", text, []).servers).toEqual([]);
  });
});
