// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are the placeholders of the clients
/** Each client's file, read as that client would start its servers, with its placeholders. */
import { describe, expect, it } from "vitest";
import { isCommandLine, readClientServers } from "../../../src/clients/config-files/client-server.ts";

const ENV = { HOST: "h.example", KEY: "sesame", HOME: "/home/ann" };

function starts(file: string, content: unknown): Record<string, unknown> {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  const { servers } = readClientServers(file, text, ENV);
  return Object.fromEntries(
    servers.map(({ found, start, why, missing }) => {
      const without = missing.length > 0 ? { missing } : {};
      if (start === null) return [found.name, why];
      if (start.kind === "network") return [found.name, { url: start.url, ...start.headers, ...without }];
      const { command, args, env, cwd, bridged } = start;
      return [found.name, { run: [command, ...args], ...env, ...(cwd && { cwd }), ...bridged, ...without }];
    }),
  );
}

describe("readClientServers", () => {
  it("reads Claude Code's, with defaults, and names what is not set", () => {
    const stdio = { command: "${BIN:-npx}", args: ["${KEY}"], env: { A: "${KEY}", B: "${UNSET}", N: 1 } };
    const web = { type: "http", url: "https://${HOST}/mcp", headers: { X: "${UNSET}", Y: "a ${KEY}" } };
    expect(
      starts("/w/.claude.json", { mcpServers: { stdio }, projects: { "/w": { mcpServers: { web } } } }),
    ).toEqual({
      stdio: { run: ["npx", "sesame"], A: "sesame", N: "1", missing: ["B: ${UNSET} is not set"] },
      web: { url: "https://h.example/mcp", Y: "a sesame", missing: ["X: ${UNSET} is not set"] },
    });
  });

  it("reads Codex's, whose variables have keys of their own", () => {
    const text = `
      [mcp_servers.files]
      command = "npx"
      args = ["-y", "$KEY"]
      cwd = "/srv"
      env = { A = "$KEY" }
      env_vars = ["KEY", "UNSET"]
      [mcp_servers.web]
      url = "https://web.example/mcp"
      bearer_token_env_var = "KEY"
      http_headers = { "X-A" = "1" }
      env_http_headers = { "X-B" = "KEY", "X-C" = "UNSET" }`;
    expect(starts("/home/ann/.codex/config.toml", text)).toEqual({
      files: { run: ["npx", "-y", "$KEY"], A: "$KEY", KEY: "sesame", cwd: "/srv" },
      web: {
        url: "https://web.example/mcp",
        Authorization: "Bearer sesame",
        "X-A": "1",
        "X-B": "sesame",
        missing: ["X-C: UNSET is not set"],
      },
    });
  });

  it("reads the editors', with the folder of the project and without what only they know", () => {
    const servers = {
      here: { command: "${workspaceFolder}/s", args: ["${workspaceFolderBasename}", "${userHome}"] },
      asks: { command: "npx", env: { TOKEN: "${input:token}", K: "${env:KEY}" }, envFile: ".env" },
      web: { url: "https://${env:HOST}/mcp", headers: { Authorization: "Bearer ${input:token}" } },
    };
    const expected = {
      here: { run: ["/srv/app/s", "app", "/home/ann"] },
      asks: {
        run: ["npx"],
        K: "sesame",
        missing: ["the variables of envFile: netmon does not read it", "TOKEN: ${input:token} is not set"],
      },
      web: { url: "https://h.example/mcp", missing: ["Authorization: ${input:token} is not set"] },
    };
    expect(starts("/srv/app/.vscode/mcp.json", { inputs: [], servers })).toEqual(expected);
    expect(starts("/srv/app/.cursor/mcp.json", { mcpServers: servers })).toEqual(expected);
    const windsurf = { serverUrl: "https://${env:HOST}/sse", headers: { K: "${env:KEY}" } };
    expect(starts("/home/ann/mcp_config.json", { mcpServers: { windsurf } })).toEqual({
      windsurf: { url: "https://h.example/sse", K: "sesame" },
    });
  });

  it("reads Zed's, opencode's, Gemini's and Copilot's", () => {
    expect(
      starts("settings.json", {
        context_servers: { z: { command: { path: "uvx", args: ["$KEY"], env: { A: "1" } } } },
      }),
    ).toEqual({ z: { run: ["uvx", "$KEY"], A: "1" } });
    const local = { type: "local", command: ["npx", "{env:KEY}"], environment: { A: "{env:KEY}" } };
    const remote = { type: "remote", url: "https://{env:HOST}/", headers: { B: "{file:~/k}" } };
    expect(starts("opencode.json", { mcp: { local, remote } })).toEqual({
      local: { run: ["npx", "sesame"], A: "sesame" },
      remote: { url: "https://h.example/", missing: ["B: {file:~/k} is not set"] },
    });
    const gemini = { httpUrl: "https://$HOST/mcp", headers: { A: "$KEY" } };
    expect(starts(".gemini/settings.json", { mcpServers: { gemini } })).toEqual({
      gemini: { url: "https://h.example/mcp", A: "sesame" },
    });
    const copilot = {
      type: "local",
      command: "npx",
      args: ["mcp-remote", "https://r.example/sse"],
      tools: ["*"],
    };
    const own = { type: "local", command: "npx", args: ["$KEY", "${UNSET:-x}"], env: { A: "a$KEY-${KEY}" } };
    const web = { type: "http", url: "https://$HOST/mcp", headers: { A: "$KEY", B: "$UNSET" } };
    expect(starts(".copilot/mcp-config.json", { mcpServers: { copilot, own, web } })).toEqual({
      own: { run: ["npx", "sesame", "x"], A: "asesame-sesame" },
      web: { url: "https://h.example/mcp", A: "sesame", missing: ["B: $UNSET is not set"] },
      copilot: {
        run: ["npx", "mcp-remote", "https://r.example/sse"],
        url: "https://r.example/sse",
        sse: true,
      },
    });
  });

  it("looks behind netmon's own shim and gateway", () => {
    const shim = { command: "/opt/netmon", args: ["shim", "--server-id", "a", "--", "npx", "${KEY}"] };
    const gateway = { url: "http://127.0.0.1:1/servers/b/mcp#https://${HOST}/mcp" };
    expect(starts(".mcp.json", { mcpServers: { shim, gateway } })).toEqual({
      shim: { run: ["npx", "sesame"] },
      gateway: { url: "https://h.example/mcp" },
    });
  });

  it("does not take a command line for a program", () => {
    expect(starts(".mcp.json", { mcpServers: { a: { command: "npx -y a" }, b: {} } })).toEqual({
      a: "has a whole command line in command: put the program there, and the other words into args",
      b: "has neither a url nor a command",
    });
  });
});

it.each([
  ["npx -y x", false, true],
  ["uvx fetch", false, true],
  ["/usr/bin/python3 /srv/s.py", false, true],
  ["./s --stdio", false, true],
  ["npx", false, false],
  ["/opt/My Apps/server", false, false],
  ["C:\\Program Files\\s.exe", false, false],
  ["/opt/My Apps/server", true, true],
])("isCommandLine(%j, %j) is %j", (command, shell, expected) => {
  expect(isCommandLine(command, shell)).toBe(expected);
});
