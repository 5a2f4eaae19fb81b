/**
 * netmon config: check, show and describe the configuration. Touches no kernel and no network; only plugins are started.
 */
import type { Command } from "commander";
import { Document } from "yaml";
import { credentialWarnings } from "../../app/credential-warnings.ts";
import { askHere, checkPlugins } from "../../app/tools/plugin-reports.ts";
import { importClientConfig, type MergedConfig } from "../../clients/config-files/import.ts";
import { ConfigFiles } from "../../clients/session-config.ts";
import { underCeiling, withoutCeiling } from "../../config/ceiling/ceiling.ts";
import { CEILING_DIRECTORY, ceilingFiles, readCeiling } from "../../config/ceiling/ceiling-files.ts";
import { explained } from "../../config/ceiling/explained.ts";
import { placeText } from "../../config/ceiling/placed.ts";
import type { Config, DeclaredServer, Destination } from "../../config/config.ts";
import { MAX_CONFIG_BYTES } from "../../config/document.ts";
import { ConfigError } from "../../config/error.ts";
import { inputFile, reading } from "../../config/input-file.ts";
import { configJsonSchemaText } from "../../config/json-schema.ts";
import { loadConfig } from "../../config/parse.ts";
import { PRESETS } from "../../config/presets.ts";
import { shownConfig } from "../../config/show.ts";
import { configWarnings } from "../../config/warnings.ts";
import { layerOutcomes } from "../../decision/layer-outcomes.ts";
import { shownUrl } from "../../event/shown-url.ts";
import { MAX_CLIENT_FILE_BYTES } from "../../files/input.ts";
import { type Decision, decideServer, serverPolicy } from "../../policy/server.ts";
import { ExitCode } from "../exit-codes.ts";
import { type FileOptions, withFileOptions } from "../options/file-options.ts";
import { usage } from "../options/shared-options.ts";
import { effectiveText } from "../output/effective-text.ts";
import { columns } from "../output/layout.ts";
import { complain } from "../output/messages.ts";
import { remark } from "../output/policy-yaml.ts";
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
Defaults are filled in; what a preset allows says so. Values of headers and environments and queries of URLs are hidden. The output is a
valid configuration.

With --effective, each value has the file and line that it comes from, and what it overrode; FILE is put under the ceiling,
/etc/netmon/netmon.yaml and /etc/netmon/conf.d, as for a session of a user. Exit code: 2 if FILE asks for anything looser.

Examples:
  netmon config show netmon.yaml
  netmon config show --effective ~/netmon.yaml
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
    .option("--effective", "say where each value comes from under the ceiling, and what it overrode")
    .option("--ceiling <dir>", "read the ceiling from this directory, with --effective", CEILING_DIRECTORY)
    .addHelpText("after", SHOW_HELP)
    .action((file: string | undefined, options: ShowOptions) =>
      (options.effective ? showEffective : show)(filesOf(file, options), options, io),
    );
  config
    .command("schema")
    .description("print the JSON Schema of the configuration file")
    .addHelpText("after", SCHEMA_HELP)
    .action(() => {
      io.stdout.write(configJsonSchemaText());
    });
}

interface ShowOptions extends FileOptions {
  effective?: true;
  ceiling: string;
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
  const warnings = [...configWarnings(loaded.config), ...credentialWarnings(loaded.config)];
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
  const { config } = load(files, io);
  const shown = shownConfig(config);
  const text = (): string => {
    const document = new Document(shown, { aliasDuplicateObjects: false });
    remark(document.getIn(ALLOW), config.sandbox.network.allow.map(originLines));
    return document.toString();
  };
  print(io, options, shown, text, 2);
}

function showEffective(files: Files, options: ShowOptions, io: CliIo): void {
  const ceiling = readCeiling(options.ceiling);
  const { config } = load(files, io);
  const { config: file } = files;
  const bytes = file === null ? null : inputFile(file, MAX_CONFIG_BYTES);
  const wish = { file, bytes, config };
  const { own, leftOut, ...met } = ceiling === null ? withoutCeiling(wish) : underCeiling(ceiling, wish);
  const values = explained(ceiling, own, met.config);
  const shown = {
    ceiling: ceiling === null ? [] : ceilingFiles(options.ceiling),
    values,
    left_out: leftOut.map(({ path, place, why }) => ({ path, from: placeText(place), why })),
  };
  print(io, options, shown, (painter) => effectiveText(shown, painter), 2);
}

const ALLOW = ["sandbox", "network", "allow"];

function originLines({ preset }: Destination): string[] {
  if (preset === undefined) return [];
  const { measured } = PRESETS[preset];
  return [`preset ${preset}, measured ${measured}`];
}
