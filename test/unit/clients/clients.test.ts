// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are the placeholders of the clients
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { importClientConfig } from "../../../src/clients/config-files/import.ts";
import { ConfigError } from "../../../src/config/error.ts";

const ENV = { HOST: "env.example", MCP_PORT: "9000" };

function imported(file: string, content: unknown) {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  const { client, servers, skipped } = importClientConfig(file, text, ENV);
  return {
    client,
    servers: servers.map((s) => `${s.id} ${s.type} ${s.url ?? s.command}`),
    skipped: skipped.map((s) => `${s.name} ${s.why}`),
  };
}

describe("importClientConfig", () => {
  it("reads .mcp.json of Claude Code", () => {
    const file = {
      mcpServers: {
        files: {
          command: "npx",
          args: ["-y", "@modelcontextprotocol/server-filesystem", "/tmp"],
          env: { TOKEN: "sesame" },
        },
        web: {
          type: "http",
          url: "https://mcp.example.com/mcp?key=sesame",
          headers: { Authorization: "Bearer sesame" },
        },
        old: { type: "sse", url: "http://127.0.0.1:7000/sse" },
        byEnv: { type: "http", url: "https://${HOST}:${MCP_PORT}/${UNSET}" },
        byDefault: { type: "http", url: "${UNSET:-https://default.example/base}/mcp" },
        unset: { type: "http", url: "https://${UNSET}/mcp" },
        inside: { type: "sdk", name: "x" },
        odd: 3,
        nothing: {},
        "wild*": { url: "https://h" },
      },
    };
    expect(imported("/home/u/project/.mcp.json", file)).toEqual({
      client: "claude-code",
      servers: [
        "files stdio npx",
        "web http https://mcp.example.com:443",
        "old sse http://127.0.0.1:7000",
        "byEnv http https://env.example:9000",
        "byDefault http https://default.example:443",
      ],
      skipped: [
        "unset cannot be declared: ${UNSET} is not set, and the address depends on it",
        "inside runs inside the client: it has no address",
        "odd is not an object",
        "nothing has neither a url nor a command",
        "wild* cannot be declared: a server id cannot contain * or ?",
      ],
    });
  });

  it("keeps no secrets", () => {
    const file = {
      mcpServers: {
        a: { url: "https://u:sesame@h.example/sesame?sesame#sesame", headers: { X: "sesame" } },
        b: { command: "c", args: ["--key", "sesame"], env: { K: "sesame" } },
      },
    };
    const result = importClientConfig(".mcp.json", JSON.stringify(file), {});
    expect(result.servers).toHaveLength(2);
    expect(inspect(result, { depth: 9, showHidden: true })).not.toContain("sesame");
  });

  it("reads ~/.claude.json with the servers of its projects", () => {
    const file = {
      history: [],
      mcpServers: { user: { type: "http", url: "https://user.example" } },
      projects: {
        "/p/one": {
          mcpServers: {
            web: { type: "http", url: "https://one.example" },
            off: { url: "https://off.example" },
          },
          disabledMcpServers: ["off"],
        },
        "/p/two": { mcpServers: { web: { type: "http", url: "https://two.example" } } },
        "/p/three": {},
      },
    };
    expect(imported("/home/u/.claude.json", file)).toEqual({
      client: "claude-code",
      servers: [
        "user http https://user.example:443",
        "web http https://one.example:443",
        "web http https://two.example:443",
      ],
      skipped: ["off is disabled in the client for /p/one"],
    });
    expect(importClientConfig("/home/u/.claude.json", JSON.stringify(file), {}).servers[1]?.source).toBe(
      '.claude.json:projects["/p/one"].mcpServers.web',
    );
    expect(imported("/home/u/.claude.json", { projects: {} }).client).toBe("claude-code");
  });

  it("sees through bridges in Claude Desktop's file", () => {
    const file = {
      mcpServers: {
        remote: {
          command: "npx",
          args: ["-y", "mcp-remote@latest", "https://remote.example/sse", "--header", "A:b"],
        },
        path: {
          command: "/usr/bin/node",
          args: ["/opt/node_modules/.bin/mcp-remote", "http://10.0.0.1:8080/mcp"],
        },
        proxy: {
          command: "uvx",
          args: ["mcp-proxy", "--transport", "streamablehttp", "https://proxy.example/mcp"],
        },
        super: { command: "npx", args: ["supergateway", "--sse", "https://gateway.example/sse?k=1"] },
        local: { command: "npx", args: ["supergateway", "--stdio", "uvx mcp-server-git"] },
        plain: { command: "uvx", args: ["mcp-server-fetch", "https://not.a.bridge"] },
        literal: { type: "http", url: "https://${HOST}/" },
      },
    };
    expect(imported("C:\\Users\\u\\claude_desktop_config.json", file)).toEqual({
      client: "claude-desktop",
      servers: [
        "remote sse https://remote.example:443",
        "path http http://10.0.0.1:8080",
        "proxy http https://proxy.example:443",
        "super sse https://gateway.example:443",
        "local stdio npx",
        "plain stdio uvx",
      ],
      skipped: ['literal cannot be declared: "${host}" is not a host name or an IP address'],
    });
  });

  it("reads Cursor's mcp.json", () => {
    const text = `{
      // a comment
      "mcpServers": {
        "web": {"url": "https://\${env:HOST}/mcp", "headers": {"A": "\${env:KEY}"}},
        "workspace": {"url": "\${workspaceFolder}/x"},
        "selection": {"url": "\${selectedText}/x"},
        "off": {"url": "https://off.example", "disabled": true},
      },
    }`;
    expect(imported("/home/u/.cursor/mcp.json", text)).toEqual({
      client: "cursor",
      servers: ["web http https://env.example:443"],
      skipped: [
        "workspace cannot be declared: its url has no scheme and host",
        "selection cannot be declared: ${selectedText} is not set, and the address depends on it",
        "off is disabled in the client",
      ],
    });
  });

  it("reads Windsurf's mcp_config.json, and Zed's settings.json with comments", () => {
    const mcpServers = {
      web: { serverUrl: "https://${env:HOST}/mcp", headers: { A: "sesame" } },
      events: { serverUrl: "https://h.example/sse" },
      off: { command: "x", disabled: true },
    };
    expect(imported("/home/u/.codeium/windsurf/mcp_config.json", { mcpServers })).toEqual({
      client: "windsurf",
      servers: ["web http https://env.example:443", "events sse https://h.example:443"],
      skipped: ["off is disabled in the client"],
    });
    const zed = `// Zed settings
      { "theme": "x", "context_servers": {
        "new": {"command": "npx", "args": ["s"]}, "old": {"command": {"path": "uvx", "args": ["s"]}},
        "web": {"url": "https://web.example/mcp"}, "off": {"enabled": false, "command": "x"}, /* last */
      }, }`;
    expect(imported("/home/u/.config/zed/settings.json", zed)).toEqual({
      client: "zed",
      servers: ["new stdio npx", "old stdio uvx", "web http https://web.example:443"],
      skipped: ["off is disabled in the client"],
    });
  });

  it("reads VS Code's mcp.json and settings.json", () => {
    const servers = {
      github: {
        type: "http",
        url: "https://api.githubcopilot.com/mcp/",
        headers: { Authorization: "Bearer ${input:token}" },
      },
      events: { type: "sse", url: "http://localhost:8931/sse" },
      ask: { type: "http", url: "https://${input:host}/mcp" },
      socket: { type: "http", url: "unix:///run/mcp.sock" },
      local: { type: "stdio", command: "uvx", args: ["x"] },
    };
    const expected = {
      client: "vscode",
      servers: [
        "github http https://api.githubcopilot.com:443",
        "events sse http://localhost:8931",
        "local stdio uvx",
      ],
      skipped: [
        "ask cannot be declared: ${input:host} is not set, and the address depends on it",
        "socket cannot be declared: URLs of MCP servers are http or https, not unix",
      ],
    };
    expect(imported("/w/.vscode/mcp.json", { inputs: [], servers })).toEqual(expected);
    expect(imported("/home/u/Code/User/settings.json", { "editor.fontSize": 12, mcp: { servers } })).toEqual(
      expected,
    );
  });

  it("reads Codex's config.toml", () => {
    const text = `model = "o3"
[mcp_servers.files]
command = "npx"
args = ["-y", "x"]
[mcp_servers."my.web"]
url = "https://web.example/mcp"
bearer_token_env_var = "TOKEN"
http_headers = { "X-Key" = "sesame" }
[mcp_servers.off]
url = "https://off.example"
enabled = false
`;
    expect(imported("/home/u/.codex/config.toml", text)).toEqual({
      client: "codex",
      servers: ["files stdio npx", "my.web http https://web.example:443"],
      skipped: ["off is disabled in the client"],
    });
    expect(importClientConfig("config.toml", text, {}).servers[1]?.source).toBe(
      'config.toml:mcp_servers["my.web"]',
    );
    expect(imported("config.toml", 'model = "o3"').servers).toEqual([]);
  });

  it("reads Gemini's settings.json", () => {
    const file = {
      mcp: { excluded: ["off"] },
      mcpServers: {
        stream: { httpUrl: "https://$HOST/mcp", headers: { A: "$KEY" } },
        events: { url: "https://events.example/sse" },
        typed: { url: "https://typed.example/mcp", type: "http" },
        local: { command: "python", args: ["-m", "s"], trust: true },
        off: { httpUrl: "https://off.example" },
      },
    };
    const expected = {
      client: "gemini",
      servers: [
        "stream http https://env.example:443",
        "events sse https://events.example:443",
        "typed http https://typed.example:443",
        "local stdio python",
      ],
      skipped: ["off is in mcp.excluded"],
    };
    expect(imported("/home/u/.gemini/settings.json", file)).toEqual(expected);
    expect(imported("x.json", file)).toEqual(expected);
    expect(
      imported("/home/u/.gemini/settings.json", { ...file, mcp: { allowed: ["local"] } }).servers,
    ).toEqual(["local stdio python"]);
  });

  it("reads opencode.json and .jsonc", () => {
    const text = `{
      "$schema": "https://opencode.ai/config.json",
      "mcp": {
        "local": {"type": "local", "command": ["bun", "x", "server"], "environment": {"K": "sesame"}},
        "remote": {"type": "remote", "url": "https://{env:HOST}/mcp?k={env:KEY}", "enabled": true},
        "off": {"type": "remote", "url": "https://off.example", "enabled": false}, // not used
      },
    }`;
    expect(imported("opencode.jsonc", text)).toEqual({
      client: "opencode",
      servers: ["local stdio bun", "remote http https://env.example:443"],
      skipped: ["off is disabled in the client"],
    });
  });

  it.each([
    ["config.toml", '[context_servers.x]\n[mcpServers.y]\nserverUrl = "https://y.example"\n', "codex"],
    [
      "opencode.json",
      { context_servers: {}, mcpServers: { x: { httpUrl: "https://x.example" } } },
      "opencode",
    ],
    [".gemini/settings.json", { context_servers: {}, mcp: { x: { type: "local" } } }, "gemini"],
    ["claude_desktop_config.json", { mcp: { x: { type: "local" } }, mcpServers: {} }, "claude-desktop"],
    [".vscode/mcp.json", { context_servers: {}, servers: {} }, "vscode"],
  ])("knows %s by its name, whatever keys of others it has", (file, content, client) => {
    expect(imported(`/home/u/${file}`, content).client).toBe(client);
  });

  it.each([
    [
      "comments in plain JSON",
      ".mcp.json",
      '{\n  // no\n  "mcpServers": {}}',
      /2:3 .*invalid comment token.*plain JSON/,
    ],
    ["broken JSON", "mcp.json", '{"mcpServers": {\n "a" 1}}', /2:6 .*colon expected/],
    ["broken TOML", "config.toml", '[mcp_servers.a]\nurl = "sesame', /2:\d+/],
    ["an empty file", ".mcp.json", "", /invalid JSON/],
    ["no object", ".mcp.json", "[]", /does not hold a JSON object/],
    ["another file", "package.json", '{"name": "x"}', /not the configuration of an MCP client/],
  ])("refuses %s", (_what, file, text, message) => {
    expect(() => importClientConfig(file, text, {})).toThrow(ConfigError);
    expect(() => importClientConfig(file, text, {})).toThrow(message);
    try {
      importClientConfig(file, text, {});
    } catch (error) {
      expect(String(error)).not.toContain("sesame");
    }
  });

  it("takes a byte order mark", () => {
    expect(imported(".mcp.json", '\uFEFF{"mcpServers": {}}').client).toBe("claude-code");
  });
});
