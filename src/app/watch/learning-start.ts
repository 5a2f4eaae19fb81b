/**
 * Decides when a watch learns names, and from which resolvers, at the start and at each reload. On failure: as in
 * name-learning.ts.
 */
import { errorMessage } from "../../event/error-message.ts";
import type { Log } from "../../event/log.ts";
import type { NameLearning } from "./name-learning.ts";
import type { PolicySource } from "./policy-source.ts";

/**
 * Starts learning if the policy wants it. If it is not possible, rejects when `learn` is true; `auto` continues without
 * it and logs that.
 */
export async function startLearning(
  learning: NameLearning,
  policySource: PolicySource,
  cgroup: string,
  log: Log,
): Promise<void> {
  if (!policySource.wantsLearning) return;
  const resolvers = policySource.resolversOf(cgroup);
  if (resolvers.length === 0) {
    if (policySource.needsLearning)
      log.warn(
        "the session has no name server (sandbox.network.resolvers): wildcards and require_sni have no addresses",
      );
    return;
  }
  try {
    await learning.open(cgroup, resolvers, policySource.needsServerNames);
    policySource.learnFrom(learning);
  } catch (error) {
    learning.close();
    if (policySource.config.sandbox.network.dns.learn === true) throw error;
    log.warn(
      `netmon does not learn addresses from answers (${errorMessage(error)}): names have only the addresses that netmon ` +
        "resolves itself; wildcards and require_sni have none",
    );
  }
}

/** Follows a reloaded config. Learning that was off stays off until the watch is restarted. */
export async function followLearning(
  learning: NameLearning,
  policySource: PolicySource,
  cgroup: string,
): Promise<void> {
  if (learning.active)
    await learning.open(cgroup, policySource.resolversOf(cgroup), policySource.needsServerNames);
}
