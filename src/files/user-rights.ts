/**
 * Accesses files with another user's rights (fsuid, fsgid and groups of this thread): the kernel decides what that user
 * may read and write, so netmon does not have to determine it.
 *
 * Direction of failure: closed; if the rights cannot be assumed, it throws and does not call `f`.
 */
import { addon } from "../native/addon.ts";
import { kernelCall } from "../native/error.ts";

export interface UserRights {
  uid: number;
  gid: number;
  groups: readonly number[];
}

/** `f` must be synchronous: nothing that it defers has these rights. */
export function withUserRights<T>({ uid, gid, groups }: UserRights, f: () => T): T {
  let failed: { error: unknown } | null = null;
  let result: T | undefined;
  kernelCall(`files with the rights of uid ${uid}`, () =>
    addon().runAsUser(uid, gid, groups, () => {
      try {
        result = f();
      } catch (error) {
        failed = { error };
      }
    }),
  );
  if (failed !== null) throw (failed as { error: unknown }).error;
  return result as T;
}
