/** The server that the conformance suite requires: the same in both eras and on every transport. */
import { McpServer } from "@modelcontextprotocol/server";
import { offerAskingTools, stateCodec } from "./asking-tools.ts";
import { offerContentTools, offerPrompts, offerResources } from "./content.ts";
import { type ChangedList, offerLiveTools } from "./live-tools.ts";

const HINT = { ttlMs: 60_000, cacheScope: "private" as const };

/** `changed` tells the clients that listen. */
export function mcpServer(changed: (list: ChangedList) => void): McpServer {
  const server = new McpServer(
    { name: "conformance", version: "1.0.0" },
    {
      capabilities: {
        tools: { listChanged: true },
        prompts: { listChanged: true },
        resources: { subscribe: true, listChanged: true },
        completions: {},
        logging: {},
      },
      cacheHints: {
        "tools/list": HINT,
        "prompts/list": HINT,
        "resources/list": HINT,
        "resources/templates/list": HINT,
        "resources/read": HINT,
        "server/discover": HINT,
      },
      requestState: { verify: stateCodec.verify },
    },
  );
  offerContentTools(server);
  offerPrompts(server);
  offerResources(server);
  offerAskingTools(server);
  offerLiveTools(server, changed);
  return server;
}

/** One that tells its own client of changed lists, where it has one for itself. */
export function announcingServer(): McpServer {
  const server = mcpServer((list) => {
    if (list === "tools") server.sendToolListChanged();
    else server.sendPromptListChanged();
  });
  return server;
}
