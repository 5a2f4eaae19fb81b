/** A changed posture as an event and a line of the log: whoever reads either learns that less is refused now. */
import { postureChangeText } from "../../config/posture.ts";
import type { NetmonPolicyChanged } from "../../event/event.ts";
import type { Log } from "../../event/log.ts";
import type { SessionSink, Unstamped } from "../../event/session-sink.ts";

export type ChangeCause = "config" | "signal" | "restart";

/** What a layer without a table says of it. */
export const NO_TABLE = { generation: 0, added: 0, changed: 0, removed: 0, ended: 0 } as const;

export function tellPolicyChange(
  event: Omit<Unstamped<NetmonPolicyChanged>, "type">,
  emit: SessionSink,
  log: Pick<Log, "info" | "warn">,
): void {
  emit({ type: "netmon_policy_changed", ...event });
  const text = postureChangeText(event);
  if (text !== null) log[event.weaker ? "warn" : "info"](text);
}
