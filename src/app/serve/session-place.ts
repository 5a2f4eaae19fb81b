/**
 * Where a user's session is: its id among all users', and its cgroup below the user's own.
 *
 * Fails closed: what the user could have made there before is refused.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { errorMessage } from "../../errors/error-message.ts";
import { removeSessionCgroup } from "../../kernel/target/session-cgroup.ts";
import { isPopulated } from "../../kernel/target/subtree.ts";
import { checkSessionId } from "../../state/paths.ts";
import { ServiceRefusal } from "./refusal.ts";

/** Removes what a service made that was killed before it could record it. */
export function removeUnused(path: string): void {
  const stat = statSync(path, { throwIfNoEntry: false, bigint: true });
  if (stat?.uid === 0n && !isPopulated(path)) removeSessionCgroup({ path, id: stat.ino });
}

/**
 * Where the user may make cgroups (systemd's delegation), the session's could be there before, with any number of others
 * in it. Throws ServiceRefusal.
 */
export function refuseOthersParent(below: string): void {
  const parent = statSync(join(below, "netmon"), { throwIfNoEntry: false });
  if (parent !== undefined && parent.uid !== 0)
    throw new ServiceRefusal(
      "usage",
      `${join(below, "netmon")} belongs to uid ${parent.uid}: remove that cgroup`,
    );
}

/** The name that its user knows it by. */
export function nameOf(id: string): string {
  return id.slice(id.indexOf(".") + 1);
}

/** Users cannot name one another's sessions, or root's. Throws ServiceRefusal. */
export function idOf(uid: number, session: string): string {
  try {
    checkSessionId(session);
    return checkSessionId(`u${uid}.${session}`);
  } catch (error) {
    throw new ServiceRefusal("usage", errorMessage(error));
  }
}
