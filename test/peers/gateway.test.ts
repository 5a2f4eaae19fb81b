/**
 * MCP servers behind netmon gateway over each HTTP transport and era, used by the SDK clients of both lines: every
 * message is the same as without it, each call is reported, and a call denied by policy never reaches the server.
 */
import { describe, expect, it } from "vitest";
import { type Conversation, converse, SDKS, type Sdk } from "./clients.ts";
import { expectEvents, expectSame } from "./comparison.ts";
import { exerciseConformanceServer } from "./exercise/conformance.ts";
import { exerciseEverything } from "./exercise/everything.ts";
import { exerciseMemory } from "./exercise/memory.ts";
import { gatewayStage } from "./gateway-stage.ts";
import { memoryEnv, startEverything, startMcpProxy, stdioServer } from "./servers.ts";
import { httpTransport, sseTransport } from "./transports.ts";

const stage = gatewayStage();

type Transport = typeof httpTransport;
const ROOT = "/tmp/netmon-root";

/** Connects to the server that `start` starts, or to a gateway in front of it. */
async function connect(
  how: "direct" | "gateway",
  sdk: Sdk,
  transport: Transport,
  start: () => Promise<string>,
  root: string | null,
  revision?: string,
): Promise<Conversation> {
  const upstream = await start();
  const url = how === "direct" ? upstream : await stage.netmon.gateway(upstream);
  return converse(sdk, transport(sdk, url), root, revision);
}

describe.each(SDKS)("%s", (sdk) => {
  // Where the machine is slow, over streamable HTTP it asks for the roots before the client listens, and to a
  // client that comes back for one stream it repeats what it said on the others.
  it.each([
    ["streamable HTTP", "streamableHttp", httpTransport, null],
    ["HTTP+SSE", "sse", sseTransport, ROOT],
  ] as const)("hears the same of server-everything over %s", async (_name, mode, transport, root) => {
    const start = () => startEverything(mode);
    const inspected = await expectSame(
      connect("direct", sdk, transport, start, root),
      connect("gateway", sdk, transport, start, root),
      exerciseEverything,
      { mayRepeat: mode === "streamableHttp" },
    );
    await stage.netmon.endGateways();
    expectEvents(inspected, stage.netmon.calls());
  });

  it("hears the same of a server of both eras, what is resumed and what is asked back too", async () => {
    const start = async () => stage.conformance.url;
    const inspected = await expectSame(
      connect("direct", sdk, httpTransport, start, ROOT),
      connect("gateway", sdk, httpTransport, start, ROOT),
      exerciseConformanceServer,
    );
    expect(inspected.protocolVersion).toBe(sdk === "sdk 1.32" ? "2025-11-25" : "2026-07-28");
    await stage.netmon.endGateways();
    expectEvents(inspected, stage.netmon.calls());
  });

  it("is not offered what is denied, and told why when it asks all the same", async () => {
    const filter = ["--allowed", "^test_.*_(content|text)$", "--denied", "^test_image_"];
    const url = await stage.netmon.gateway(stage.conformance.url, filter);
    const conversation = await converse(sdk, httpTransport(sdk, url), null);
    const { tools } = await conversation.methods.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["test_simple_text", "test_audio_content"]);
    const before = stage.conformance.called.length;
    await expect(conversation.callTool("test_image_content")).rejects.toThrow("[netmon]");
    await expect(conversation.callTool("test_error_handling")).rejects.toThrow("[netmon]");
    expect(await conversation.callTool("test_simple_text")).toMatchObject({ content: [{ type: "text" }] });
    await conversation.close();
    await stage.netmon.endGateways();
    expect(stage.conformance.called.slice(before)).toEqual(["test_simple_text"]);
    expect(stage.netmon.calls()).toMatchObject([
      { tool_name: "test_image_content", action: "block", reason: "filtered", outcome: "refused" },
      { tool_name: "test_error_handling", action: "block", reason: "filtered", outcome: "refused" },
      { tool_name: "test_simple_text", action: "allow", outcome: "answered" },
    ]);
  });
});

it("client 2.4 hears the same of server-memory behind mcp-proxy", async () => {
  const start = () => {
    const directory = stage.netmon.place(String(Math.random()));
    return startMcpProxy(stdioServer("memory", directory), memoryEnv(directory));
  };
  const inspected = await expectSame(
    connect("direct", "client 2.4", httpTransport, start, null),
    connect("gateway", "client 2.4", httpTransport, start, null),
    exerciseMemory,
  );
  expect(inspected.protocolVersion).toBe("2026-07-28");
  await stage.netmon.endGateways();
  expectEvents(inspected, stage.netmon.calls());
});

it.each([
  ["2024-11-05", sseTransport, () => startEverything("sse"), exerciseEverything],
  ["2025-03-26", httpTransport, async () => stage.conformance.url, exerciseConformanceServer],
  ["2025-06-18", httpTransport, async () => stage.conformance.url, exerciseConformanceServer],
] as const)("a client of %s hears the same", async (revision, transport, start, exercise) => {
  const inspected = await expectSame(
    connect("direct", "client 2.4", transport, start, ROOT, revision),
    connect("gateway", "client 2.4", transport, start, ROOT, revision),
    exercise,
  );
  expect(inspected.protocolVersion).toBe(revision);
});
