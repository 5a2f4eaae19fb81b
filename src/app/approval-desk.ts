/** The desk of a session, with the limits of the configuration in force, and the webhooks of the one at the start. */
import { ApprovalDesk, type DeskOptions } from "../approvals/desk.ts";
import type { Config } from "../config/config.ts";

export function sessionDesk({
  config,
  ...options
}: Omit<DeskOptions, "limits" | "webhooks"> & { config: () => Config }): ApprovalDesk {
  return new ApprovalDesk({
    ...options,
    webhooks: config().approvals.webhooks,
    limits: () => {
      const { approvals, store } = config();
      const { hold_seconds, expire_seconds, max_pending } = approvals;
      if (!store.enabled) return null;
      return { holdMs: hold_seconds * 1000, expireMs: expire_seconds * 1000, maxPending: max_pending };
    },
  });
}
