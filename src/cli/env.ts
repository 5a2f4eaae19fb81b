/**
 * netmon env: the settings that make an agent use the session's LLM proxy, for the shell or as JSON. Read-only. Fails
 * closed: without a running proxy there are no settings.
 */
import { type Command, Option } from "commander";
import type { Agent, ProxiedSettings } from "../agents/agent.ts";
import { AGENT_NAMES, AGENTS, agentNamed } from "../agents/agents.ts";
import { placeholderVariables } from "../agents/given-placeholders.ts";
import { sdkEnvironment } from "../agents/model-address.ts";
import { noProxy, noProxyLines } from "../agents/no-proxy.ts";
import { AgentFiles } from "../clients/servers/agent-files.ts";
import { chooseAccount } from "../files/account.ts";
import { isServing } from "../state/listener-record.ts";
import { type ProxyRecord, readProxy, runningProxies } from "../state/proxy-record.ts";
import { CliError, ExitCode } from "./exit-codes.ts";
import { globalOption } from "./options/global-definitions.ts";
import { type GlobalOptions, globalOptions } from "./options/global-options.ts";
import { withSession } from "./options/session-option.ts";
import { usage } from "./options/shared-options.ts";
import { warn } from "./output/messages.ts";
import { type CliIo, print } from "./output/terminal.ts";

interface EnvOptions {
  session?: string;
  for?: string;
  json?: true;
}

const HELP = `
Codex reads no environment variable for this: its options are printed as a comment, and with --json as args. The
output holds no secrets. For a session that root watches, use sudo netmon env.

Examples:
  eval "$(netmon env --session demo --for claude)"; claude
  netmon env demo                                          settings for all agents
  netmon env demo --for codex --json
`;

export function register(program: Command, io: CliIo): void {
  withSession(program.command("env"), {
    about: " of netmon proxy or netmon watch",
    otherwise: "the only one",
  })
    .addOption(new Option("--for <agent>", "print only what this agent needs").choices(AGENT_NAMES))
    .addOption(globalOption("json"))
    .addHelpText("after", HELP)
    .action((_: string | undefined, options: EnvOptions, self: Command) => {
      const global = globalOptions(self);
      const record = serving(options.session ?? onlyOne(global), global);
      if (record.mode === "observe")
        warn(io, `the proxy of session ${record.session_id} only observes: nothing is blocked`);
      const agent = agentNamed(options.for ?? null);
      const given = placeholdersFor(record, agent, io.env);
      print(io, options, shown(record, agent, io.env, given), () => shell(record, agent, given), 2);
    });
}

/** Never chooses among several: each has its own policy. Throws CliError. */
function onlyOne({ dirs }: GlobalOptions): string {
  const [one, ...others] = runningProxies(dirs).map(({ session_id }) => session_id);
  if (one !== undefined && others.length === 0) return one;
  if (one !== undefined)
    throw usage(`several LLM proxies are running: name one of ${[one, ...others].join(", ")}`);
  const text = `no LLM proxy is running (${dirs.run}): start one with netmon proxy --session ID`;
  throw new CliError(ExitCode.target, text);
}

/** Returns the record of a running proxy. Throws CliError, StateError. */
function serving(session: string, { dirs, stateDir }: GlobalOptions): ProxyRecord {
  const record = readProxy(dirs, session);
  const again = `netmon proxy --session ${session}${stateDir === undefined ? "" : ` --state-dir ${stateDir}`}`;
  if (record === null) {
    const mine = stateDir === undefined && process.geteuid?.() !== 0;
    throw new CliError(
      ExitCode.target,
      `session ${session} has no LLM proxy (${dirs.run}): start one with ${again}, or netmon watch with ` +
        `proxy.mode: embedded${mine ? ". If root runs it: sudo netmon env" : ""}`,
    );
  }
  if (!isServing(record))
    throw new CliError(
      ExitCode.target,
      `the LLM proxy of session ${session} (${record.url}, pid ${record.pid}) is gone: restart it with ${again}`,
    );
  return record;
}

function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

const exports = (env: Record<string, string>): string[] =>
  Object.entries(env).map(([name, value]) => `export ${name}=${quoted(value)}`);

/** Placeholders of the session's credentials, for one agent or any. */
function placeholdersFor(
  { placeholders = [] }: ProxyRecord,
  agent: Agent | null,
  env: NodeJS.ProcessEnv,
): { env: Record<string, string>; notes: readonly string[] } {
  const files = new AgentFiles(chooseAccount(undefined, env));
  const around = { cwd: process.cwd(), home: env.HOME ?? "/", env, files };
  return placeholderVariables(placeholders, agent === null ? AGENTS : [agent], around);
}

/** Options of an agent that reads no variable, as comments. */
function optionLines({ name, proxiedIn }: Agent, { args = [], config = "" }: ProxiedSettings): string[] {
  if (proxiedIn === undefined) return [];
  const place = config.includes("\n") ? `${proxiedIn}:\n${config}` : `${proxiedIn}: ${config}`;
  const lines =
    args.length > 0
      ? [`${name}: ${name} ${args.map(quoted).join(" ")}`, `or in ${place}`]
      : [`${name}: in ${place}`];
  return lines.flatMap((line) => line.split("\n").map((one) => `# ${one}`));
}

function shell({ url }: ProxyRecord, agent: Agent | null, given: ReturnType<typeof placeholdersFor>): string {
  const agents = agent === null ? AGENTS.filter(({ onlyNamed }) => onlyNamed !== true) : [agent];
  const settings = agents.map((one) => [one, one.proxied(url)] as const);
  const env = Object.assign(agent === null ? sdkEnvironment(url) : {}, ...settings.map(([, { env }]) => env));
  const lines = [...exports(env), ...settings.flatMap(([one, its]) => optionLines(one, its))];
  const notes = given.notes.map((note) => `# ${note}`);
  return `${[...lines, ...exports(given.env), ...notes, ...noProxyLines()].join("\n")}\n`;
}

function shown(
  record: ProxyRecord,
  agent: Agent | null,
  env: NodeJS.ProcessEnv,
  given: ReturnType<typeof placeholdersFor>,
): object {
  const { session_id, url, pid, mode, fail_closed, providers } = record;
  const settings = (of: Agent): ProxiedSettings => {
    const own = of.proxied(url);
    return { ...own, env: { ...own.env, ...given.env, ...noProxy(env) } };
  };
  const about = { session_id, url, pid, mode, fail_closed, providers };
  if (agent !== null) return { ...about, ...settings(agent) };
  const agents = Object.fromEntries(AGENTS.map((one) => [one.name, settings(one)]));
  return { ...about, env: { ...sdkEnvironment(url), ...given.env, ...noProxy(env) }, agents };
}
