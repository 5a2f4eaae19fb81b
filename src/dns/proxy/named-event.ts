/**
 * Adds to an event the name by which its address was learned and whether the address also serves other names; for
 * an address without a rule, the names it was answered for.
 */
import type { McpNetworkConnection } from "../../event/event.ts";
import type { LearnedNames } from "./learned-names.ts";

/** Changes `event`, which the caller owns. */
export function namedEvent(event: McpNetworkConnection, learned: LearnedNames): McpNetworkConnection {
  if ((learned.isEmpty && learned.others.isEmpty) || event.protocol === "unix") return event;
  const address = event.remote_addr.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");
  const name = learned.nameOf(address);
  if (name !== null) {
    event.name = name;
    if (learned.isShared(address)) event.shared_address = true;
    return event;
  }
  const [latest, ...others] = learned.others.namesOf(address);
  if (latest !== undefined) event.name = latest;
  if (others.length > 0) event.other_names = others;
  return event;
}
