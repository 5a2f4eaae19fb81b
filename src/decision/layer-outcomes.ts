/**
 * What each layer does with what nobody declared, with unknown tools and with what it cannot read: asked of the very
 * rules that decide, about names that no rule can mean. For people who check a configuration.
 */
import type { Config, McpConfig } from "../config/config.ts";
import { POLICY_LAYERS, type Posture, postureOf } from "../config/posture.ts";
import type { PolicyLayer } from "../event/event.ts";
import { decideVisibility } from "../policy/tool.ts";
import { type ToolPolicy, toolPolicy } from "../policy/tool-policy.ts";
import { judgeTools } from "./tool-calls/verdict.ts";

/** `would_refuse`: it passes, and is reported as what enforce would refuse. */
export type Outcome = "refuse" | "would_refuse" | "pass";

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
  const outcome = (refused: boolean): Outcome => {
    if (!refused || !reads) return "pass";
    return posture.mode === "enforce" ? "refuse" : "would_refuse";
  };
  const { mcp } = config.sandbox;
  return {
    layer,
    ...posture,
    undeclared: outcome(layer === "kernel" ? posture.fail_closed : refusesUndeclared(mcp)),
    unknown_tools:
      layer === "kernel" ? null : outcome(layer === "llm" ? refusesUnknown(mcp) : refusesUnlisted(mcp)),
    unreadable: outcome(true),
  };
}

function refusesUndeclared(mcp: McpConfig): boolean {
  return refuses(toolPolicy(mcp), false);
}

function refusesUnknown(mcp: McpConfig): boolean {
  const state = { pinOf: () => null, detectedOf: () => null, tokensOf: () => Number.POSITIVE_INFINITY };
  return judgeTools(toolPolicy(mcp), [], undefined, state).action === "block";
}

/** Whatever the rules for servers say: the server is one that they allow. */
function refusesUnlisted(mcp: McpConfig): boolean {
  const allowed = { ...mcp, server_policy: "none" as const, allowed_servers: [], denied_servers: [] };
  return refuses(toolPolicy(allowed, [NOBODY]), true);
}

/** A declared server has told what tools it has. */
function refuses(policy: ToolPolicy, declared: boolean): boolean {
  const tool = { serverId: NOBODY, serverType: null, serverAddr: "", toolName: NOBODY, toolHash: "" };
  const facts = {
    ...tool,
    serverDeclared: declared,
    serverListed: declared,
    pinnedHash: null,
    detected: null,
  };
  return decideVisibility(policy, facts).action === "block";
}
