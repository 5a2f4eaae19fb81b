/**
 * The stages of a decision on a tool call, in order; tool.ts runs them one after the other.
 *
 * Fails closed. If a fact that a rule needs is unknown (a hash, an argument, the definition of a pinned tool), no
 * permission and no pin matches.
 */
import { holdsPlaceholder } from "../credentials/placeholder.ts";
import type { ToolCallReason } from "../event/event.ts";
import { entryFor, permittedNames } from "../registry/server-names.ts";
import type { AskCase } from "./ask-rules.ts";
import { isPinned, PINS_UNREADABLE } from "./pinning.ts";
import { quoted } from "./quoted.ts";
import { ceilingRule, type Decision, decideServer } from "./server.ts";
import type { ToolCallFacts } from "./tool-call.ts";
import type { ToolPermissions, ToolPolicy } from "./tool-policy.ts";
import { ALIKE, type ToolRuleIndex } from "./tool-rules.ts";

export type StageName =
  | "server rules"
  | "tool rules"
  | "arguments"
  | "version pin"
  | "definition"
  | "rate limit"
  | "approval";

export interface Finding {
  /** `off`: this stage is not in use; `final`: allowed, and later stages are skipped. */
  outcome: "pass" | "block" | "alert" | "ask" | "off" | "final";
  reason: ToolCallReason;
  rule: string | null;
  /** For a person. */
  text: () => string;
  /** For `ask`: only the tool's first use in a session asks. */
  firstUse?: true;
}

export const STAGES: readonly { name: StageName; check: (p: ToolPolicy, f: ToolCallFacts) => Finding }[] = [
  { name: "server rules", check: checkServer },
  { name: "tool rules", check: checkTool },
  { name: "arguments", check: checkArguments },
  { name: "version pin", check: checkVersion },
  { name: "definition", check: checkDefinition },
  { name: "rate limit", check: checkRate },
  { name: "approval", check: checkApproval },
];

export function named({ toolName, serverId }: ToolCallFacts): string {
  return `tool ${quoted(toolName)} of server ${quoted(serverId)}`;
}

export function pass(text: () => string, rule: string | null = null): Finding {
  return { outcome: "pass", reason: "allowed", rule, text };
}

function off(text: string): Finding {
  return { outcome: "off", reason: "allowed", rule: null, text: () => text };
}

function block(reason: ToolCallReason, rule: string, text: () => string): Finding {
  return { outcome: "block", reason, rule, text };
}

/** Reasons for refusing a server, mapped to those for refusing a call. */
export const SERVER_REASONS = {
  server_denied: "server_denied",
  not_allowed: "server_not_allowed",
  undeclared: "server_undeclared",
} as const;

function checkServer(policy: ToolPolicy, facts: ToolCallFacts): Finding {
  const found = serverDecision(policy, facts);
  const text = (): string => `server ${found.text}`;
  if (found.reason === "policy_off")
    return { outcome: "final", reason: "policy_off", rule: found.rule, text: () => found.text };
  if (found.action === "allow") return pass(text, found.rule);
  if (asksUndeclared(policy, facts)) {
    const asked = asking(policy, facts, "undeclared");
    if (asked) return asked;
  }
  const reason = SERVER_REASONS[found.reason as keyof typeof SERVER_REASONS];
  return block(reason, found.rule ?? "sandbox.mcp", text);
}

/** Limit on cached servers: names of undeclared ones come from the wire, so there may be any number. */
const MAX_SERVERS = 8192;

/** Decides whether the agent may use the server, whatever the tool. Cached. */
export function serverDecision(
  policy: ToolPolicy,
  { serverId, serverDeclared }: Pick<ToolCallFacts, "serverId" | "serverDeclared">,
): Decision {
  const known = policy.serverDecisions[serverDeclared ? 0 : 1];
  const before = known.get(serverId);
  if (before) return before;
  if (known.size >= MAX_SERVERS) known.clear();
  const found = decideNamedServer(policy, serverId, serverDeclared);
  known.set(serverId, found);
  return found;
}

/** Reports whether the server is refused only as undeclared, and a person may be asked about calls of its tools. */
export function asksUndeclared(
  policy: ToolPolicy,
  server: Pick<ToolCallFacts, "serverId" | "serverDeclared">,
): boolean {
  const { serverId } = server;
  if (serverDecision(policy, server).reason !== "undeclared" || !policy.ask.concernsUndeclared(serverId))
    return false;
  const open = { ...policy.server, fail_closed: false };
  return decideServer(open, serverId).action === "allow";
}

function decideNamedServer(policy: ToolPolicy, serverId: string, declared: boolean): Decision {
  const found = decideServer(policy.server, serverId);
  const { denied_servers, within } = policy.server;
  const denials = denied_servers.length + (within?.denied_servers.length ?? 0);
  if (declared || found.action === "block" || denials === 0) return found;
  const folded = ALIKE.name(serverId).map((name) => decideServer(policy.foldedServer, name));
  return folded.find(({ reason }) => reason === "server_denied") ?? found;
}

/** Compares hexadecimal digests: case does not matter, and `sha256:` is optional. */
function sameHash(rule: string, toolHash: string): boolean {
  const bare = (hash: string): string => hash.toLowerCase().replace(/^sha256:/, "");
  return toolHash !== "" && bare(rule) === bare(toolHash);
}

/** Returns the numbers of the rules about a tool of this server, under every name that it has; ascending. */
function rulesAbout(
  policy: ToolPolicy,
  index: ToolRuleIndex,
  { serverId, toolName }: ToolCallFacts,
): readonly number[] {
  const own = index.matching(serverId, toolName);
  const others = policy.server.otherNames(serverId);
  if (others.length === 0) return own;
  const all = [own, ...others.map((name) => index.matching(name, toolName))].flat();
  return [...new Set(all)].sort((a, b) => a - b);
}

function checkTool(policy: ToolPolicy, facts: ToolCallFacts): Finding {
  const { mcp } = policy;
  const { serverId, toolName, toolHash } = facts;
  const applies = (hash: string | null | undefined): boolean =>
    hash === null || hash === undefined || sameHash(hash, toolHash);
  const denial = rulesAbout(policy, policy.denied, facts).find((i) =>
    applies(mcp.denied_tools[i]?.content_hash),
  );
  if (denial !== undefined) {
    const rule = mcp.denied_tools[denial];
    const entry = `server ${quoted(rule?.server ?? "")}, tool ${quoted(rule?.tool ?? "")}`;
    return block(
      "tool_denied",
      `sandbox.mcp.denied_tools[${denial}]`,
      () => `${named(facts)} is denied by denied_tools (${entry})`,
    );
  }
  if (policy.server.fail_closed && facts.serverListed && toolHash === "")
    return block(
      "unknown_tool",
      "sandbox.mcp.fail_closed",
      () => `${named(facts)} is not among the tools that the server lists, and fail_closed is set`,
    );
  if (policy.server.fail_closed && facts.guessed)
    return block(
      "unknown_tool",
      "sandbox.mcp.fail_closed",
      () =>
        `the name seems to be cut: it may mean ${named(facts)}, whose tools are not known, and fail_closed is set`,
    );
  const entryOf = (
    index: Pick<ToolPermissions, "allowed" | "allowedFolded">,
    lists: ToolPermissions["lists"],
  ) =>
    permittedNames(serverId)
      .flatMap((name) => (toolHash === "" ? index.allowedFolded : index.allowed).matching(name, toolName))
      .find((i) => applies(lists.allowed_tools[i]?.content_hash));
  const { within } = policy;
  if (within?.lists.tool_policy === "allowlist" && entryOf(within, within.lists) === undefined)
    return block(
      "tool_not_allowed",
      ceilingRule("sandbox.mcp.tool_policy"),
      () => `${named(facts)} is not in allowed_tools of the ceiling`,
    );
  const entry = entryOf(policy, mcp);
  if (entry !== undefined)
    return pass(() => `${named(facts)} is allowed by allowed_tools`, `sandbox.mcp.allowed_tools[${entry}]`);
  if (mcp.tool_policy !== "allowlist") return pass(() => `${named(facts)} is not denied`);
  return block(
    "tool_not_allowed",
    "sandbox.mcp.tool_policy",
    () => `${named(facts)} is not in allowed_tools`,
  );
}

function checkArguments(policy: ToolPolicy, facts: ToolCallFacts): Finding {
  if (holdsPlaceholder(facts.args))
    return block(
      "argument_denied",
      "credentials",
      () => `an argument of ${named(facts)} holds the placeholder of a credential, which no server can use`,
    );
  const { arguments: rules } = policy;
  const applying = rulesAbout(policy, rules, facts);
  if (applying.length === 0) return off("no entry of denied_arguments is about this tool");
  const found = rules.denial(applying, facts.args);
  if (!found) return pass(() => `no denied argument (${applying.length} rules checked)`);
  const rule = rules.rules[found.rule];
  return block(found.reason, `sandbox.mcp.denied_arguments[${found.rule}]`, () =>
    found.reason === "argument_denied"
      ? `an argument of ${named(facts)} at ${quoted(rule?.path ?? "")} matches ${quoted(rule?.pattern ?? "")}`
      : `the arguments of ${named(facts)} cannot be read, and a rule looks into them`,
  );
}

function checkVersion(policy: ToolPolicy, facts: ToolCallFacts): Finding {
  const { mcp } = policy;
  const { enabled, on_change, auto_trust_first } = mcp.version_pinning;
  if (!enabled) return off("version_pinning.enabled is false");
  if (!isPinned(mcp, facts.serverId, facts.toolName)) return off("netmon's own tools change with netmon");
  const { pinnedHash, toolHash } = facts;
  if (pinnedHash === null) {
    if (auto_trust_first) return pass(() => `${named(facts)} has no pin yet`);
    return block(
      "version_unpinned",
      "sandbox.mcp.version_pinning.auto_trust_first",
      () => `${named(facts)} has never been approved`,
    );
  }
  if (pinnedHash === toolHash) return pass(() => `${named(facts)} is as pinned`);
  // Revoked pins, and pins that cannot be read, are not hashes.
  const asks = on_change === "block" && toolHash !== "" && pinnedHash.startsWith("sha256:");
  const asked = asks ? asking(policy, facts, "changed") : null;
  if (asked) return asked;
  const seen =
    pinnedHash === PINS_UNREADABLE
      ? "cannot be compared with the pinned one, because the pins cannot be read now"
      : toolHash === ""
        ? "is not known now"
        : "is not the pinned one";
  return {
    outcome: on_change === "block" ? "block" : "alert",
    reason: "version_changed",
    rule: "sandbox.mcp.version_pinning.on_change",
    text: () => `the definition of ${named(facts)} ${seen}`,
  };
}

function checkDefinition(_policy: ToolPolicy, facts: ToolCallFacts): Finding {
  if (facts.detected === null) return pass(() => `nothing is detected in the definition of ${named(facts)}`);
  const { severity, action, unscanned } = facts.detected;
  if (unscanned)
    return {
      outcome: action === "alert" ? "alert" : "block",
      reason: "detected",
      rule: null,
      text: () => `the definition of ${named(facts)} is too long to be scanned`,
    };
  const where = action === "block" ? `server ${quoted(facts.serverId)}` : `the definition of ${named(facts)}`;
  return {
    outcome: action === "alert" ? "alert" : action === "ask" ? "ask" : "block",
    reason: action === "ask" ? "approval_required" : "detected",
    rule: `mcp.inspection.on_detection.${severity}`,
    text: () => `${where} looks poisoned (${severity})`,
  };
}

function checkRate({ mcp }: ToolPolicy, facts: ToolCallFacts): Finding {
  const { enabled, per_server, default_rpm } = mcp.rate_limits;
  if (!enabled) return off("rate_limits.enabled is false");
  const own = entryFor(per_server, facts.serverId);
  const limit = `${own?.value.calls_per_minute ?? default_rpm} calls per minute`;
  const rule = own ? `sandbox.mcp.rate_limits.per_server.${own.id}` : "sandbox.mcp.rate_limits.default_rpm";
  if (facts.tokens >= 1)
    return pass(() => `server ${quoted(facts.serverId)} is within its limit of ${limit}`);
  return block("rate_limited", rule, () => `server ${quoted(facts.serverId)} has used up its ${limit}`);
}

function checkApproval(policy: ToolPolicy, facts: ToolCallFacts): Finding {
  const applying = rulesAbout(policy, policy.ask, facts);
  if (applying.length === 0) return off("no entry of ask is about this tool");
  const nothing = (): string => `nothing to ask a person (${applying.length} rules checked)`;
  return asking(policy, facts, null) ?? pass(nothing);
}

const CASES: Readonly<Record<AskCase, string>> = {
  undeclared: ", whose server is not declared",
  changed: ", whose definition is not the pinned one",
};

/** Returns the question of a rule for this case; null: none asks. */
function asking(policy: ToolPolicy, facts: ToolCallFacts, only: AskCase | null): Finding | null {
  const { args, detected } = facts;
  const found = policy.ask.asking(
    rulesAbout(policy, policy.ask, facts),
    args,
    detected?.severity ?? null,
    only,
  );
  if (found === null) return null;
  return {
    outcome: "ask",
    reason: "approval_required",
    rule: `sandbox.mcp.ask[${found.rule}]`,
    text: () => `a person must approve this call of ${named(facts)}${only === null ? "" : CASES[only]}`,
    ...(found.firstUse && { firstUse: true }),
  };
}
