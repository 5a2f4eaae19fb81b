/**
 * netmon status: what runs on this machine, as its netmon and the kernel see it; a session, also one that has ended; all
 * sessions; or all of it live. Read-only.
 */
import { type Command, Option } from "commander";
import { readersStateDirs } from "../../state/paths.ts";
import { globalOption } from "../options/global-definitions.ts";
import { globalOptions } from "../options/global-options.ts";
import { withSession } from "../options/session-option.ts";
import { usage } from "../options/shared-options.ts";
import { runningText } from "../output/status-text.ts";
import { type CliIo, print, printable } from "../output/terminal.ts";
import { type LiveOptions, showLive } from "./status-live.ts";
import { runningNow } from "./status-now.ts";
import { type ListOptions, listSessions, showSession } from "./status-recorded.ts";

const HELP = `
A session is one of:
  watched     its netmon is running
  pinned      its netmon has ended; the pinned links enforce its last policy
  dead        nothing guards it: its netmon ended without pinned links, or its cgroup was removed
  unreadable  its record cannot be read
  proxy, gateway  only that runs
  ended       only its recorded events are left (--all, or by its name)

Without root, netmon also shows the sessions of your own netmon, and says whose it may not read. A session's name, or
"latest", also shows what is recorded of it: its events by type, and its runs.

--live: arrows, j and k, or tab choose a session; q or Ctrl-C quits. The screen updates at most once a second, less
often if reading is slow. CALLS are tool calls, CONNECTIONS those the kernel judged, BLOCKED counts both; - is unknown:
that layer does not run, or nothing is stored. --once, --json or another stdout than a terminal show one table.

Examples:
  sudo netmon status
  sudo netmon status --json | jq '.sessions[] | select(.problem != null)'
  sudo netmon status latest
  sudo netmon status --all
  sudo netmon status --all --json | jq -r 'select(.status == "ended").session_id'
  sudo netmon status --live
`;

interface StatusOptions extends ListOptions, LiveOptions {
  all?: true;
  live?: true;
}

export function register(program: Command, io: CliIo): void {
  withSession(program.command("status"), {
    about: ", also one that has ended",
    otherwise: "all that run",
  })
    .addOption(
      new Option("--all", "list all sessions, also those that have ended, the latest first").conflicts(
        "live",
      ),
    )
    .option("--quiet", "print only the names of --all")
    .option("--live", "watch sessions: mode, calls, connections, blocks, detections")
    .option("--once", "print one table of --live, and exit")
    .addOption(globalOption("json"))
    .addHelpText("after", HELP)
    .action((_: string | undefined, options: StatusOptions, self: Command) => {
      const { session, all, quiet, live, once } = options;
      if (quiet && !all) throw usage("--quiet is for --all");
      if (once && !live) throw usage("--once is for --live");
      if (all && session !== undefined) throw usage(`--all is for every session: leave out ${session}`);
      const reading = globalOptions(self, readersStateDirs);
      if (live) return showLive(options, reading, io);
      if (all) return listSessions(options, reading, io);
      return session === undefined ? showNow(options, self, io) : showSession(session, options, reading, io);
    });
}

async function showNow(options: StatusOptions, self: Command, io: CliIo): Promise<void> {
  const { read, ...now } = await runningNow(globalOptions(self), io);
  const { sessions, proxies, gateways, approvals, unread } = now;
  const found = sessions.length + proxies.length + gateways.length + approvals.length > 0;
  print(
    io,
    options,
    { sessions, proxies, gateways, approvals, unread },
    (paint) =>
      found ? runningText(now, paint) : `no sessions in ${read.map((run) => printable(run)).join(" or ")}\n`,
    2,
  );
}
