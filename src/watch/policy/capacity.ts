/**
 * Sizes of a session's maps, and whether a table fits into them; checked before anything is written.
 *
 * Fails closed: a policy that does not fit changes nothing. Map sizes are fixed at the start of the watch, so the
 * remedy is larger sizes and a restart.
 */
import type { NetworkConfig } from "../../config/config.ts";
import { DEFAULT_MAX_RULES, DEFAULT_RING_BYTES } from "../../config/values.ts";
import { userError } from "../../errors/user-error.ts";
import type { SessionMaps } from "../../kernel/maps.ts";
import type { Capacities } from "../../kernel/session.ts";
import type { TableContents } from "../../kernel/table/compile.ts";
import { KernelError } from "../../native/error.ts";

export class CapacityError extends userError("CapacityError", "usage") {}

/** Map sizes for a session that shares its process; used for sizes that the config leaves at the default. */
export interface MapSizing {
  ringBytes: number;
  /** Returns the number of entries for a policy of this many rules. */
  maxRules(rules: number): number;
}

export function sessionCapacities(network: NetworkConfig, rules: number, smaller?: MapSizing): Capacities {
  const { max_rules, max_ranges, max_servers, ring_bytes } = network;
  return {
    maxRules: smaller && max_rules === DEFAULT_MAX_RULES ? smaller.maxRules(rules) : max_rules,
    maxRanges: max_ranges,
    maxServers: max_servers,
    ringBytes: smaller && ring_bytes === DEFAULT_RING_BYTES ? smaller.ringBytes : ring_bytes,
  };
}

function tooMany(wanted: number, what: string, room: number, key: string): CapacityError {
  return new CapacityError(
    `the policy needs ${wanted} ${what} and the session has room for ${room}: raise sandbox.network.${key} and ` +
      "restart the watch, or declare fewer",
  );
}

/** `servers`: highest server set id in use. Throws CapacityError. */
export function checkCapacity(
  table: TableContents,
  servers: number,
  { maxRules, maxRanges, maxServers, maxUnixRules }: SessionMaps,
): void {
  if (table.rules.size > maxRules)
    throw tooMany(table.rules.size, "rules for addresses with a port", maxRules, "max_rules");
  if (table.ranges.size > maxRanges)
    throw tooMany(table.ranges.size, "rules for ranges or whole addresses", maxRanges, "max_ranges");
  if (servers >= maxServers)
    throw tooMany(servers, "servers or sets of servers on one address", maxServers - 1, "max_servers");
  if (table.unixRules.size > maxUnixRules)
    throw new CapacityError(
      `sandbox.network.unix.deny has ${table.unixRules.size} paths, at most ${maxUnixRules} are possible: use prefixes`,
    );
}

/** Returns the error for addresses of names that were left out of a table. */
export function noRoom(addresses: number, { maxRules, maxRanges, maxServers }: SessionMaps): CapacityError {
  return new CapacityError(
    `the session has no room for ${addresses} addresses of names: raise sandbox.network.max_rules (${maxRules}), ` +
      `max_ranges (${maxRanges}) or max_servers (${maxServers}) and restart the watch, or declare fewer`,
  );
}

/** Returns a CapacityError if old and new rules did not fit side by side; any other error unchanged. */
export function capacityError(error: unknown): unknown {
  if (!(error instanceof KernelError) || !["E2BIG", "ENOSPC"].includes(error.code)) return error;
  return new CapacityError(
    `old and new rules do not fit side by side while the policy changes (${error.message}): raise ` +
      `sandbox.network.${error.object === "map ranges" ? "max_ranges" : "max_rules"} and restart the watch`,
    { cause: error },
  );
}
