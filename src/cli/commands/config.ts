/**
 * netmon config: check, show and describe the configuration. Touches no kernel and no network; only plugins are started.
 */
import type { Command } from "commander";
import { stringify } from "yaml";
import { askHere, checkPlugins } from "../../app/tools/plugin-reports.ts";
import { importClientConfig, type MergedConfig } from "../../clients/config-files/import.ts";
import { ConfigFiles } from "../../clients/session-config.ts";
import type { Config, DeclaredServer } from "../../config/config.ts";
import { ConfigError } from "../../config/error.ts";
import { inputFile, reading } from "../../config/input-file.ts";
import { configJsonSchemaText } from "../../config/json-schema.ts";
import { loadConfig } from "../../config/parse.ts";
import { shownConfig } from "../../config/show.ts";
import { configWarnings } from "../../config/warnings.ts";
import { layerOutcomes } from "../../decision/layer-outcomes.ts";
import { shownUrl } from "../../event/shown-url.ts";
import { MAX_CLIENT_FILE_BYTES } from "../../files/input.ts";
import { type Decision, decideServer, serverPolicy } from "../../policy/server.ts";
import { ExitCode } from "../exit-codes.ts";
import { type FileOptions, usage, withFileOptions } from "../options/shared-options.ts";
import { columns } from "../output/layout.ts";
import { complain } from "../output/messages.ts";
import { postureLines } from "../output/posture-table.ts";
import { type CliIo, jsonText, type Painter, print, printable } from "../output/terminal.ts";
import { inToolPlace } from "./tools.ts";

const CHECK_HELP = `
Every problem in every file is listed with line and column. If there are none, netmon shows how each layer treats undeclared,
unknown and unreadable items, and the policy's verdict on each server. FILE - is standard input. Plugins that the file
names are started in their sandboxes, asked for their operations, and ended (20 s at most).
Exit code: 0 valid, 2 not valid.

Examples:
  netmon config check netmon.yaml
  netmon config check netmon.yaml --mcp-config .mcp.json --mcp-config ~/.codex/config.toml
  generate-policy | netmon config check - --json
`;

const SHOW_HELP = `
Defaults are filled in. Values of headers and environments and queries of URLs are hidden. The output is a
valid configuration.

Examples:
  netmon config show netmon.yaml
  netmon config show --mcp-config .cursor/mcp.json --json
`;

const SCHEMA_HELP = `
Editors use it to complete and check the file as you type.

Example:
  netmon config schema > netmon.schema.json
  # yaml-language-server: $schema=./netmon.schema.json   (first line of netmon.yaml)
`;

export function register(program: Command, io: CliIo): void {
  const config = program.command("config");
  withFileOptions(config.command("check [file]"))
    .description("check a configuration, show what each layer does and the verdict on each server")
    .addHelpText("after", CHECK_HELP)
    .action((file: string | undefined, options: FileOptions) => check(filesOf(file, options), options, io));
  withFileOptions(config.command("show [file]"))
    .description("show the configuration in force, defaults included, secrets hidden")
    .addHelpText("after", SHOW_HELP)
    .action((file: string | undefined, options: FileOptions) => show(filesOf(file, options), options, io));
  config
    .command("schema")
    .description("print the JSON Schema of the configuration file")
    .addHelpText("after", SCHEMA_HELP)
    .action(() => {
      io.stdout.write(configJsonSchemaText());
    });
}

interface Files {
  config: string | null;
  mcpConfigs: string[];
}

function filesOf(file: string | undefined, options: FileOptions): Files {
  if (file !== undefined && options.config !== undefined)
    throw usage("give the file as an argument or with --config, not both");
  const given = file ?? options.config ?? null;
  return { config: given === "-" ? "/dev/stdin" : given, mcpConfigs: options.mcpConfig };
}

/** Returns the errors of every file, so that all can be fixed at once. */
function errorsOf(files: Files, env: NodeJS.ProcessEnv): ConfigError[] {
  const errors: ConfigError[] = [];
  const attempt = (parse: () => void): void => {
    try {
      parse();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      errors.push(error);
    }
  };
  const { config } = files;
  if (config !== null) attempt(() => reading(config, () => loadConfig(config)));
  for (const file of files.mcpConfigs)
    attempt(() => importClientConfig(file, inputFile(file, MAX_CLIENT_FILE_BYTES).toString("utf8"), env));
  return errors;
}

/** Returns the errors that only the plugins themselves can report. */
async function pluginErrors(files: Files, io: CliIo): Promise<ConfigError[]> {
  const { config } = load(files, io);
  if (config.mcp_proxy.plugin_tools.length === 0) return [];
  try {
    await inToolPlace(io, (place) => checkPlugins(files.config, config, place, askHere));
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [error];
  }
}

async function check(files: Files, options: FileOptions, io: CliIo): Promise<void> {
  if (files.config === null && files.mcpConfigs.length === 0)
    throw usage("nothing to check: name a file, e.g. netmon config check netmon.yaml");
  const own = errorsOf(files, io.env);
  const errors = own.length > 0 ? own : await pluginErrors(files, io);
  if (errors.length > 0) {
    io.exitCode = ExitCode.usage;
    const problems = errors.flatMap((e) => e.problems.map((problem) => ({ file: e.file, ...problem })));
    if (options.json) io.stdout.write(`${jsonText({ valid: false, problems }, 2)}\n`);
    else for (const error of errors) complain(io, error.message);
    return;
  }
  const loaded = load(files, io);
  const servers = decisionsOf(loaded.config);
  const layers = layerOutcomes(loaded.config);
  const warnings = configWarnings(loaded.config);
  const { skipped } = loaded;
  const shown = servers.map(({ server: { id, type, source }, decision }) => ({
    id,
    type,
    source,
    ...decision,
  }));
  const text = ({ paint }: Painter): string => {
    const names = [...(files.config === null ? [] : [files.config]), ...files.mcpConfigs];
    const note = (label: string, reason: string): string => `${paint("yellow", label)}  ${printable(reason)}`;
    const lines = [
      `${paint("green", "valid")}  ${names.map(printable).join(", ")}`,
      ...postureLines(layers, loaded.config),
      ...serverLines(servers),
      ...skipped.map(({ name, source, why }) => note("skipped", `${name} ${why} (${source})`)),
      ...warnings.map(({ path, message }) => note("warning", `${path}: ${message}`)),
    ];
    return `${lines.join("\n")}\n`;
  };
  print(io, options, { valid: true, layers, servers: shown, skipped, warnings }, text, 2);
}

function load(files: Files, io: CliIo): MergedConfig {
  return new ConfigFiles({ ...files, env: io.env }).load();
}

function decisionsOf(config: Config): { server: DeclaredServer; decision: Decision }[] {
  const { mcp, network } = config.sandbox;
  const policy = serverPolicy(
    mcp,
    mcp.servers.map((s) => s.id),
    network.fail_closed,
  );
  return mcp.servers.map((server) => ({ server, decision: decideServer(policy, server.id) }));
}

function serverLines(servers: readonly { server: DeclaredServer; decision: Decision }[]): string[] {
  const rows = servers.map(({ server, decision }) => {
    const where = server.url === null ? `stdio ${server.command ?? ""}` : shownUrl(server.url);
    return [decision.action, server.id, where, decision.rule ?? decision.reason].map(printable);
  });
  return columns(rows);
}

function show(files: Files, options: FileOptions, io: CliIo): void {
  const shown = shownConfig(load(files, io).config);
  print(io, options, shown, () => stringify(shown, { aliasDuplicateObjects: false }), 2);
}
