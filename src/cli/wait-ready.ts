/**
 * netmon wait-ready: waits until a session is attached and verified. A readiness probe, and a gate before an agent.
 */
import { type Command, Option } from "commander";
import { type Readiness, waitUntilReady } from "../app/ready/readiness.ts";
import { noteReadiness } from "../app/ready/ready-note.ts";
import { checkSessionId } from "../app/state/paths.ts";
import { parseDuration } from "./duration.ts";
import { CliError, ExitCode } from "./exit-codes.ts";
import { globalOptions } from "./global-options.ts";
import { type CliIo, printable } from "./terminal.ts";

interface WaitReadyOptions {
  session?: string;
  readyFile?: string;
  timeout: number;
  enforcing?: boolean;
  inside?: boolean;
  quiet?: boolean;
}

const HELP = `
With --session: by the record of the session; for a probe in netmon's own container, or on the host. A session
whose netmon is gone is not ready, pinned or not.

With --ready-file: by the file that netmon watch --ready-file wrote; for the agent's container, which shares a
volume with netmon. --inside also has the kernel refuse the session's canary to this very process: no file of an
earlier container can pass for that, and no agent starts unguarded.

Ends with 0 when ready, with 14 when it was not in time.

Examples:
  netmon wait-ready --session agent --timeout 1s --enforcing
  netmon wait-ready --ready-file /run/ready/agent.json --inside --enforcing && exec my-agent
`;

export function registerWaitReady(program: Command, io: CliIo): void {
  program
    .command("wait-ready")
    .summary("wait until a session is attached and verified")
    .description(
      "Waits until a session is attached and verified; a readiness probe, or a gate before an agent.",
    )
    .addOption(
      new Option("--session <id>", "the session; with --ready-file: what the file has to be of").env(
        "NETMON_SESSION",
      ),
    )
    .option("--ready-file <path>", "judge by this file of netmon watch instead of the session's record")
    .option("--enforcing", "in observe mode it is not ready")
    .option("--inside", "this process has to be in the session; with --ready-file")
    .addOption(
      new Option("--timeout <time>", "give up after this time")
        .argParser(parseDuration)
        .default(30_000, "30s"),
    )
    .option("--quiet", "say nothing when it is ready")
    .addHelpText("after", HELP)
    .action(async (options: WaitReadyOptions, self: Command) => {
      const { ready, text } = await waitUntilReady(await lookOf(options, self), options.timeout);
      if (!ready) throw new CliError(ExitCode.notReady, `not ready: ${text}`);
      if (!options.quiet) io.stdout.write(`ready: ${printable(text)}\n`);
    });
}

async function lookOf(
  { session, readyFile, inside = false, enforcing = false }: WaitReadyOptions,
  self: Command,
): Promise<() => Readiness | Promise<Readiness>> {
  if (session !== undefined) checkSessionId(session);
  if (readyFile !== undefined)
    return () => noteReadiness(readyFile, { sessionId: session ?? null, enforcing, inside });
  if (session === undefined)
    throw new CliError(ExitCode.usage, "say which session: --session ID, or --ready-file PATH");
  if (inside) {
    const why = "--inside needs --ready-file: the session's record does not name its canary";
    throw new CliError(ExitCode.usage, why);
  }
  const { dirs } = globalOptions(self);
  const { sessionReadiness } = await import("../app/ready/session-readiness.ts");
  return () => sessionReadiness(dirs, session, enforcing);
}
