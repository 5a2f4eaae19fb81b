/**
 * State directories by the user's account alone, for shims: their environment is the server's, which may have another
 * HOME, and then what is pinned and recorded would depend on it. An account without a home has the environment's.
 */
import { lstatSync, type Stats, statSync } from "node:fs";
import { userInfo } from "node:os";
import { orElse } from "../errors/or-else.ts";
import { type StateDirs, userStateDirs } from "./paths.ts";

/** `stateDir`: the value of --state-dir. */
export function accountStateDirs(stateDir: string | undefined, env: NodeJS.ProcessEnv): StateDirs {
  const uid = process.geteuid?.() ?? 0;
  const home = orElse(() => userInfo().homedir, "");
  if (!orElse(() => statSync(home).isDirectory(), false))
    return userStateDirs(stateDir, { uid, home: env.HOME || "/", env });
  const runtime = `/run/user/${uid}`;
  const found = orElse((): Stats | null => lstatSync(runtime), null);
  const own = found?.isDirectory() === true && found.uid === uid;
  return userStateDirs(stateDir, { uid, home, env: own ? { XDG_RUNTIME_DIR: runtime } : {} });
}
