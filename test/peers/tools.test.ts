/** Programs that others wrote, as clients of netmon gateway: they see and say the same as without it. */
import { describe, expect, it } from "vitest";
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
