/**
 * What would let a refused event pass: the rule that decided, and the narrowest rule or command that changes it, to
 * copy. Nothing is applied from here. Fails closed: if nothing narrow would do it, there is nothing to copy.
 */
import { stringify } from "yaml";
import type {
  LlmRefusal,
  McpNetworkConnection,
  McpToolCalled,
  McpToolCallIntercepted,
  McpToolCallStarted,
  NetmonEvent,
} from "../event/event.ts";
import { PAGE_RULE } from "../kernel/table/rule-names.ts";
import { PROGRAM } from "../mcp/tool-set.ts";
import type { Allowance, EventAnswer } from "../page/api.ts";

type Call = McpToolCallIntercepted | McpToolCalled | McpToolCallStarted;

/** Returns the deciding rule's location, and its text in the configuration `tree` (parsed YAML); null: no rule. */
export function ruleText(event: NetmonEvent, tree: unknown): EventAnswer["rule"] {
  const path = "rule" in event ? event.rule : null;
  if (path === null || path === undefined) return null;
  const value = path
    .split(/[.[\]]+/)
    .filter((key) => key !== "")
    .reduce<unknown>(
      (at, key) => (typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined),
      tree,
    );
  return { path, yaml: value === undefined ? null : stringify(value).trimEnd() };
}

/** Returns null if it was not refused, and enforce would not refuse it. */
export function allowance(event: NetmonEvent): Allowance | null {
  if (event.type === "mcp_tool_changed") return approve(event.server_id, event.tool_name, event.new_hash);
  if (event.type === "mcp_program_changed" && event.new_hash !== "")
    return approve(event.server_id, PROGRAM, event.new_hash);
  const refused =
    ("action" in event && event.action === "block") || ("would_block" in event && event.would_block);
  if (!refused) return null;
  switch (event.type) {
    case "mcp_network_connection":
      return ofConnection(event);
    case "mcp_tool_call_intercepted":
    case "mcp_tool_called":
    case "mcp_tool_call_started":
      return ofCall(event);
    case "netmon_dns_refused":
      if (event.reason === "not_approved")
        return only("A person may allow it: netmon approvals, or the inbox.");
      return event.reason === "other_name"
        ? rule(`No rule is for this name.`, { sandbox: { network: { allow: [event.name] } } })
        : only(
            `The resolver refused it (${event.reason.replace("_", " ")}); the bounds are in dns (docs/dns.md).`,
          );
    case "llm_refusal":
      return ofRefusal(event);
    case "mcp_server_request": {
      const key = event.method === "sampling/createMessage" ? "sampling" : "elicitation";
      const mcp = { [key]: { per_server: { [event.server_id]: "alert" } } };
      return rule("Servers may not ask this of the agent. This lets this one server ask.", {
        sandbox: { mcp },
      });
    }
    case "mcp_detection":
      return event.subject === "tool" || event.subject === "instructions"
        ? approve(event.server_id, event.subject === "tool" ? event.tool_name : "", null)
        : only("Its text was taken for an attack. mcp.inspection.on_detection says what happens then.");
    default:
      return only("No rule lets this pass: the text of the event says what to do.");
  }
}

const only = (says: string): Allowance => ({ says, copy: null });
const rule = (says: string, config: object): Allowance => ({ says, copy: stringify(config).trimEnd() });

function ofConnection({
  reason,
  remote_addr,
  name,
  host,
  server_id,
  rule: path,
  sni,
}: McpNetworkConnection): Allowance {
  const port = remote_addr.slice(remote_addr.lastIndexOf(":"));
  const known = name ?? host;
  const destination = known === undefined || known === null ? remote_addr : `${known}${port}`;
  switch (reason) {
    case "undeclared":
      return rule(
        known
          ? "No rule is for this destination."
          : "No rule is for this bare address; the agent resolved no name for it. Whoever has the address then gets the connection: allow a name where there is one.",
        { sandbox: { network: { allow: [destination] } } },
      );
    case "server_denied":
      return server_id === null
        ? only(`${path} denies it: remove the server there.`)
        : rule(`${path ?? "A rule"} denies the server. A more specific entry lets this one pass.`, {
            sandbox: { mcp: { allowed_servers: [{ id: server_id }] } },
          });
    case "denied_destination":
    case "unix_path":
      if (path === PAGE_RULE) return only("It is this page, which no process of a session may reach.");
      return only(`${path} denies it, and a denial wins: change or remove that entry.`);
    case "proxy_bypass":
      return only("It bypasses the LLM proxy: use the base URL that netmon env prints.");
    case "gateway_bypass":
      return only("It bypasses the MCP gateway: use the gateway's address of this server.");
    case "sni":
      return only(
        `The TLS server name ${sni ?? "(none)"} is not allowed at this address: allow that name itself.`,
      );
    default:
      return only(`The kernel refuses this whatever the rules (${reason.replace("_", " ")}).`);
  }
}

function ofCall(call: Call): Allowance {
  const { reason, server_id, tool_name: tool, rule: path, tool_hash } = call;
  const server = server_id ?? "";
  switch (reason) {
    case "tool_not_allowed":
      return rule("tool_policy is allowlist, and no entry is for this tool.", {
        sandbox: { mcp: { allowed_tools: [{ server, tool }] } },
      });
    case "server_not_allowed":
    case "server_denied":
      return rule(
        reason === "server_denied"
          ? `${path} denies the server. A more specific entry lets this one pass.`
          : "server_policy is allowlist, and no entry is for this server.",
        { sandbox: { mcp: { allowed_servers: [{ id: server }] } } },
      );
    case "code":
    case "tool_denied":
    case "argument_denied":
    case "arguments_unreadable":
      return only(`${path ?? "A rule"} decided, and a denial wins: narrow or remove that entry.`);
    case "version_changed":
    case "version_unpinned":
    case "detected":
      return approve(server, tool, tool_hash === "" ? null : tool_hash);
    case "approval_required":
    case "approval_rejected":
    case "approval_unavailable":
      return {
        says: `${path ?? "A rule"} makes a person decide. A waiting call is in the inbox; when it is allowed, the same call passes once.`,
        copy: "netmon approvals",
      };
    case "rate_limited":
      return only(`Too many calls a minute: rate_limits of ${server} says how many (docs/config.md).`);
    case "server_undeclared":
    case "unknown_tool":
      return only("Its server is not declared or does not list the tool: declare it in sandbox.mcp.servers.");
    case "filtered":
      return only(`${path ?? "A pattern"} of the server's endpoint leaves the tool out: change the pattern.`);
    case "sandbox":
      return only(`${path ?? "mcp_proxy"} confines netmon's own tools: change it there.`);
    default:
      return only("No rule lets this pass: the call can be read in two ways, or not at all.");
  }
}

function ofRefusal({ reason, server_id, rule: path }: LlmRefusal): Allowance {
  if ((reason === "server_denied" || reason === "server_not_allowed") && server_id !== null)
    return rule("The provider would call this server itself.", {
      sandbox: { mcp: { allowed_servers: [{ id: server_id }] } },
    });
  return only(
    path === null ? "No rule lets this pass: the text says what to do." : `${path} decided: change it there.`,
  );
}

/** Returns the command that approves a definition, once a person has checked it. */
function approve(server: string, tool: string, hash: string | null): Allowance {
  const quoted = `'${`${server}:${tool}`.replaceAll("'", "'\\''")}'`;
  return {
    says: "Nobody trusts this definition. Check it in the inbox, or with netmon registry diff.",
    copy: `netmon registry approve ${quoted}${hash === null ? "" : ` --hash ${hash}`}`,
  };
}
