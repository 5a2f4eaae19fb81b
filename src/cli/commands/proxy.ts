/**
 * netmon proxy: finds the tool calls in a model's responses, judges them and, in enforce, blocks them before the agent
 * acts. Needs no root and no kernel layer.
 */
import { type Command, Option } from "commander";
import { Layers } from "../../app/layers.ts";
import { ConfigFiles } from "../../clients/session-config.ts";
import { PolicySource } from "../../watch/policy/policy-source.ts";
import { type LongRunningOptions, longRunning, withLongRunning } from "../long-running.ts";
import { globalOption } from "../options/global-definitions.ts";
import {
  failClosedOption,
  modeOption,
  overridesOf,
  type PolicyOptions,
  portNumber,
} from "../options/shared-options.ts";
import { proxyCountersLine, proxyLine } from "../output/layer-summary.ts";
import type { CliIo } from "../output/terminal.ts";
import { runUntilEnd } from "../until-end.ts";

interface ProxyCommandOptions extends PolicyOptions, LongRunningOptions {
  port?: number;
}

const HELP = `
netmon env prints the settings for agents. The proxy listens on 127.0.0.1 only and passes requests on as they are.
It does not see what an agent sends elsewhere; netmon watch does.

Signals: SIGHUP reads the config again (so does a change of the file); SIGTERM and SIGINT end it.

If something cannot be read, observe passes and counts it, enforce refuses it. A new policy that cannot be applied
leaves the old one in force. When an enforcing proxy ends, the agent is cut off from the model.

Examples:
  netmon proxy --session demo --config netmon.yaml
  netmon proxy --session demo --mcp-config .mcp.json --mode enforce --fail-closed --port 8484
  eval "$(netmon env --session demo --for claude)"       in the agent's terminal
`;

export function register(program: Command, io: CliIo): void {
  const command = program
    .command("proxy")
    .requiredOption("--session <id>", "name the session")
    .addOption(globalOption("config"))
    .addOption(globalOption("mcpConfig"))
    .addOption(new Option("--port <n>", "override proxy.port; 0: a free one").argParser(portNumber))
    .addOption(modeOption())
    .addOption(failClosedOption())
    .addHelpText("after", HELP)
    .action(async (options: ProxyCommandOptions, command: Command) => {
      io.exitCode = await runProxy(options, command, io);
    });
  withLongRunning(command, "this file once listening and servers are queried");
}

async function runProxy(options: ProxyCommandOptions, command: Command, io: CliIo): Promise<number> {
  const { config, mcpConfig: mcpConfigs, port } = options;
  const running = longRunning(options, command, io);
  const { sessionId, dirs, log, output } = running;
  const files = new ConfigFiles({ config, mcpConfigs, env: io.env });
  const policySource = new PolicySource(files, overridesOf(options), log);
  return runUntilEnd(running, {
    files,
    start: async () => {
      const layers = await Layers.start<"llm">(
        {
          sessionId,
          dirs,
          service: "proxy",
          proxyPort: port,
          gateway: null,
          kernel: "netmon proxy has none",
        },
        { policySource, output: output.emit, log },
      );
      await layers.ready;
      return layers;
    },
    facts: ({ llm }) => llm.started(),
    announce: ({ llm }) => llm.announce(),
    lines: ({ llm }) => [
      `session ${sessionId}: ${proxyLine(llm, policySource.config, policySource.registry)}`,
    ],
    counted: (_, { llm }) => proxyCountersLine(llm.counters),
  });
}
