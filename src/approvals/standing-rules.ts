/**
 * Calls that a person has allowed permanently (`netmon approvals allow --always`): a YAML file beside the store, for
 * people to read, version and edit. Deleting its entry removes a rule.
 *
 * A rule applies to one definition of one tool at one destination, in every session. The arguments must be equal,
 * except for the members that the person has named: each is a text that a pattern must match in full.
 *
 * Fails closed. A file that cannot be read, belongs to another user, or has an entry of another form permits nothing.
 */
import { join } from "node:path";
import canonicalize from "canonicalize";
import { parse, stringify } from "yaml";
import * as z from "zod";
import { type LinearPattern, linearPattern } from "../policy/linear-pattern.ts";
import { StateError } from "../state/error.ts";
import { checkPrivateDirectory, type StateDirs } from "../state/paths.ts";
import { readPrivateFile, replaceFile } from "../state/private-file.ts";
import type { ProposedCall, Ticket } from "./ticket.ts";

const STANDING_FILE = "allowed-calls.yaml";
const MAX_RULES = 10_000;
const MAX_BYTES = 16 << 20;

const rule = z.strictObject({
  server: z.string(),
  tool: z.string(),
  definition: z.string(),
  destination: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  /** Argument → RE2 pattern that matches its whole text. */
  matching: z.record(z.string(), z.string()).default({}),
  allowed_by: z.string(),
  allowed_at: z.string(),
  reason: z.string().default(""),
  ticket: z.string(),
});
const file = z.strictObject({ allowed_calls: z.array(rule).max(MAX_RULES).default([]) });

export type StandingRule = z.infer<typeof rule>;

const HEAD = `# Calls that a person has allowed for good. Each entry holds for this definition of this tool at this destination, with
# these arguments; of those in \`matching\`, the whole text must match the RE2 pattern. Delete an entry to revoke it.
`;

export function standingRulesPath(dirs: StateDirs): string {
  return join(dirs.lib, STANDING_FILE);
}

/** The last parsed file: a waiting call checks ten times a second. */
let last: { text: string; rules: readonly StandingRule[] } = { text: "", rules: [] };

/** Returns the rules in the file's order; empty without a file. Throws StateError. */
export function readStandingRules(dirs: StateDirs): readonly StandingRule[] {
  const path = standingRulesPath(dirs);
  const text = readPrivateFile(path);
  if (text === null) return [];
  checkPrivateDirectory(dirs.lib);
  if (text === last.text) return last.rules;
  const wrong = (why: string, cause?: unknown): StateError =>
    new StateError("corrupt", `${path} permits nothing: ${why}. Correct it, or remove it`, { cause });
  if (text.length > MAX_BYTES) throw wrong(`it is larger than ${MAX_BYTES} bytes`);
  let value: unknown;
  try {
    value = parse(text) ?? {};
  } catch (error) {
    throw wrong("it is not YAML", error);
  }
  const parsed = file.safeParse(value);
  if (parsed.success) {
    last = { text, rules: parsed.data.allowed_calls };
    return last.rules;
  }
  const [issue] = parsed.error.issues;
  throw wrong(`${issue?.path.join(".") || "it"}: ${issue?.message}`);
}

/** Returns the rule that allows the call; null: none. */
export function standingRuleFor(rules: readonly StandingRule[], call: ProposedCall): StandingRule | null {
  return rules.find((one) => allows(one, call)) ?? null;
}

function allows(one: StandingRule, call: ProposedCall): boolean {
  if (one.server !== call.serverId || one.tool !== call.toolName) return false;
  if (one.definition !== call.toolHash || one.destination !== call.destination) return false;
  const args = JSON.parse(call.arguments) as Record<string, unknown>;
  const members = Object.entries(one.matching);
  for (const [name, source] of members) {
    const text = Object.hasOwn(args, name) ? args[name] : undefined;
    if (typeof text !== "string" || !whole(source).test(text)) return false;
  }
  const fixed = (value: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(value).filter(([name]) => !Object.hasOwn(one.matching, name)));
  return canonicalize(fixed(one.arguments)) === canonicalize(fixed(args));
}

function whole(source: string): LinearPattern {
  return linearPattern(`^(?:${source})$`);
}

/**
 * Returns the rule for an answer to a ticket. Throws ValueError for a pattern that RE2 does not support, or that does
 * not match the ticket's own argument.
 */
export function standingRuleOf(
  ticket: Ticket,
  matching: Readonly<Record<string, string>>,
  by: { decidedBy: string; reason: string | null; now: number },
): StandingRule {
  const made: StandingRule = {
    server: ticket.serverId,
    tool: ticket.toolName,
    definition: ticket.toolHash,
    destination: ticket.destination,
    arguments: JSON.parse(ticket.arguments) as Record<string, unknown>,
    matching: { ...matching },
    allowed_by: by.decidedBy,
    allowed_at: new Date(by.now).toISOString(),
    reason: by.reason ?? "",
    ticket: ticket.id,
  };
  for (const source of Object.values(matching)) whole(source);
  if (!allows(made, ticket))
    throw new RangeError("a pattern must be for an argument that is a text, and match it from end to end");
  return made;
}

/** Adds a rule; it applies from the next call on. Throws StateError. */
export function addStandingRule(dirs: StateDirs, added: StandingRule): void {
  const rules = [...readStandingRules(dirs), added];
  if (rules.length > MAX_RULES)
    throw new StateError("disk", `${standingRulesPath(dirs)} has ${MAX_RULES} entries: remove some`);
  replaceFile(standingRulesPath(dirs), `${HEAD}${stringify({ allowed_calls: rules })}`);
}
