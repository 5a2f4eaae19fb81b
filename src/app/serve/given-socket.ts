/**
 * The listening socket that systemd gives the service (sd_listen_fds(3), netmon.socket), directly or through netmon's
 * supervisor. It outlives the service: a connection made while that starts again waits in it.
 *
 * Fails closed. What is announced and is not exactly that socket is refused: it could be open to others than the group.
 */
import { readFileSync, readlinkSync, type Stats, statSync } from "node:fs";
import { orElse } from "../../errors/or-else.ts";
import { ServiceRefusal } from "./refusal.ts";

/** SD_LISTEN_FDS_START */
const FIRST = 3;
const OTHERS = 0o007;

/**
 * Returns its descriptor; null: none is announced to this process, or to `supervisor`, its own. Takes the announcement
 * out of `env`, so that no other program takes it for its own. Throws ServiceRefusal.
 */
export function givenSocket(
  env: NodeJS.ProcessEnv,
  { path, gid }: { path: string; gid: number },
  supervisor: number | null,
): number | null {
  const { LISTEN_PID: pid, LISTEN_FDS: count } = env;
  for (const name of ["LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"]) delete env[name];
  if (pid === undefined && count === undefined) return null;
  if (pid === undefined || !/^[1-9]\d{0,9}$/.test(pid))
    throw refused(`LISTEN_PID is ${JSON.stringify(pid)}, and no process id`);
  if (Number(pid) !== process.pid && Number(pid) !== supervisor) return null;
  if (count !== "1") throw refused(`LISTEN_FDS is ${JSON.stringify(count)}, and there must be one`);
  const inode = /^socket:\[(\d+)\]$/.exec(orElse(() => readlinkSync(`/proc/self/fd/${FIRST}`), ""))?.[1];
  if (inode === undefined) throw refused(`descriptor ${FIRST} is no socket`);
  // `Num RefCount Protocol Flags Type St Inode Path`: __SO_ACCEPTCON, SOCK_STREAM
  const line = readFileSync("/proc/net/unix", "latin1")
    .split("\n")
    .find((one) => one.trim().split(/\s+/)[6] === inode);
  const [, , , flags, type, , , ...bound] = line?.trim().split(/\s+/) ?? [];
  if (flags !== "00010000" || type !== "0001" || bound.join(" ") !== path)
    throw refused(`descriptor ${FIRST} does not listen at ${path}`);
  const file = orElse((): Stats | null => statSync(path), null);
  if (file === null || !file.isSocket() || file.uid !== 0 || (file.mode & OTHERS) !== 0)
    throw refused(
      `${path} is not root's, or open to everybody: SocketMode=0660 and SocketGroup= in its unit`,
    );
  if (file.gid !== gid && file.gid !== 0)
    throw refused(`${path} is open to group ${file.gid}, and not to ${gid} (SocketGroup=, --group)`);
  return FIRST;
}

function refused(why: string): ServiceRefusal {
  return new ServiceRefusal(
    "usage",
    `the listening socket that netmon serve was given cannot be used: ${why}`,
  );
}
