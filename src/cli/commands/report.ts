/**
 * netmon report: what happened in a session, what does not match, and what netmon could not see. Reads the event store
 * only; the session may still be running.
 */
import { type Command, Option } from "commander";
import { DEFAULT_WINDOW_MS, sessionReport } from "../../analysis/report/report.ts";
import { runningLayers } from "../../analysis/report/running-layers.ts";
import { globalOptions } from "../options/global-options.ts";
import { withSession } from "../options/session-option.ts";
import { parseSpan } from "../options/time-argument.ts";
import { reportText } from "../output/report-text.ts";
import { type CliIo, print } from "../output/terminal.ts";
import { storedSession, withStore } from "../stored.ts";

interface ReportCommandOptions {
  session?: string;
  window: number;
  json?: true;
}

const HELP = `
Findings need two layers. A connection that no tool call explains needs the LLM proxy (netmon proxy). A call whose
server was never contacted needs the kernel layer (netmon watch). A call that no model asked for needs the LLM
proxy and a shim or gateway (netmon shim, netmon gateway). The report begins with which layers ran when.

Examples:
  sudo netmon report
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
    .option("--json", "print one JSON object")
    .addHelpText("after", HELP)
    .action((_: string | undefined, options: ReportCommandOptions, self: Command) =>
      withStore(globalOptions(self), (reader) => {
        const session = storedSession(reader, options.session, io);
        const running = runningLayers(globalOptions(self).dirs, session);
        const report = sessionReport(reader, session, { windowMs: options.window, running });
        print(io, options, report, (paint) => reportText(report, paint, globalOptions(self).stateDir), 2);
      }),
    );
}
