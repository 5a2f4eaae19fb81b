/**
 * Adds to an event the name by which its address was learned and whether the address also serves other names; for
 * an address without a rule, the names it was answered for.
 */
import type { McpNetworkConnection } from "../../event/event.ts";
import type { LearnedNames } from "./learned-names.ts";

/** Changes `event`, which the caller owns. */
export function namedEvent(event: McpNetworkConnection, learned: LearnedNames): McpNetworkConnection {
  if ((learned.isEmpty && !learned.hasOtherNames) || event.protocol === "unix") return event;
  const address = event.remote_addr.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");
  const name = learned.nameOf(address);
  if (name !== null) {
    event.name = name;
    if (isSharedAddress(address, learned)) event.shared_address = true;
    return event;
  }
  const [latest, ...others] = learned.otherNamesOf(address);
  if (latest !== undefined) event.name = latest;
  if (others.length > 0) event.other_names = others;
  return event;
}

/** Reports whether the learned address serves names outside its rule, or names that are denied elsewhere. */
export function isSharedAddress(address: string, learned: LearnedNames): boolean {
  return learned.shared.has(address) || learned.otherNameOf(address) !== null;
}
