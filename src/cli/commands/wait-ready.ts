/** netmon wait-ready: waits until a session is attached and verified. A readiness probe, and a gate before an agent. */
import { type Command, Option } from "commander";
import { checkSessionId } from "../../state/paths.ts";
import { noteReadiness, type Readiness, waitUntilReady } from "../../watch/ready/ready-note.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { globalOption } from "../options/global-definitions.ts";
import { globalOptions } from "../options/global-options.ts";
import { withSession } from "../options/session-option.ts";
import { usage } from "../options/shared-options.ts";
import { parseDuration } from "../options/time-argument.ts";
import { type CliIo, jsonText, printable } from "../output/terminal.ts";

interface WaitReadyOptions {
  session?: string;
  readyFile?: string;
  timeout: number;
  enforcing?: boolean;
  inside?: boolean;
  quiet?: boolean;
  json?: true;
}

const HELP = `
Without --ready-file it reads the session's record: for a probe in netmon's own container, or on the host. A session whose netmon
is gone is not ready, pinned or not.

--ready-file reads the file that netmon watch --ready-file wrote: for the agent's container, which shares a volume
with netmon. --inside also requires the kernel to refuse the session's canary to this process. So a file left by an
earlier container does not count, and no agent starts unguarded.

Exit code: 0 ready, 14 not ready in time; --json prints its object in both cases.

Examples:
  netmon wait-ready agent --timeout 1s --enforcing
  netmon wait-ready --ready-file /run/ready/agent.json --inside --enforcing && exec my-agent
`;

export function register(program: Command, io: CliIo): void {
  const about = " whose record is read, or which the file must name";
  withSession(program.command("wait-ready"), { about, otherwise: "$NETMON_SESSION" })
    .option("--ready-file <path>", "read this file of netmon watch instead of the session's record")
    .option("--enforcing", "count only enforce mode as ready")
    .option("--inside", "require this process to be in the session, with --ready-file")
    .addOption(
      new Option("--timeout <time>", "give up after this time")
        .argParser(parseDuration)
        .default(30_000, "30s"),
    )
    .option("--quiet", "print nothing when ready")
    .addOption(globalOption("json"))
    .addHelpText("after", HELP)
    .action(async (_: string | undefined, options: WaitReadyOptions, self: Command) => {
      const { ready, text } = await waitUntilReady(await lookOf(options, self, io.env), options.timeout);
      if (options.json) io.stdout.write(`${jsonText({ ready, detail: text })}\n`);
      if (!ready) throw new CliError(ExitCode.notReady, `not ready: ${text}`);
      if (!options.quiet && !options.json) io.stdout.write(`ready: ${printable(text)}\n`);
    });
}

async function lookOf(
  { session: named, readyFile, inside = false, enforcing = false }: WaitReadyOptions,
  self: Command,
  env: NodeJS.ProcessEnv,
): Promise<() => Readiness | Promise<Readiness>> {
  const session = named ?? (env.NETMON_SESSION || undefined);
  if (session !== undefined) checkSessionId(session);
  if (readyFile !== undefined)
    return () => noteReadiness(readyFile, { sessionId: session ?? null, enforcing, inside });
  if (session === undefined) throw usage("name the session, or give --ready-file PATH");
  if (inside) throw usage("--inside needs --ready-file: the session's record does not name its canary");
  const { dirs } = globalOptions(self);
  const { sessionReadiness } = await import("../../watch/ready/session-readiness.ts");
  return () => sessionReadiness(dirs, session, enforcing);
}
