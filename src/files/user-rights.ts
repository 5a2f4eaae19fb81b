/**
 * Files with another user's rights (fsuid, fsgid and groups of this thread): the kernel decides what that user may
 * read and write, and netmon does not have to find it out.
 *
 * Direction of failure: closed; rights that cannot be taken on are an error, and `f` is not called.
 */
import { addon } from "../native/addon.ts";
import { kernelCall } from "../native/error.ts";

export interface UserRights {
  uid: number;
  gid: number;
  groups: readonly number[];
}

/** What `f` does must be synchronous: nothing that it leaves for later has these rights. */
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
