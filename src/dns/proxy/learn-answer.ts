/**
 * Writes the addresses of an answer into the kernel before a client learns them.
 *
 * Direction of failure: closed. An answer whose addresses do not all fit opens none of them.
 */
import type { Clock } from "../resolver/clock.ts";
import type { AnswerAddresses } from "./answer-addresses.ts";
import type { LearnedNames, LearnOutcome } from "./learned-names.ts";
import type { Limit } from "./learning-quota.ts";

export interface LearningPorts {
  clock: Clock;
  learned: LearnedNames;
  /** Writes addresses into the kernel; resolves with those that have no room. */
  put(addresses: readonly string[]): Promise<ReadonlySet<string>>;
  /** Makes room for a name that met this limit, if that takes nothing away from anyone. */
  relieve(name: string, limit: Limit): Promise<void>;
}

/** Resolves with true if all addresses are in force, or no rule applies to the name. */
export async function learnAnswer(
  ports: LearningPorts,
  name: string,
  found: AnswerAddresses,
): Promise<boolean> {
  const { learned, put } = ports;
  const outcome = await noted(ports, name, found);
  if (outcome.kind === "full") return false;
  if (outcome.kind === "other" || outcome.addresses.length === 0) return true;
  const { addresses } = outcome;
  try {
    const without = await put(addresses);
    const lacking = addresses.filter((address) => without.has(address));
    if (lacking.length === 0) {
      learned.confirm(name, addresses);
      return true;
    }
  } catch {
    // the table reports the reason; the client does not get the addresses
  }
  learned.withdraw(name, addresses);
  await put(addresses).catch(() => {});
  return false;
}

async function noted(
  { learned, clock, relieve }: LearningPorts,
  name: string,
  found: AnswerAddresses,
): Promise<LearnOutcome> {
  const first = learned.note(name, found, clock.now());
  if (first.kind !== "full") return first;
  await relieve(name, first.limit);
  return learned.note(name, found, clock.now());
}
