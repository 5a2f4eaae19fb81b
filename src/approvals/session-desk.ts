/** Returns a session's desk, with the limits of the configuration in force and the webhooks configured at the start. */

import type { Config } from "../config/config.ts";
import { ApprovalDesk, type DeskOptions } from "./held-calls.ts";

export function sessionDesk({
  config,
  longestHoldMs = Number.POSITIVE_INFINITY,
  ...options
}: Omit<DeskOptions, "limits" | "webhooks"> & {
  config: () => Config;
  longestHoldMs?: number;
}): ApprovalDesk {
  return new ApprovalDesk({
    ...options,
    webhooks: config().approvals.webhooks,
    limits: () => {
      const { approvals, store } = config();
      const { hold_seconds, expire_seconds, connection_seconds, max_pending } = approvals;
      if (!store.enabled) return null;
      return {
        holdMs: Math.min(hold_seconds * 1000, longestHoldMs),
        expireMs: expire_seconds * 1000,
        connectionMs: connection_seconds * 1000,
        maxPending: max_pending,
      };
    },
  });
}
