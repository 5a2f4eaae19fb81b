/**
 * Tools of the conformance suite that send something before they answer: log messages, progress, changed lists, and one
 * that closes its stream to see the client reconnect (SEP-1699).
 */
import { setTimeout as sleep } from "node:timers/promises";
import type { McpServer } from "@modelcontextprotocol/server";

export type ChangedList = "tools" | "prompts";

const done = { content: [{ type: "text" as const, text: "done" }] };
/** The suite wants the messages to come apart. */
const PAUSE_MS = 50;

export function offerLiveTools(server: McpServer, changed: (list: ChangedList) => void): void {
  for (const name of ["test_tool_with_logging", "test_logging_tool"])
    server.registerTool(name, { description: "Logs while it runs" }, async (ctx) => {
      await ctx.mcpReq.log("info", "Tool execution started");
      await sleep(PAUSE_MS);
      await ctx.mcpReq.log("info", "Tool processing data");
      await sleep(PAUSE_MS);
      await ctx.mcpReq.log("info", "Tool execution completed");
      return done;
    });
  server.registerTool("test_tool_with_progress", { description: "Reports progress" }, async (ctx) => {
    const progressToken = ctx.mcpReq._meta?.progressToken;
    for (const progress of [0, 50, 100]) {
      if (progress > 0) await sleep(PAUSE_MS);
      if (progressToken === undefined) continue;
      const params = { progressToken, progress, total: 100 };
      await ctx.mcpReq.notify({ method: "notifications/progress", params });
    }
    return done;
  });
  // as the official conformance server describes it, in other words
  const description =
    "Checks that a client comes back. The server will close the stream during the call and send the rest after " +
    "client reconnects.";
  server.registerTool("test_reconnection", { description }, async (ctx) => {
    ctx.http?.closeSSE?.();
    await sleep(2 * PAUSE_MS);
    return done;
  });
  for (const list of ["tools", "prompts"] as const)
    server.registerTool(
      `test_trigger_${list === "tools" ? "tool" : "prompt"}_change`,
      { description: `Says that the list of ${list} has changed` },
      () => {
        changed(list);
        return done;
      },
    );
}
