/** Settings by server id, in which the entry of one side meets what the other side says for every server. Pure. */
import { entryFor } from "../../registry/server-names.ts";
import type { McpConfig, RequestPolicy } from "../config.ts";
import { type Direction, lower, rises } from "./direction.ts";
import type { Findings } from "./findings.ts";

type RateLimits = McpConfig["rate_limits"];
type Limit = RateLimits["per_server"][string];
type Requests = McpConfig["sampling"];

const onOff = rises(false, true);

export const rateLimits: Direction<RateLimits> = {
  way: "on is stricter, and lower is, for each server",
  meet(ceiling, own, path, findings) {
    const enabled = onOff.meet(ceiling.enabled, own.enabled, [...path, "enabled"], findings);
    if (!ceiling.enabled) return { ...own, enabled };
    const default_rpm = lower.meet(ceiling.default_rpm, own.default_rpm, [...path, "default_rpm"], findings);
    const per_server = Object.fromEntries(
      idsOf(ceiling, own).map((id) => {
        const at = [...path, "per_server", id];
        const [theirs, wish] = [limitOf(ceiling, id), limitOf(own, id)];
        // the ceiling's own entry may be wider than its default, which binds the user's default as well
        const isWritten = Object.hasOwn(own.per_server, id);
        return [id, isWritten ? lowest(theirs, wish, at, findings) : least(theirs, wish)];
      }),
    );
    return { enabled, default_rpm, per_server };
  },
};

function lowest(ceiling: Limit, own: Limit, path: readonly PropertyKey[], findings: Findings): Limit {
  lower.meet(ceiling.calls_per_minute, own.calls_per_minute, [...path, "calls_per_minute"], findings);
  lower.meet(burstOf(ceiling), burstOf(own), [...path, "burst"], findings);
  return least(ceiling, own);
}

function least(ceiling: Limit, own: Limit): Limit {
  const calls_per_minute = Math.min(ceiling.calls_per_minute, own.calls_per_minute);
  const burst = Math.min(burstOf(ceiling), burstOf(own));
  const isCeiling = calls_per_minute === ceiling.calls_per_minute && burst === burstOf(ceiling);
  return isCeiling ? ceiling : { calls_per_minute, burst };
}

const burstOf = ({ burst, calls_per_minute }: Limit): number => burst ?? calls_per_minute;

function limitOf({ per_server, default_rpm }: RateLimits, id: string): Limit {
  return entryFor(per_server, id)?.value ?? { calls_per_minute: default_rpm, burst: null };
}

const action = rises<RequestPolicy>("allow", "alert", "block");

/** The rules for sampling and elicitation. */
export const requestRules: Direction<Requests> = {
  way: "stricter from left to right, for each server: allow, alert, block",
  meet(ceiling, own, path, findings) {
    const policy = action.meet(ceiling.policy, own.policy, [...path, "policy"], findings);
    const of = ({ per_server, policy: other }: Requests, id: string): RequestPolicy =>
      entryFor(per_server, id)?.value ?? other;
    const per_server = Object.fromEntries(
      idsOf(ceiling, own).map((id) => [
        id,
        action.meet(of(ceiling, id), of(own, id), [...path, "per_server", id], findings),
      ]),
    );
    return { policy, per_server };
  },
};

function idsOf(
  a: Pick<RateLimits | Requests, "per_server">,
  b: Pick<RateLimits | Requests, "per_server">,
): string[] {
  return [...new Set([...Object.keys(a.per_server), ...Object.keys(b.per_server)])];
}
