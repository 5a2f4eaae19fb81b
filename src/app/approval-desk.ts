/** The desk of a session, with the limits of the configuration in force. */
import { ApprovalDesk, type DeskOptions } from "../approvals/desk.ts";
import type { Config } from "../config/config.ts";

export function sessionDesk({
  config,
  ...options
}: Omit<DeskOptions, "limits"> & { config: () => Config }): ApprovalDesk {
  return new ApprovalDesk({
    ...options,
    limits: () => {
      const { approvals, store } = config();
      const { hold_seconds, expire_seconds, max_pending } = approvals;
      if (!store.enabled) return null;
      return { holdMs: hold_seconds * 1000, expireMs: expire_seconds * 1000, maxPending: max_pending };
    },
  });
}
