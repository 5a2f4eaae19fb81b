/**
 * netmon learn: the least-privilege policy that sessions would have needed, as a configuration file. Reads the event
 * store only.
 *
 * Direction of failure: closed. What the store does not say is not allowed.
 */
import type { Command } from "commander";
import { gather } from "../app/learn/evidence.ts";
import { learnedPolicy } from "../app/learn/learned-policy.ts";
import { presentOf } from "../app/learn/present.ts";
import { ConfigFiles } from "../app/watch/config-files.ts";
import { globalOptions } from "./global-options.ts";
import { learnedYaml } from "./learn-yaml.ts";
import { requireSession, withStore } from "./stored.ts";
import { type CliIo, jsonText } from "./terminal.ts";
import { parseMoment } from "./time-argument.ts";

interface LearnOptions {
  session: string[];
  since?: number;
  includeBlocked?: true;
  config?: string;
  mcpConfig: string[];
  json?: true;
}

const HELP = `
Sessions of netmon run record everything that this needs. Of a session of netmon watch, give --all to watch, and its
--config and --mcp-config to learn as well: where its servers are is not in the events.

The policy is to be read before it is used: what a session did is not what it should have done. Comments say how often
and by what each entry was used; at the end stands what was left out, and which grants of --config nothing used.

Examples:
  netmon learn --session demo > netmon.yaml && netmon config check netmon.yaml
  netmon learn --session monday --session tuesday --config netmon.yaml > tighter.yaml
  netmon learn --session demo --since 1h --include-blocked
`;

export function registerLearn(program: Command, io: CliIo): void {
  const collect = (value: string, all: string[] = []): string[] => [...all, value];
  program
    .command("learn")
    .summary("write the least-privilege policy that a session would have needed")
    .description("Prints a configuration that allows what sessions did, and nothing else.")
    .requiredOption("--session <id>", "the session, also one that has ended; may be repeated", collect)
    .option(
      "--since <time>",
      "only what happened since: 10m, 2h, today or an RFC 3339 time",
      (text: string) => parseMoment(text),
    )
    .option(
      "--include-blocked",
      "allow what was refused for not being listed, too; what a rule denies stays out",
    )
    .option(
      "--config <file>",
      "the present configuration: its servers, the rules to keep, and what it allows in vain",
    )
    .option("--mcp-config <file>", "configuration of an MCP client, also several times", collect, [])
    .option("--json", "one JSON object: what was learned, and from what")
    .addHelpText("after", HELP)
    .action((options: LearnOptions, self: Command) =>
      withStore(globalOptions(self), (reader) => {
        for (const session of options.session) requireSession(reader, session);
        const files = new ConfigFiles({
          config: options.config ?? null,
          mcpConfigs: options.mcpConfig,
          env: io.env,
        });
        const present = presentOf(files.load().config, options.config ?? null);
        const evidence = gather(reader, {
          sessions: [...new Set(options.session)],
          since: options.since,
          includeBlocked: options.includeBlocked === true,
        });
        const policy = learnedPolicy(evidence, present);
        io.stdout.write(options.json ? `${jsonText(policy, 2)}\n` : learnedYaml(policy, present));
      }),
    );
}
