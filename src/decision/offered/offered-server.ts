/**
 * What is known of a server whose tools a model is offered and that no inspection saw. Fails open: an agent chooses the
 * names that it offers, and nothing is decided by this.
 */
import type { McpConfig } from "../../config/config.ts";
import type { BareServer } from "../../event/coverage.ts";
import type { OfferedTool } from "../../llm/offered/offered-tool.ts";
import { decideServer, serverPolicy } from "../../policy/server.ts";
import type { ToolIdentity } from "../../registry/identity.ts";

/** Forms of names that no tool of an agent's own has. */
const MARKED = /^mcp_/;

/** `tool`: null: the name does not say which server's it is. */
export function offeredServer(
  status: "undeclared" | "uninspected",
  tool: ToolIdentity | null,
  shown: OfferedTool,
  agent: string | null,
  mcp: McpConfig,
): BareServer {
  const { name, namespace, server } = shown;
  const server_id = tool?.serverId || (/^[a-z\d]+/i.exec(name)?.[0] ?? name);
  const { action, text } = decideServer(serverPolicy(mcp), server_id);
  const would_block = action === "block";
  const marked = namespace !== null || server !== null || MARKED.test(name);
  const isDeclared = status === "uninspected";
  return {
    server_id,
    pid: 0,
    command: "",
    ...(tool?.serverAddr && { address: tool.serverAddr }),
    client_pid: 0,
    client: agent ?? "",
    evidence: "offered",
    confidence: isDeclared || (tool !== null && marked) ? "high" : tool !== null ? "medium" : "low",
    would_block,
    declare: isDeclared ? null : JSON.stringify({ id: server_id, type: "stdio", command: `\${COMMAND}` }),
    text:
      `the server ${JSON.stringify(server_id)}, whose tools ${agent ?? "an agent"} offers its model, is ` +
      `${isDeclared ? "declared, but nothing saw it list them" : "not declared"}: its tools and calls are not inspected` +
      `${would_block ? `, though ${text}` : ""}. Put netmon in front of it (netmon wrap-config FILE)` +
      `${isDeclared ? "" : ", or remove it; netmon discover --configs names the file"}`,
  };
}
