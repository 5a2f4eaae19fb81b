/**
 * netmon report: what happened in a session, what does not match, and what netmon could not see. Reads the event store
 * only; the session may still be running.
 */
import { type Command, Option } from "commander";
import { DEFAULT_WINDOW_MS, type SessionReport, sessionReport } from "../../analysis/report/report.ts";
import { runningLayers } from "../../analysis/report/running-layers.ts";
import { errorMessage } from "../../errors/error-message.ts";
import { OutputFile } from "../../files/output-file.ts";
import { netmonPackage } from "../../native/built-file.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { globalOption } from "../options/global-definitions.ts";
import { globalOptions } from "../options/global-options.ts";
import { withSession } from "../options/session-option.ts";
import { parseSpan } from "../options/time-argument.ts";
import { say } from "../output/messages.ts";
import { reportHtml } from "../output/report-html.ts";
import { reportText } from "../output/report-text.ts";
import { type CliIo, print } from "../output/terminal.ts";
import { ownServedSessions } from "../served.ts";
import { storedSession, withStore } from "../stored.ts";

interface ReportCommandOptions {
  session?: string;
  window: number;
  html?: string;
  json?: true;
}

const HELP = `
Findings need two layers. A connection that no tool call explains needs the LLM proxy (netmon proxy). A call whose
server was never contacted needs the kernel layer (netmon watch). A call that no model asked for needs the LLM
proxy and a shim or gateway (netmon shim, netmon gateway). The report begins with which layers ran when.

Examples:
  sudo netmon report
  sudo netmon report demo --html demo.html          # one file to mail or print
  sudo netmon report demo --json | jq '.findings[] | select(.severity == "warning")'
`;

export function register(program: Command, io: CliIo): void {
  const command = program.command("report");
  withSession(command, { about: ", also one that has ended", otherwise: "the latest" })
    .addOption(
      new Option("--window <time>", "attribute a connection to a call up to this long before it")
        .argParser(parseSpan)
        .default(DEFAULT_WINDOW_MS, "60s"),
    )
    .addOption(
      new Option("--html <file>", "write the whole report to this file, without scripts or links").conflicts(
        "json",
      ),
    )
    .addOption(globalOption("json"))
    .addHelpText("after", HELP)
    .action((_: string | undefined, options: ReportCommandOptions, self: Command) =>
      withStore(globalOptions(self), async (reader) => {
        const session = storedSession(reader, options.session, io);
        const served = (await ownServedSessions(globalOptions(self), io)) ?? [];
        const running = runningLayers(globalOptions(self).dirs, session, served);
        const report = sessionReport(reader, session, { windowMs: options.window, running });
        if (options.html !== undefined) return writeHtml(options.html, report, io);
        print(io, options, report, (paint) => reportText(report, paint, globalOptions(self).stateDir), 2);
      }),
    );
}

/** Throws CliError. The file holds the agent's calls and destinations: only its owner may read it. */
function writeHtml(file: string, report: SessionReport, io: CliIo): void {
  const text = reportHtml(report, { version: netmonPackage().version, made: new Date().toISOString() });
  try {
    new OutputFile(file, { mode: 0o600 }).write(text);
  } catch (error) {
    throw new CliError(ExitCode.state, `--html ${file} cannot be written: ${errorMessage(error)}`);
  }
  say(io, `${file} has the report of session ${report.session_id}`);
}
