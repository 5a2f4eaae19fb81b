/**
 * netmon learn: the least-privilege policy that sessions would have needed, as a configuration file. Reads the event
 * store only. Fails closed: anything not in the store is not allowed.
 */
import type { Command } from "commander";
import { currentConfig } from "../../analysis/learn/current-config.ts";
import { gather } from "../../analysis/learn/evidence.ts";
import { isEmpty, learnedPolicy } from "../../analysis/learn/learned-policy.ts";
import { modelAnswered, NO_ANSWER } from "../../analysis/learn/model-answered.ts";
import { ConfigFiles } from "../../clients/session-config.ts";
import { ExitCode } from "../exit-codes.ts";
import { globalOption } from "../options/global-definitions.ts";
import { globalOptions } from "../options/global-options.ts";
import { withSession } from "../options/session-option.ts";
import { withSince } from "../options/time-argument.ts";
import { learnedYaml } from "../output/learn-yaml.ts";
import { complain } from "../output/messages.ts";
import { type CliIo, print } from "../output/terminal.ts";
import { storedSession, withStore } from "../stored.ts";

interface LearnOptions {
  session?: string[];
  since?: number;
  includeBlocked?: true;
  config?: string;
  mcpConfig: string[];
  json?: true;
}

const HELP = `
A session of netmon run records everything needed. For netmon watch, give --all to watch, and its --config and
--mcp-config to learn: events do not say where the servers are.

Read the policy before you use it: not everything that a session did was right. Comments say how often and by
what each entry was used. --config gives servers and rules to keep. The end lists what was left out and which grants of --config nothing used.

Examples:
  netmon learn > netmon.yaml && netmon config check netmon.yaml
  netmon learn monday tuesday --config netmon.yaml > tighter.yaml
  netmon learn demo --since 1h --include-blocked
`;

export function register(program: Command, io: CliIo): void {
  const which = { about: "s, also those that have ended", otherwise: "the latest", several: true } as const;
  withSince(withSession(program.command("learn"), which))
    .option(
      "--include-blocked",
      "allow what was refused because it was not listed, too; denials by rule stay",
    )
    .addOption(globalOption("config"))
    .addOption(globalOption("mcpConfig"))
    .addOption(globalOption("json"))
    .addHelpText("after", HELP)
    .action((_: string[], options: LearnOptions, self: Command) =>
      withStore(globalOptions(self), (reader) => {
        const sessions = (options.session ?? [undefined]).map((name) => storedSession(reader, name, io));
        const { config = null, mcpConfig: mcpConfigs } = options;
        const files = new ConfigFiles({ config, mcpConfigs, env: io.env });
        const present = currentConfig(files.load().config, config);
        const evidence = gather(reader, {
          sessions: [...new Set(sessions)],
          since: options.since,
          includeBlocked: options.includeBlocked === true,
        });
        const policy = learnedPolicy(evidence, present);
        print(io, options, policy, () => learnedYaml(policy, present), 2);
        if (isEmpty(policy) && !modelAnswered(reader, policy.sessions)) {
          complain(io, NO_ANSWER);
          io.exitCode = ExitCode.noAnswer;
        }
      }),
    );
}
