/** A judged call that a person is asked about, with everything to which an answer is bound. */

import type { Config, McpConfig } from "../config/config.ts";
import type { ToolIdentity } from "../registry/identity.ts";
import { canonicalArguments, digest, type ProposedCall } from "./ticket.ts";

/** Returns null if the arguments (undefined: unreadable) cannot be shown to a person unambiguously. */
export function proposedCall(
  about: Pick<ProposedCall, "sessionId" | "layer" | "agent" | "change">,
  tool: ToolIdentity,
  args: unknown,
  { rule, text }: { rule: string | null; text: string },
  mcp: McpConfig,
): ProposedCall | null {
  const canonical = canonicalArguments(args);
  if (canonical === null) return null;
  const { serverId, toolName, toolHash } = tool;
  return {
    ...about,
    target: null,
    user: null,
    process: null,
    serverId,
    toolName,
    toolHash,
    arguments: canonical,
    destination: destinationOf(tool, mcp),
    policyRevision: revisionOf(mcp),
    rule: rule ?? "sandbox.mcp.ask",
    why: text,
  };
}

/** Returns the server's address or program, for a person, with a hash of its declaration. */
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

/** Returns a hash of the rules, independent of the servers that a run adds and of the mode. */
function revisionOf(mcp: McpConfig): string {
  const known = revisions.get(mcp);
  if (known !== undefined) return known;
  const { servers: _servers, mode: _mode, fail_closed: _closed, ...rules } = mcp;
  const revision = digest(JSON.stringify(rules));
  revisions.set(mcp, revision);
  return revision;
}

/** Reports whether any call may need approval; if not, answers need not be read twice. */
export function mayAsk({ sandbox, mcp }: Config): boolean {
  const { low, medium, high, critical, require_approval } = mcp.inspection.on_detection;
  return sandbox.mcp.ask.length > 0 || require_approval || [low, medium, high, critical].includes("ask");
}
