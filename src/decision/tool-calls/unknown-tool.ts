/**
 * The verdict on a name that no known server has. It may be a tool of any server whose tools are unknown, so rules for
 * those apply to it; rules for the server `*` always do.
 */
import type { ToolCallReason } from "../../event/event.ts";
import { quoted } from "../../policy/quoted.ts";
import type { ToolDecision } from "../../policy/tool-call.ts";
import type { ToolPolicy } from "../../policy/tool-policy.ts";
import { withoutWrapper } from "../../registry/wire-name.ts";

type ServerPattern = { readonly server: string; readonly content_hash?: unknown };
/** The part of a verdict that does not depend on a known tool. */
export interface UnknownVerdict {
  action: ToolDecision["action"];
  reason: ToolCallReason;
  rule: string | null;
  text: string;
}

/** Reports whether the name may be a tool of such a server. */
export type MayBeOf = (serverPattern: string) => boolean;

/** `args` undefined: unreadable. */
export function unknownTool(
  policy: ToolPolicy,
  name: string,
  args: unknown,
  mayBeOf: MayBeOf,
): UnknownVerdict {
  const { enforce_policy, fail_closed } = policy.server;
  const refused = enforce_policy && fail_closed;
  const ruled = enforce_policy && !refused ? ruledVerdict(policy, name, args, mayBeOf) : null;
  if (ruled !== null) return ruled;
  return {
    action: refused ? "block" : "allow",
    reason: "unknown_tool",
    rule: refused ? "sandbox.mcp.fail_closed" : null,
    text: refused
      ? "no known server has a tool of this name, it is not a native tool, and fail_closed is set"
      : "no known server has a tool of this name, and it is not a native tool",
  };
}

/** Reports whether the verdict on such a name depends on the arguments, or asks. */
export function looksIntoUnknown(policy: ToolPolicy, name: string): boolean {
  return [policy.argumentsAnywhere, policy.askAnywhere].some((rules) =>
    readings(name).some((one) => rules.matching("", one).length > 0),
  );
}

function ruledVerdict(
  policy: ToolPolicy,
  name: string,
  args: unknown,
  mayBeOf: MayBeOf,
): UnknownVerdict | null {
  const { mcp, deniedAnywhere, argumentsAnywhere, askAnywhere } = policy;
  const numbers = (
    rules: { matching(serverId: string, tool: string): readonly number[] },
    list: readonly ServerPattern[],
  ): number[] =>
    readings(name)
      .flatMap((one) => rules.matching("", one))
      .filter((i) => applies(list[i], mayBeOf));
  const [denial] = numbers(deniedAnywhere, mcp.denied_tools);
  if (denial !== undefined)
    return {
      action: "block",
      reason: "tool_denied",
      rule: `sandbox.mcp.denied_tools[${denial}]`,
      text: `no known server has a tool of this name, and denied_tools denies it for ${whose(mcp.denied_tools[denial])}`,
    };
  const found = argumentsAnywhere.denial(numbers(argumentsAnywhere, mcp.denied_arguments), args);
  if (found !== null) {
    const { rule, reason } = found;
    const what = reason === "argument_denied" ? "denies these arguments" : "cannot read its arguments,";
    return {
      action: "block",
      reason,
      rule: `sandbox.mcp.denied_arguments[${rule}]`,
      text: `no known server has a tool of this name, and denied_arguments ${what} for ${whose(mcp.denied_arguments[rule])}`,
    };
  }
  const asked = askAnywhere.asking(numbers(askAnywhere, mcp.ask), args, null);
  if (asked === null) return null;
  return {
    action: "ask",
    reason: "approval_required",
    rule: `sandbox.mcp.ask[${asked.rule}]`,
    text:
      `no known server has a tool of this name, and ask names it for ${whose(mcp.ask[asked.rule])}: ` +
      "nobody can be asked about a tool that is not known",
  };
}

/** A hash is of one definition, which is not known. */
function applies(rule: ServerPattern | undefined, mayBeOf: MayBeOf): boolean {
  return rule !== undefined && !rule.content_hash && (rule.server === "*" || mayBeOf(rule.server));
}

function whose(rule: ServerPattern | undefined): string {
  const server = rule?.server ?? "*";
  return server === "*" ? "every server" : `the server ${quoted(server)}, whose tools are not known`;
}

function readings(name: string): string[] {
  return [...new Set([name, withoutWrapper(name)])];
}
