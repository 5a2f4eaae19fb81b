/** Third-party programs as clients of netmon gateway: they send and receive the same as without it. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { startNetmon } from "../e2e/start-netmon.ts";
import { converse } from "./clients.ts";
import { expectSame } from "./comparison.ts";
import { exerciseConformanceServer } from "./exercise/conformance.ts";
import { gatewayStage } from "./gateway-stage.ts";
import { commandOf, type Output, startProgram } from "./programs.ts";
import { startEverything } from "./servers.ts";
import { stdioTransport } from "./transports.ts";

const stage = gatewayStage();

describe("the inspector's command line", () => {
  async function inspector(url: string, ...args: string[]): Promise<Output> {
    const transport = url.endsWith("/sse") ? "sse" : "http";
    const command = [...commandOf("inspector"), "--cli", url, "--transport", transport, ...args];
    return startProgram(command, { env: { HOME: stage.netmon.directory } }).ended;
  }
  const LIST = ["--method", "tools/list"];
  // It lists the tools before it calls one.
  const CALL = ["--method", "tools/call", "--tool-name"];
  const SUM = [...CALL, "get-sum", "--tool-arg", "a=2", "--tool-arg", "b=3"];

  it.each([
    ["streamable HTTP", () => startEverything("streamableHttp"), [SUM, LIST]],
    ["HTTP+SSE", () => startEverything("sse"), [SUM]],
    ["a server of both eras", async () => stage.conformance.url, [[...CALL, "test_simple_text"]]],
  ] as const)("says the same through it: %s", async (_name, start, asked) => {
    const upstream = await start();
    const gateway = await stage.netmon.gateway(upstream);
    for (const args of asked) {
      const [direct, through] = await Promise.all([
        inspector(upstream, ...args),
        inspector(gateway, ...args),
      ]);
      expect(direct.code, direct.stderr).toBe(0);
      expect(through).toEqual(direct);
    }
  });

  it("does not find a denied tool", async () => {
    const gateway = await stage.netmon.gateway(stage.conformance.url, ["--denied", "^test_simple_text$"]);
    const { code, stderr } = await inspector(gateway, ...CALL, "test_simple_text");
    expect(code, stderr).not.toBe(0);
    expect(stderr).toContain("not found");
  });
});

describe("mcp-remote", () => {
  it("hears the same through it", async () => {
    const remote = (url: string) => {
      const env = {
        HOME: stage.netmon.directory,
        MCP_REMOTE_CONFIG_DIR: `${stage.netmon.directory}/mcp-remote`,
      };
      return converse("sdk 1.32", stdioTransport("sdk 1.32", [...commandOf("mcp-remote"), url], env), null);
    };
    const gateway = await stage.netmon.gateway(stage.conformance.url);
    await expectSame(remote(stage.conformance.url), remote(gateway), exerciseConformanceServer);
  });
});

it("Python's SDK uses netmon's own tools over HTTP", { timeout: 120_000 }, async () => {
  const directory = mkdtempSync(join(tmpdir(), "netmon-tools-http-"));
  const [token, ready] = [join(directory, "token"), join(directory, "ready")];
  const options = [
    "--http",
    "--token-file",
    token,
    "--ready-file",
    ready,
    "--state-dir",
    `${directory}/state`,
  ];
  const served = startNetmon(["tools", "serve", ...options], { cwd: directory });
  try {
    await expect.poll(() => existsSync(ready), { timeout: 60_000 }).toBe(true);
    const { endpoints } = JSON.parse(readFileSync(ready, "utf8"));
    const python = fileURLToPath(
      new URL("../llm/differential/python/build/venv/bin/python", import.meta.url),
    );
    const secret = readFileSync(token, "utf8").trim();
    const { code, stdout, stderr } = await startProgram([python, "-c", PYTHON, endpoints[0].url, secret])
      .ended;
    expect([code, stdout], stderr).toEqual([0, "Bash Edit Glob Grep Read Write\n1\tby Python\n"]);
  } finally {
    served.child.kill("SIGTERM");
    await served.ended;
    rmSync(directory, { recursive: true, force: true });
  }
});

const PYTHON = `
import asyncio, sys
from mcp.client.session import ClientSession
from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client

async def main():
    http = create_mcp_http_client(headers={"Authorization": "Bearer " + sys.argv[2]})
    async with http, streamable_http_client(sys.argv[1], http_client=http) as streams:
        async with ClientSession(streams[0], streams[1]) as session:
            await session.initialize()
            tools = await session.list_tools()
            print(*sorted(tool.name for tool in tools.tools))
            await session.call_tool("Write", {"file_path": "notes", "content": "by Python"})
            print((await session.call_tool("Read", {"file_path": "notes"})).content[0].text, end="")

asyncio.run(main())
`;
