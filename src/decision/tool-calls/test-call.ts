/**
 * Judges a hypothetical call and explains it stage by stage, with the same code as for real ones. It changes nothing
 * and takes no tokens, so rate limits are never reached.
 */
import type { McpConfig } from "../../config/config.ts";
import type { ToolCallReason } from "../../event/event.ts";
import { explainTool, type Step } from "../../policy/explain.ts";
import { type ToolIdentity, toolIdentity } from "../../registry/identity.ts";
import type { WireName } from "../../registry/wire-name.ts";
import { BY_SERVER, CallPolicy } from "./call-policy.ts";
import type { KnownTools } from "./known-tools.ts";
import type { CallVerdict } from "./verdict.ts";

export type HypotheticalCall = (
  | { kind: "tool"; server: string; tool: string }
  | { kind: "name"; wire: WireName; agent: string | null }
) & {
  /** undefined: unreadable. */
  args: unknown;
};

export interface ExplainedTool {
  tool: ToolIdentity;
  pinnedHash: string | null;
  action: CallVerdict["action"];
  reason: ToolCallReason;
  steps: Step[];
}

export interface TestResult {
  action: CallVerdict["action"];
  reason: ToolCallReason;
  rule: string | null;
  text: string;
  /** Whether the name is a native tool's. */
  native: boolean;
  /** The tools that the name may mean; empty if it is native or unknown. */
  tools: ExplainedTool[];
}

export function testCall(mcp: McpConfig, known: KnownTools, call: HypotheticalCall): TestResult {
  const policy = new CallPolicy(known.registry, mcp);
  try {
    const meaning =
      call.kind === "name"
        ? policy.meaning(call.wire, call.agent)
        : {
            identities: [toolIdentity(known.registry, call.server, call.tool)],
            ...BY_SERVER,
          };
    const name = call.kind === "name" ? call.wire.name : call.tool;
    const verdict = policy.verdict(meaning, name, call.args, known);
    const tools = meaning.identities.map((tool): ExplainedTool => {
      const pinnedHash = known.pinOf(tool.serverId, tool.toolName);
      const detected = known.detectedOf(tool.serverId, tool.toolName);
      const facts = { ...tool, args: call.args, pinnedHash, detected, tokens: Number.POSITIVE_INFINITY };
      const { decision, steps } = explainTool(policy.policy, facts);
      return { tool, pinnedHash, action: decision.action, reason: decision.reason, steps };
    });
    if (verdict === null)
      return {
        action: "allow",
        reason: "native",
        rule: "sandbox.mcp.native_tools",
        text: "it is a tool of the agent's own",
        native: true,
        tools,
      };
    const { action, reason, rule, text } = verdict;
    return { action, reason, rule, text, native: meaning.native, tools };
  } finally {
    policy.close();
  }
}
