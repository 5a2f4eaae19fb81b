/** netmon trace: one tool call as every layer saw it, from the event store. */
import type { Command } from "commander";
import { runningLayers } from "../../analysis/report/running-layers.ts";
import { findCalls, MAX_CALLS, traceCall } from "../../analysis/trace/trace.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { globalOption } from "../options/global-definitions.ts";
import { globalOptions } from "../options/global-options.ts";
import { withSession } from "../options/session-option.ts";
import { say } from "../output/messages.ts";
import { type CliIo, type Painter, print } from "../output/terminal.ts";
import { traceJson, traceText } from "../output/trace-text.ts";
import { elsewhere, storedSession, withStore } from "../stored.ts";

const HELP = `
ID is the provider's id of a call (toolu_..., call_...), or of a request (req_...) for all calls in its answer. Each
event says how it was matched to the call; "weak" ones may belong to another call.

Examples:
  sudo netmon trace toolu_01A09q90qw90lq917835lq9
  sudo netmon trace req_01K9Z3N8V7T2C4D5E6F7G8H9JK --json
`;

export function register(program: Command, io: CliIo): void {
  withSession(program.command("trace").argument("<id>", "the id of a call or a request"), {
    otherwise: "all of them",
  })
    .option("--bodies", "include stored bodies of request and answer")
    .addOption(globalOption("json"))
    .addHelpText("after", HELP)
    .action((id: string, _: string | undefined, options: TraceOptions, self: Command) =>
      trace(id, options, self, io),
    );
}

interface TraceOptions {
  session?: string;
  bodies?: true;
  json?: true;
}

async function trace(id: string, options: TraceOptions, self: Command, io: CliIo): Promise<void> {
  await withStore(globalOptions(self), (reader) => {
    const session = options.session && storedSession(reader, options.session, io);
    const calls = findCalls(reader, id, session);
    if (calls.length === 0) {
      const where = session === undefined ? "" : ` in session ${session}`;
      throw new CliError(
        ExitCode.target,
        `no tool call or request ${id} is stored${where}: netmon events --calls shows what is${elsewhere()}`,
      );
    }
    if (calls.length === MAX_CALLS)
      say(io, `${id} stands for many calls: only the newest ${MAX_CALLS} are shown`);
    const { dirs } = globalOptions(self);
    const traces = calls.map((call) => traceCall(reader, call, (session) => runningLayers(dirs, session)));
    const { bodies = false } = options;
    const text = (painter: Painter) => traces.map((one) => traceText(one, bodies, painter)).join("\n");
    print(io, options, { traces: traces.map((one) => traceJson(one, bodies)) }, text, 2);
  });
}
