/**
 * Outcomes of each layer for undeclared destinations and servers, for unknown tools and for unreadable data, for people
 * who check a configuration. Computed with the real rules, applied to names that no rule can mean.
 */
import type { Config, McpConfig } from "../config/config.ts";
import { POLICY_LAYERS, type Posture, postureOf } from "../config/posture.ts";
import type { PolicyLayer } from "../event/event.ts";
import { decideTool } from "../policy/tool.ts";
import type { ToolDecision } from "../policy/tool-call.ts";
import { type ToolPolicy, toolPolicy } from "../policy/tool-policy.ts";
import { judgeTools, NOTHING_KNOWN } from "./tool-calls/verdict.ts";

/** `ask`: it waits for a person. `would_refuse`: it passes, and is reported as what enforce would refuse. */
export type Outcome = "refuse" | "ask" | "would_refuse" | "pass";

export interface LayerOutcomes extends Posture {
  layer: PolicyLayer;
  /** `kernel`: a destination without a rule; other layers: a tool of an undeclared server. */
  undeclared: Outcome;
  /** `llm`: a name that no server or agent has; `mcp`: a tool that its server does not list. null: sees no tools. */
  unknown_tools: Outcome | null;
  unreadable: Outcome;
}

/** A name that no entry has; only patterns such as `*` match it. */
const NOBODY = "\0undeclared\0";

export function layerOutcomes(config: Config): LayerOutcomes[] {
  return POLICY_LAYERS.map((layer) => outcomesOf(config, layer));
}

function outcomesOf(config: Config, layer: PolicyLayer): LayerOutcomes {
  const posture = postureOf(config, layer);
  // MCP inspection reads nothing if it is switched off.
  const reads = layer !== "mcp" || config.mcp.inspection.enabled;
  const outcome = (action: ToolDecision["action"]): Outcome => {
    if (action === "allow" || !reads) return "pass";
    if (posture.mode === "observe") return "would_refuse";
    return action === "ask" ? "ask" : "refuse";
  };
  const { mcp } = config.sandbox;
  return {
    layer,
    ...posture,
    undeclared: outcome(layer === "kernel" ? undeclaredDestination(posture) : onUndeclared(mcp)),
    unknown_tools: layer === "kernel" ? null : outcome(layer === "llm" ? onUnknown(mcp) : onUnlisted(mcp)),
    unreadable: outcome("block"),
  };
}

const undeclaredDestination = ({ fail_closed }: Posture) => (fail_closed ? "block" : "allow");

function onUndeclared(mcp: McpConfig): ToolDecision["action"] {
  return decide(toolPolicy(mcp), false);
}

/** Nobody can be asked about a tool that is not known. */
function onUnknown(mcp: McpConfig): ToolDecision["action"] {
  const { action } = judgeTools(toolPolicy(mcp), [], {}, NOTHING_KNOWN);
  return action === "ask" ? "block" : action;
}

/** Ignores the rules for servers, as if they allowed the server. */
function onUnlisted(mcp: McpConfig): ToolDecision["action"] {
  const all = { server_policy: "none" as const, allowed_servers: [], denied_servers: [] };
  const allowed = { ...mcp, ...all, ...(mcp.within && { within: { ...mcp.within, ...all } }) };
  return decide(toolPolicy(allowed, [NOBODY]), true);
}

/** `declared`: the server is declared and has listed its tools. */
function decide(policy: ToolPolicy, declared: boolean): ToolDecision["action"] {
  const tool = { serverId: NOBODY, serverType: null, serverAddr: "", toolName: NOBODY, toolHash: "" };
  const facts = {
    ...tool,
    serverDeclared: declared,
    serverListed: declared,
    pinnedHash: null,
    detected: null,
    args: {},
    tokens: Number.POSITIVE_INFINITY,
  };
  return decideTool(policy, facts).action;
}
