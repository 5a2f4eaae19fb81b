/**
 * netmon wrap-config: puts `netmon shim` in front of the stdio servers in an MCP client's configuration, and `netmon
 * gateway` in front of its network servers, and removes them again. Needs no root if the file is the caller's. Fails
 * closed: a file that cannot be changed safely stays unchanged.
 */
import { type Stats, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { ServerOutcome } from "../../clients/config-files/wrap.ts";
import { isNetmon } from "../../clients/config-files/wrapped.ts";
import {
  type ConfigWrap,
  inspectWrapping,
  unwrapConfig,
  wrapConfig,
} from "../../clients/wrap-config/wrap-config.ts";
import { loadConfig } from "../../config/parse.ts";
import { unifiedDiff } from "../../decision/pins/unified-diff.ts";
import { orElse } from "../../errors/or-else.ts";
import { replaceFile } from "../../files/write.ts";
import { netmonPackage } from "../../native/built-file.ts";
import { ExitCode } from "../exit-codes.ts";
import { globalOption } from "../options/global-definitions.ts";
import { globalOptions } from "../options/global-options.ts";
import { collect, modeOption, usage } from "../options/shared-options.ts";
import { columns } from "../output/layout.ts";
import { type CliIo, type Painter, print, printable, type Style } from "../output/terminal.ts";
import { shimOptions } from "../shim-process.ts";

interface WrapConfigOptions {
  undo?: true;
  check?: true;
  dryRun?: true;
  gateway?: string;
  only: string[];
  netmon?: string;
  session?: string;
  config?: string;
  mode?: "observe" | "enforce";
  json?: true;
}

const HELP = `
FILE is the configuration of Claude Code (.mcp.json, ~/.claude.json), Claude Desktop, Cursor, Windsurf, VS Code, Zed
(settings.json), Codex (config.toml), Gemini CLI (settings.json), opencode, Continue (config.yaml), Vibe, gptme, Hermes,
OpenHands or Grok CLI. The command of each stdio server becomes
netmon shim --server-id NAME -- COMMAND...; everything else stays, comments and order included. The original is
kept in FILE.netmon-backup. Run it again after adding servers; wrapped servers stay as they are. Restart the
client to use the changed file.

With --gateway the address of each http and sse server becomes URL/servers/NAME/mcp#ADDRESS: clients connect to the
gateway, which reads the address in FILE. Keep it running: netmon gateway --mcp-config FILE --port PORT.

--undo restores the file byte for byte, or removes only what netmon added if it was changed since.

Give --session, --config and --mode here: the shims do not take them from the environment, which is the server's.

Exit code of --check: 0 all servers are behind netmon, 13 some are not, also those that cannot be: servers of type
sdk run inside the client.

Examples:
  netmon wrap-config .mcp.json
  netmon wrap-config ~/.codex/config.toml --session work --config ~/netmon.yaml
  netmon wrap-config ~/.codeium/windsurf/mcp_config.json --gateway http://127.0.0.1:8485 --dry-run
  netmon wrap-config --check .mcp.json || echo "not all of it is inspected"
  netmon wrap-config --undo .mcp.json
`;

export function register(program: Command, io: CliIo): void {
  program
    .command("wrap-config")
    .argument("<file...>", "the client's configuration")
    .addOption(new Option("--undo", "remove netmon from it").conflicts("check"))
    .option("--check", "change nothing; list what is wrapped")
    .addOption(
      new Option("--dry-run", "change nothing; show the change as a unified diff").conflicts("check"),
    )
    .option("--gateway <url>", "put the gateway at this URL in front of http and sse servers", gatewayOrigin)
    .option("--only <id>", "change only this server; may be repeated", collect, [])
    .option("--session <id>", "start the shims in this session")
    .option("--config <file>", "give the shims this netmon configuration")
    .addOption(modeOption("the configuration's mode"))
    .option(
      "--netmon <path>",
      "have clients start this netmon (default: this one); a name without / is searched for on their PATH",
    )
    .addOption(globalOption("json"))
    .addHelpText("after", HELP)
    .action((files: string[], options: WrapConfigOptions, self: Command) => {
      // with an invalid configuration, the client's shims, and so its servers, would not start
      if (options.config !== undefined && !options.check && !options.undo) loadConfig(options.config);
      const done = files.map((file) => act(file, options, self));
      if (done.some(({ servers }) => servers.some(({ changed }) => changed))) noteNode();
      print(
        io,
        options,
        { files: done },
        (paint) => done.map((one) => text(one, options, paint)).join("\n"),
        2,
      );
      if (options.check && done.some((one) => uncovered(one).length > 0)) io.exitCode = ExitCode.differs;
    });
}

function act(file: string, options: WrapConfigOptions, self: Command): ConfigWrap {
  if (options.check) return inspectWrapping(file, options.only);
  const scope = { only: options.only, dryRun: options.dryRun === true };
  if (options.undo) return unwrapConfig(file, scope);
  const { session, config, mode, gateway = null } = options;
  const { stateDir } = globalOptions(self);
  const words = shimOptions({ session, config, mode, stateDir });
  return wrapConfig(file, { netmon: program(options), options: words, gateway }, scope);
}

/** Notes for the shims where Node is: a client may start them with any PATH. */
function noteNode(): void {
  const { root, built } = netmonPackage();
  const directory = join(root, "lib");
  const isOwn = ({ uid, mode }: Stats): boolean => uid === process.geteuid?.() && (mode & 0o022) === 0;
  // an installation of another user's has its Node beside it, or the system's
  orElse(() => {
    if (built && isOwn(statSync(directory)))
      replaceFile(join(directory, "node-path"), process.execPath, { mode: 0o644, durable: false });
  }, undefined);
}

function gatewayOrigin(text: string): string {
  if (/^https?:\/\/[^/?#@]+\/?$/.test(text) && URL.canParse(text)) return new URL(text).origin;
  throw new InvalidArgumentError("Give scheme, host and port alone: http://127.0.0.1:8485.");
}

function uncovered({ servers }: ConfigWrap): ServerOutcome[] {
  return servers.filter(({ state }) => state !== "wrapped");
}

/** Returns an absolute path: a client may start it in any directory. Throws CliError. */
function program({ netmon = process.argv[1] ?? "netmon" }: WrapConfigOptions): string {
  // --check and --undo would mistake a shim of another name for one of the user's servers
  if (!isNetmon(netmon))
    throw usage(
      `--netmon ${printable(netmon)}: shims are recognised by their program's name: use a link called netmon`,
    );
  return netmon.includes("/") ? resolve(netmon) : netmon;
}

function text(done: ConfigWrap, options: WrapConfigOptions, { paint }: Painter): string {
  const rows = done.servers.map((server) => [
    `  ${printable(server.name)}`,
    paint(STYLES[server.state], label(server, options)),
    printable(server.detail),
  ]);
  const notes: string[] = [];
  if (done.servers.length === 0) notes.push("it has no servers");
  if (done.backup !== null) notes.push(`the original is in ${printable(done.backup)}`);
  if (done.restored) notes.push("it is restored byte for byte");
  const bare = options.undo ? [] : uncovered(done);
  if (bare.length > 0) notes.push(`not behind netmon: ${bare.map(({ name }) => printable(name)).join(", ")}`);
  if (bare.some(({ state }) => state === "network"))
    notes.push("--gateway URL puts netmon gateway in front of network servers");
  const changed = done.servers.some((server) => server.changed);
  if (done.dryRun) notes.push("nothing was changed");
  else if (changed) notes.push("restart the client to use it");
  if (changed && options.gateway !== undefined && !options.undo)
    notes.push(
      `keep it running: netmon gateway --mcp-config ${printable(done.path)} --port ${portOf(options.gateway)}`,
    );
  return [
    ...(done.dryRun ? [diffText(done.path, done.dryRun)] : []),
    `${paint("bold", printable(done.path))} (${done.client})`,
    ...columns(rows),
    ...notes.map((note) => paint("dim", `  ${note}`)),
    "",
  ].join("\n");
}

function portOf(origin: string): string {
  const { port, protocol } = new URL(origin);
  return port || (protocol === "https:" ? "443" : "80");
}

function diffText(path: string, { before, after }: NonNullable<ConfigWrap["dryRun"]>): string {
  const text = unifiedDiff(path, before, after).replace(/\r(?=\n)/g, "");
  return text.replace(/[^\n\t]+/g, printable);
}

const STYLES: Readonly<Record<ServerOutcome["state"], Style>> = {
  wrapped: "green",
  bare: "yellow",
  network: "cyan",
  other: "dim",
};

function label({ state, changed }: ServerOutcome, { undo, dryRun }: WrapConfigOptions): string {
  switch (state) {
    case "wrapped":
      return changed ? (dryRun ? "to be wrapped" : "wrapped now") : "wrapped";
    case "bare":
      return undo && changed ? "unwrapped" : "not wrapped";
    case "network":
      return undo && changed ? "unwrapped" : "network server";
    case "other":
      return "left alone";
  }
}
