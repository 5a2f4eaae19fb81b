/** What a person is asked about: a judged call with all that an answer is bound to. */
import { canonicalArguments, digest, type ProposedCall, type TicketLayer } from "../../approvals/ticket.ts";
import type { Config, McpConfig } from "../../config/config.ts";
import type { ToolIdentity } from "../../registry/identity.ts";

export interface AskedCall {
  sessionId: string;
  layer: TicketLayer;
  /** null: not known. */
  agent: string | null;
  tool: ToolIdentity;
  /** undefined: not readable. */
  args: unknown;
  rule: string | null;
  text: string;
  /** How the definition differs from the pinned one; null: it does not. */
  change: string | null;
  mcp: McpConfig;
}

/** null: the arguments cannot be shown to a person without doubt. */
export function proposedCall(asked: AskedCall): ProposedCall | null {
  const { sessionId, layer, agent, tool, args, rule, text, change, mcp } = asked;
  const canonical = canonicalArguments(args);
  if (canonical === null) return null;
  const { serverId, toolName, toolHash } = tool;
  return {
    ...{
      sessionId,
      layer,
      agent,
      target: null,
      user: null,
      process: null,
      change,
      serverId,
      toolName,
      toolHash,
      arguments: canonical,
    },
    destination: destinationOf(tool, mcp),
    policyRevision: revisionOf(mcp),
    rule: rule ?? "sandbox.mcp.ask",
    why: text,
  };
}

/** The server's address or program, for a person, and a hash of its declaration. */
function destinationOf({ serverId, serverAddr, serverType }: ToolIdentity, { servers }: McpConfig): string {
  const declared = servers.filter(({ id }) => id === serverId);
  const [first] = declared;
  const where = first?.command ?? (serverAddr || (serverType ?? "unknown"));
  if (first === undefined) return where;
  const places = declared.map(({ type, command, args, url, tls_fingerprint }) => [
    ...[type, command, args, url, tls_fingerprint],
  ]);
  return `${where} (${digest(JSON.stringify(places)).slice(0, 23)})`;
}

const revisions = new WeakMap<McpConfig, string>();

/** Of the rules, whatever servers a run adds and which mode is in force. */
function revisionOf(mcp: McpConfig): string {
  const known = revisions.get(mcp);
  if (known !== undefined) return known;
  const { servers: _servers, mode: _mode, fail_closed: _closed, ...rules } = mcp;
  const revision = digest(JSON.stringify(rules));
  revisions.set(mcp, revision);
  return revision;
}

/** Whether any call may ask: else nothing need be read twice. */
export function mayAsk({ sandbox, mcp }: Config): boolean {
  const { low, medium, high, critical, require_approval } = mcp.inspection.on_detection;
  return sandbox.mcp.ask.length > 0 || require_approval || [low, medium, high, critical].includes("ask");
}
