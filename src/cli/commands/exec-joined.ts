/**
 * netmon exec without root: a command inside a session that netmon serve holds for a run of the same user, isolated as
 * the run's own command. Fails closed.
 */
import { constants } from "node:os";
import { environmentIn } from "../../app/exec/isolation.ts";
import { joinSession } from "../../app/exec/joined-session.ts";
import { launch } from "../../app/exec/launch.ts";
import { outsideProxies, socketDirectories } from "../../app/exec/proxies.ts";
import { ownProcess } from "../../app/exec/run-host.ts";
import { pipesOf } from "../../app/exec/shim-directory.ts";
import { within } from "../../async/within.ts";
import { chooseAccount } from "../../files/account.ts";
import { helperPath } from "../../kernel/helper/program.ts";
import { warn } from "../output/messages.ts";
import type { CliIo } from "../output/terminal.ts";

const KILLED = 128 + constants.signals.SIGKILL;
const WHY_MS = 1000;

/** Rejects with NotGuardedError. */
export async function runJoined(
  command: readonly string[],
  { session, waitMs }: { session: string; waitMs: number },
  socket: string,
  io: CliIo,
): Promise<number> {
  const host = io.host ?? ownProcess();
  const account = chooseAccount(undefined, io.env);
  const joined = await joinSession(socket, session, { waitMs, runs: host.isOwn ? 0 : host.pid });
  try {
    const { maskPaths, ownDirs, covers, seal, same } = joined.isolation;
    const env = environmentIn(joined.isolation, { ...io.env, PWD: host.cwd });
    if (env.NETMON_SHIM_PIPES !== undefined) env.NETMON_SHIM_PIPES = pipesOf(host);
    const { stdin, stdout, stderr } = io;
    const code = await launch(
      {
        helper: helperPath(),
        cgroupPath: joined.cgroupPath,
        account,
        // also what has come since the run started, or what this environment alone names
        maskPaths: [...new Set([...maskPaths, ...outsideProxies(account.uid, io.env)])],
        ownDirs: [...new Set([...ownDirs, ...socketDirectories(account, io.env)])],
        covers,
        seal,
        same,
        allowNewPrivs: false,
        service: { socket, session },
        command,
        env,
      },
      { isUsed: [stdin, stdout, stderr].some((stream) => stream.isTTY === true) },
      host,
    );
    // what kills the command may be faster than who says why
    if (code === KILLED) await within(joined.ended, WHY_MS);
    if (joined.over !== null)
      warn(io, `session ${session} has ended with all that ran in it: ${joined.over}`);
    return code;
  } finally {
    joined.close();
  }
}
