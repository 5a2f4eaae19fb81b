/** netmon serve: one netmon of root's holds the kernel layer of every user's runs. */
import { resolve } from "node:path";
import type { Command } from "commander";
import { watchCeiling } from "../../app/serve/changed-ceiling.ts";
import { givenSocket } from "../../app/serve/given-socket.ts";
import { SERVICE_DIR, serviceDirectory, serviceSocket } from "../../app/serve/place.ts";
import { SessionService } from "../../app/serve/service.ts";
import { oneAtATime } from "../../async/serial-queue.ts";
import { readCeiling } from "../../config/ceiling/ceiling-files.ts";
import { errorMessage } from "../../errors/error-message.ts";
import { processFaults } from "../../event/faults.ts";
import { findGroup } from "../../files/account.ts";
import { SYSTEM_DIRS } from "../../state/paths.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { longRunning, withLongRunning } from "../long-running.ts";
import type { EventFormat } from "../output/event-output.ts";
import { plural } from "../output/layout.ts";
import type { CliIo } from "../output/terminal.ts";
import { isSupervised } from "../supervision.ts";
import { runUntilEnd } from "../until-end.ts";

const HELP = `
Members of the group start agents by netmon run, without root: this process attaches the kernel programs, learns names
and reports; the run's other layers and the agent stay their own processes, with their own rights. Sessions of one user
are out of another's reach, and of root's files nothing is read for them (docs/service.md). A changed ceiling (docs/config.md) holds for
sessions that run, too; SIGHUP reads it at once.

With a socket of systemd's (netmon.socket) it listens there, and clients wait while it starts again.

Signals: SIGTERM and SIGINT end it. Enforcing sessions then refuse what they refused; the next netmon serve takes them over.

Examples:
  sudo groupadd netmon && sudo usermod -aG netmon "$USER"     once
  sudo netmon serve
  netmon run --mode enforce --fail-closed -- claude           as that user
`;

interface ServeOptions {
  group: string;
  ceiling?: string;
  format: EventFormat;
  duration?: number;
  readyFile?: string;
}

export function register(program: Command, io: CliIo): void {
  const command = program
    .command("serve")
    .option("--group <name|gid>", "let the members of this group have sessions", "netmon")
    .option("--ceiling <dir>", "read the ceiling from this directory (default: /etc/netmon)")
    .addHelpText("after", HELP)
    .action(async (options: ServeOptions, self: Command) => {
      io.exitCode = await serve(options, self, io);
    });
  withLongRunning(command, "this file once it listens");
}

async function serve(options: ServeOptions, command: Command, io: CliIo): Promise<number> {
  if (process.geteuid?.() !== 0)
    throw new CliError(ExitCode.privilege, "netmon serve needs root: sudo netmon serve");
  const gid = groupId(options.group);
  const parts = longRunning({ ...options, session: "serve", mcpConfig: [] }, command, io);
  const { dirs, log, logOf, say } = parts;
  const directory = dirs.run === SYSTEM_DIRS.run ? SERVICE_DIR : serviceDirectory(dirs);
  const socket = serviceSocket(directory);
  const ceiling = options.ceiling === undefined ? undefined : resolve(options.ceiling);
  const given = givenSocket(process.env, { path: socket, gid }, isSupervised() ? process.ppid : null);
  return runUntilEnd(parts, {
    start: async () => {
      const service = await SessionService.start({ dirs, socket, given, gid, log, logOf, say, ceiling });
      const bound = oneAtATime();
      const reload = async (): Promise<void> => {
        try {
          readCeiling(ceiling);
        } catch (error) {
          log.error(
            `${errorMessage(error)}; sessions keep the ceiling that they have, and new ones are refused`,
          );
          return;
        }
        const changed = await bound(() => service.sessions.bound());
        say(`the ceiling was read again: ${plural(changed, "session")} changed`);
      };
      const unwatch = watchCeiling(ceiling, () => processFaults.part("reload").background(reload, "kept"));
      return {
        service,
        reload,
        stop: async (reason: string) => {
          unwatch();
          const left = service.sessions.size;
          await service.stop(reason);
          return left;
        },
      };
    },
    facts: ({ service }) => ({ socket, not_adopted: service.sessions.notAdopted }),
    announce: () => {},
    lines: () => [`sessions for the group ${options.group} at ${socket}`],
    counted: (left: number) => `${plural(left, "session")} left for the next netmon serve`,
  });
}

/** Throws CliError. */
function groupId(group: string): number {
  const gid = findGroup(group);
  if (gid !== null) return gid;
  throw new CliError(
    ExitCode.usage,
    `there is no group ${group}: sudo groupadd ${group}, or give another by --group`,
  );
}
