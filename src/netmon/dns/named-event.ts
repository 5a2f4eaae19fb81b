/** Says in an event by which name its address was learned, and whether the address serves other names. */
import type { McpNetworkConnection } from "../../event/event.ts";
import type { LearnedNames } from "./learned-names.ts";

/** Changes `event`, which is the caller's own. */
export function namedEvent(event: McpNetworkConnection, learned: LearnedNames): McpNetworkConnection {
  if (learned.isEmpty || event.protocol === "unix") return event;
  const address = event.remote_addr.replace(/:\d+$/, "").replace(/^\[(.*)\]$/, "$1");
  const name = learned.nameOf(address);
  if (name === null) return event;
  event.name = name;
  if (learned.otherNameOf(address) !== null) event.shared_address = true;
  return event;
}
