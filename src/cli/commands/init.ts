/**
 * netmon init: a first policy from what is on this machine, after two questions or by options. Needs no root and starts nothing.
 * Fails closed: a file that exists stays, and nothing is written unless netmon would use it.
 */
import { existsSync } from "node:fs";
import { type Command, InvalidArgumentError } from "commander";
import type { Agent } from "../../agents/agent.ts";
import { AGENT_NAMES, agentNamed } from "../../agents/agents.ts";
import { type FirstPolicy, firstPolicy } from "../../app/init/first-policy.ts";
import { type FoundAgent, foundAgents, likelyPresets } from "../../app/init/found-agents.ts";
import { AgentFiles } from "../../clients/servers/agent-files.ts";
import { parseConfig } from "../../config/parse.ts";
import { PRESET_NAMES, type PresetName } from "../../config/presets.ts";
import { errorMessage } from "../../errors/error-message.ts";
import { chooseAccount, environmentFor } from "../../files/account.ts";
import { OutputFile } from "../../files/output-file.ts";
import { callersEnvironment } from "../callers-environment.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { globalOption } from "../options/global-definitions.ts";
import { presetNames, presetOption } from "../options/preset-option.ts";
import { choice, usage } from "../options/shared-options.ts";
import { initYaml } from "../output/init-yaml.ts";
import { plural } from "../output/layout.ts";
import { Questions } from "../output/questions.ts";
import { type CliIo, print, printable } from "../output/terminal.ts";

interface InitOptions {
  agent?: string;
  preset?: PresetName[];
  stdout?: true;
  force?: true;
  json?: true;
}

const HELP = `
The policy enforces: it declares the MCP servers of the agent's own files, its model if that is not the vendor's, and
the hosts of presets, and refuses all others. It has no values that may be secrets. FILE is netmon.yaml here by default.

On a terminal, netmon asks for the agent and the presets. Without one, or with --agent and --preset, it asks nothing: the agent
has to be the only one found, and the presets are those of the agent, of the project's files and of the servers' commands.

Examples:
  netmon init
  netmon init --agent claude --preset claude,npm,github
  netmon init --stdout | netmon config check -
`;

export function register(program: Command, io: CliIo): void {
  program
    .command("init")
    .argument("[file]", "the configuration to write", "netmon.yaml")
    .addOption(
      choice("--agent <kind>", "write it for this agent; none: for any command", [...AGENT_NAMES, "none"]),
    )
    .addOption(presetOption("allow the hosts of these presets (docs/presets.md), or none"))
    .option("--stdout", "print the configuration, and write nothing")
    .option("--force", "write over the file if it exists")
    .addOption(globalOption("json"))
    .addHelpText("after", HELP)
    .action((file: string, options: InitOptions) => init(file, options, io));
}

async function init(file: string, options: InitOptions, io: CliIo): Promise<void> {
  // before the questions, whose answers would be lost
  if (options.stdout !== true && options.force !== true && existsSync(file)) throw alreadyThere(file);
  const around = surroundings(io);
  const found = foundAgents(around);
  const questions = io.stdin.isTTY === true && io.stderr.isTTY === true ? new Questions(io) : null;
  let policy: FirstPolicy;
  let presets: PresetName[];
  try {
    const agent = await chosenAgent(options.agent, found, questions);
    policy = firstPolicy(agent, around);
    const servers = policy.servers.map(({ declared }) => declared);
    presets = await chosenPresets(options.preset, likelyPresets(agent, servers, around.cwd), questions);
  } finally {
    questions?.close();
  }
  const text = initYaml(policy, presets);
  parseConfig(file, text);
  if (options.stdout === true) {
    io.stdout.write(text);
    return;
  }
  write(file, text, options.force === true);
  const { agent, providers, leftOut: left_out } = policy;
  const servers = policy.servers.map(({ entry, notes }) => ({ ...entry, notes }));
  const facts = { file, agent: agent?.name ?? null, presets, servers, providers, left_out };
  print(io, options, facts, () => `${summary(file, policy, presets).map(printable).join("\n")}\n`, 2);
}

function surroundings(io: CliIo) {
  const env = callersEnvironment(io.env);
  const account = chooseAccount(undefined, env);
  const agentEnv = environmentFor(account, env, process.geteuid?.() ?? 0);
  const home = agentEnv.HOME ?? account.home ?? "/";
  return { cwd: process.cwd(), home, env: agentEnv, files: new AgentFiles(account) };
}

async function chosenAgent(
  given: string | undefined,
  found: readonly FoundAgent[],
  questions: Questions | null,
): Promise<Agent | null> {
  const [first, ...others] = found.map(({ agent }) => agent.name);
  if (given !== undefined) return agentNamed(given);
  if (questions !== null) {
    for (const { agent, at } of found) questions.say(`found ${agent.title}: ${at}`);
    const proposed = first ?? "none";
    return questions.ask(
      "Which agent?",
      "claude, codex, ..., or none for any command",
      proposed,
      (answer) => {
        if (answer !== "none" && !AGENT_NAMES.includes(answer))
          throw new InvalidArgumentError(`The agents are ${AGENT_NAMES.join(", ")}, or none.`);
        return agentNamed(answer);
      },
    );
  }
  if (first === undefined)
    throw usage(
      "no agent was found on PATH or by its files in the home: say which by --agent (none: any command)",
    );
  if (others.length > 0)
    throw usage(`several agents were found (${[first, ...others].join(", ")}): choose one by --agent`);
  return agentNamed(first);
}

function chosenPresets(
  given: PresetName[] | undefined,
  likely: PresetName[],
  questions: Questions | null,
): PresetName[] | Promise<PresetName[]> {
  if (given !== undefined || questions === null) return given ?? likely;
  const proposed = likely.join(",") || "none";
  return questions.ask("Which hosts besides?", `${PRESET_NAMES.join(",")}; or none`, proposed, presetNames);
}

function write(file: string, text: string, force: boolean): void {
  const output = new OutputFile(file, { mode: 0o644 });
  let made = true;
  try {
    if (force) output.write(text);
    else made = output.create(text);
  } catch (error) {
    throw new CliError(ExitCode.usage, `${file} cannot be written: ${errorMessage(error)}`, { cause: error });
  }
  if (!made) throw alreadyThere(file);
}

function alreadyThere(file: string): CliError {
  return usage(
    `${file} exists and stays as it is: give another name, --force to replace it, or --stdout to see the new one`,
  );
}

function summary(
  file: string,
  { agent, servers, leftOut }: FirstPolicy,
  presets: readonly PresetName[],
): string[] {
  const program = agent?.name ?? "COMMAND";
  const hosts = presets.length === 0 ? "no presets" : presets.join(", ");
  return [
    `wrote ${file}: ${agent?.title ?? "any command"}, ${plural(servers.length, "MCP server")}, ${hosts}`,
    ...leftOut.map((one) => `left out: ${one}`),
    `start it:   netmon run --config ${file} -- ${program}`,
    `try first:  netmon run --config ${file} --mode observe -- ${program}   refuses nothing, and reports what it would`,
  ];
}
