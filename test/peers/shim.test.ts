/**
 * The reference servers behind netmon shim, used by the SDK clients of both lines: every message is the same as without
 * it, each call is reported, and a call denied by policy never reaches the server.
 */
import { existsSync, readdirSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { type Conversation, converse, endConversations, SDKS, type Sdk } from "./clients.ts";
import { expectEvents, expectSame } from "./comparison.ts";
import { exerciseConformanceServer } from "./exercise/conformance.ts";
import { exerciseEverything } from "./exercise/everything.ts";
import { exerciseFilesystem } from "./exercise/filesystem.ts";
import { exerciseMemory } from "./exercise/memory.ts";
import { Netmon } from "./netmon.ts";
import { memoryEnv, type StdioServerName, stdioConformanceServer, stdioServer } from "./servers.ts";
import { stdioTransport } from "./transports.ts";

let netmon: Netmon;
afterEach(async () => {
  await endConversations();
  await netmon.remove();
});

function withPolicy(policy: object, inspection: object = {}): void {
  const servers = ["everything", "filesystem", "memory", "conformance"].map((id) => ({
    id,
    type: "stdio",
    command: id,
  }));
  netmon = new Netmon({
    sandbox: { mcp: { mode: "enforce", servers, ...policy } },
    mcp: { inspection },
  });
}

async function connect(
  sdk: Sdk,
  name: StdioServerName,
  how: "direct" | "shim",
  revision?: string,
): Promise<Conversation> {
  const directory = netmon.place(how);
  const server = stdioServer(name, directory);
  const command = how === "direct" ? server : netmon.shim(name, server);
  const transport = stdioTransport(sdk, command, memoryEnv(directory));
  const conversation = await converse(sdk, transport, directory, revision);
  if (name !== "everything") return conversation;
  // A task that was cancelled would keep it for seconds.
  return {
    ...conversation,
    close: () => {
      process.kill(transport.pid as number);
      return conversation.close();
    },
  };
}

describe.each(SDKS)("%s", (sdk) => {
  const exercises = {
    everything: exerciseEverything,
    filesystem: exerciseFilesystem,
    memory: exerciseMemory,
  };

  it.each(["everything", "filesystem", "memory"] as const)("hears the same of server-%s", async (name) => {
    withPolicy({});
    const shimmed = await expectSame(
      connect(sdk, name, "direct"),
      connect(sdk, name, "shim"),
      exercises[name],
    );
    expectEvents(shimmed, netmon.calls());
  });

  it("hears the same of a server of both eras, what is asked back too", async () => {
    withPolicy({});
    const talk = async (command: string[]) => converse(sdk, stdioTransport(sdk, command), "/tmp/netmon-root");
    const command = stdioConformanceServer();
    const shimmed = await expectSame(
      talk(command),
      talk(netmon.shim("conformance", command)),
      exerciseConformanceServer,
    );
    expect(shimmed.protocolVersion).toBe(sdk === "sdk 1.32" ? null : "2026-07-28");
    expectEvents(shimmed, netmon.calls());
  });

  it("is not offered what is denied, and told why when it asks all the same", async () => {
    withPolicy({ fail_closed: true, denied_tools: [{ server: "memory", tool: "create_*" }] });
    const conversation = await connect(sdk, "memory", "shim");
    const { tools } = await conversation.methods.listTools();
    expect(tools.map(({ name }) => name)).not.toContain("create_entities");
    expect(tools.map(({ name }) => name)).toContain("read_graph");
    const entities = [{ name: "Ada", entityType: "person", observations: [] }];
    await expect(conversation.callTool("create_entities", { entities })).rejects.toThrow(
      /\[netmon\].*denied/s,
    );
    await expect(conversation.callTool("no_such_tool")).rejects.toThrow(/\[netmon\].*no known MCP server/s);
    expect(await conversation.callTool("read_graph")).toMatchObject({ structuredContent: { entities: [] } });
    await conversation.close();
    expect(existsSync(memoryEnv(`${netmon.directory}/shim`).MEMORY_FILE_PATH)).toBe(false);
    await expect
      .poll(() => netmon.calls())
      .toMatchObject([
        { tool_name: "create_entities", action: "block", reason: "tool_denied", outcome: "refused" },
        { tool_name: "no_such_tool", action: "block", reason: "unknown_tool", outcome: "refused" },
        { tool_name: "read_graph", action: "allow", outcome: "answered" },
      ]);
  });
});

it.each(["2024-11-05", "2025-03-26", "2025-06-18"])("a client of %s hears the same", async (revision) => {
  withPolicy({});
  const shimmed = await expectSame(
    connect("client 2.4", "memory", "direct", revision),
    connect("client 2.4", "memory", "shim", revision),
    exerciseMemory,
  );
  expect(shimmed.protocolVersion).toBe(revision);
});

it("gives a refused call a result with isError where the configuration says so", async () => {
  withPolicy(
    {
      denied_arguments: [{ server: "filesystem", tool: "write_file", path: "$.content", pattern: "secret" }],
    },
    { block_response: "result" },
  );
  const conversation = await connect("sdk 1.32", "filesystem", "shim");
  await conversation.wire.heard(/"roots\/list"/);
  const path = `${netmon.directory}/shim/a.txt`;
  const refused = await conversation.callTool("write_file", { path, content: "a secret" });
  expect(refused).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("[netmon]") }] });
  expect(readdirSync(`${netmon.directory}/shim`)).toEqual([]);
  await conversation.callTool("write_file", { path, content: "no more" });
  expect(readdirSync(`${netmon.directory}/shim`)).toEqual(["a.txt"]);
  await conversation.close();
});

it("in observe passes what enforce would block, and says so", async () => {
  withPolicy({ mode: "observe", denied_tools: [{ server: "memory", tool: "*" }] });
  const conversation = await connect("client 2.4", "memory", "shim");
  const { tools } = await conversation.methods.listTools();
  expect(tools.map(({ name }) => name)).toContain("read_graph");
  expect(await conversation.callTool("read_graph")).toMatchObject({ structuredContent: { entities: [] } });
  await conversation.close();
  await expect
    .poll(() => netmon.calls())
    .toMatchObject([
      { tool_name: "read_graph", action: "allow", would_block: true, mode: "observe", outcome: "answered" },
    ]);
});
