/**
 * What each layer does with what nobody declared, with unknown tools and with what it cannot read: asked of the very
 * rules that decide, about names that no rule can mean. For people who check a configuration.
 */
import type { Config, McpConfig } from "../config/config.ts";
import { POLICY_LAYERS, type Posture, postureOf } from "../config/posture.ts";
import type { PolicyLayer } from "../event/event.ts";
import { decideTool } from "../policy/tool.ts";
import type { ToolDecision } from "../policy/tool-call.ts";
import { type ToolPolicy, toolPolicy } from "../policy/tool-policy.ts";
import { judgeTools } from "./tool-calls/verdict.ts";

/** `ask`: it waits for a person. `would_refuse`: it passes, and is reported as what enforce would refuse. */
export type Outcome = "refuse" | "ask" | "would_refuse" | "pass";

export interface LayerOutcomes extends Posture {
  layer: PolicyLayer;
  /** kernel: a destination that no rule is for; else a tool of a server that nobody declared. */
  undeclared: Outcome;
  /** llm: a name that no server and no agent has; mcp: a tool that its server does not list. null: it sees no tools. */
  unknown_tools: Outcome | null;
  unreadable: Outcome;
}

/** No entry has such a name; only `*` and the like match it. */
const NOBODY = "\0undeclared\0";

export function layerOutcomes(config: Config): LayerOutcomes[] {
  return POLICY_LAYERS.map((layer) => outcomesOf(config, layer));
}

function outcomesOf(config: Config, layer: PolicyLayer): LayerOutcomes {
  const posture = postureOf(config, layer);
  // MCP inspection that is switched off reads nothing
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

function onUnknown(mcp: McpConfig): ToolDecision["action"] {
  const state = { pinOf: () => null, detectedOf: () => null, tokensOf: () => Number.POSITIVE_INFINITY };
  return judgeTools(toolPolicy(mcp), [], undefined, state).action;
}

/** Whatever the rules for servers say: the server is one that they allow. */
function onUnlisted(mcp: McpConfig): ToolDecision["action"] {
  const allowed = { ...mcp, server_policy: "none" as const, allowed_servers: [], denied_servers: [] };
  return decide(toolPolicy(allowed, [NOBODY]), true);
}

/** A declared server has told what tools it has. */
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
