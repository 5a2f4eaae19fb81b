/**
 * Whether a table fits into the session's maps, asked before anything is written.
 *
 * Direction of failure: closed; a policy that does not fit changes nothing. Maps have their size from the
 * start of the watch, so the way out is a larger size and a restart.
 */
import { KernelError } from "../../netmon/kernel/error.ts";
import type { SessionMaps } from "../../netmon/maps.ts";
import type { TableContents } from "../../netmon/table/compile.ts";

export class CapacityError extends Error {
  override readonly name = "CapacityError";
}

function tooMany(wanted: number, what: string, room: number, key: string): CapacityError {
  return new CapacityError(
    `the policy needs ${wanted} ${what} and the session has room for ${room}: raise sandbox.network.${key} and ` +
      "start the watch again, or declare fewer",
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
  if (table.unixRules.size > maxUnixRules) {
    throw new CapacityError(
      `sandbox.network.unix.deny has ${table.unixRules.size} paths, at most ${maxUnixRules} are possible: use prefixes`,
    );
  }
}

/** The error of a change whose old and new rules do not fit side by side; any other error as it is. */
export function capacityError(error: unknown): unknown {
  if (!(error instanceof KernelError) || !["E2BIG", "ENOSPC"].includes(error.code)) return error;
  return new CapacityError(
    `old and new rules do not fit side by side while the policy changes (${error.message}): raise ` +
      `sandbox.network.${error.object === "map ranges" ? "max_ranges" : "max_rules"} and start the watch again`,
    { cause: error },
  );
}
