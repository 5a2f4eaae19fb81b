/**
 * netmon discover: MCP servers that nobody declared, as a session's events show them, or as the configurations of all
 * clients in all homes name them. Reads only, and starts nothing. Fails closed: what cannot be read is named, and --check
 * does not count it as declared.
 */
import { realpathSync, statSync } from "node:fs";
import type { Command } from "commander";
import { comparison } from "../../analysis/discover/declared-or-not.ts";
import { sessionServers } from "../../analysis/discover/session-servers.ts";
import { homesOf } from "../../clients/inventory/homes.ts";
import { type Inventory, inventoryOf, SYSTEM_DIRECTORY } from "../../clients/inventory/inventory.ts";
import { ConfigFiles } from "../../clients/session-config.ts";
import { errorMessage } from "../../errors/error-message.ts";
import { orElse } from "../../errors/or-else.ts";
import { findAccount } from "../../files/account.ts";
import { ExitCode } from "../exit-codes.ts";
import { withFileOptions } from "../options/file-options.ts";
import { globalOptions } from "../options/global-options.ts";
import { withSession } from "../options/session-option.ts";
import { collect, usage } from "../options/shared-options.ts";
import { type ComparedInventory, configsText, sessionText } from "../output/discover-text.ts";
import { type CliIo, print } from "../output/terminal.ts";
import { storedSession, withStore } from "../stored.ts";

interface DiscoverOptions {
  session?: string;
  configs?: true;
  home: string[];
  project: string[];
  check?: true;
  config?: string;
  mcpConfig: string[];
  json?: true;
}

const HELP = `
Without --configs: what the events of a session show, with evidence and confidence: servers without a shim, tools that a
model is offered, hosts with a server's name.

--configs reads the files of every client that netmon knows, in the homes of all users (as root) or in yours, and lists
their servers, and the skills, hooks, plugins, commands and subagents that agents run or follow, with hashes. Nothing is
started or changed. Files are read with the rights of whoever could have made them, and links that lead out of a home
are not followed.

Servers are compared with --config and --mcp-config: declared or not, and whether the policy would refuse them. Without
these nothing is declared.

Exit code of --check: 0 all are declared, 13 some are not, or a file could not be read.

Examples:
  netmon discover
  netmon discover monday --json | jq '.servers[].declare'
  sudo netmon discover --configs --config /etc/netmon.yaml
  netmon discover --configs --home ~ --project . --check
`;

export function register(program: Command, io: CliIo): void {
  const command = withSession(program.command("discover"), { otherwise: "the latest" })
    .option("--configs", "read the configurations of clients instead")
    .option("--home <dir>", "read this home instead of all, with --configs; may be repeated", collect, [])
    .option("--project <dir>", "read this project, too, with --configs; may be repeated", collect, [])
    .option("--check", "end with 13 if a server is not declared, with --configs");
  withFileOptions(command)
    .addHelpText("after", HELP)
    .action((_: string | undefined, options: DiscoverOptions, self: Command) =>
      options.configs ? configs(options, io) : session(options, self, io),
    );
}

function session(options: DiscoverOptions, self: Command, io: CliIo): Promise<void> {
  const { home, project, check } = options;
  if (home.length + project.length > 0 || check)
    throw usage("--home, --project and --check are options of --configs: give that too");
  return withStore(globalOptions(self), (reader) => {
    const session_id = storedSession(reader, options.session, io);
    const servers = sessionServers(reader, session_id);
    print(io, options, { session_id, servers }, (painter) => sessionText(session_id, servers, painter), 2);
  });
}

function configs(options: DiscoverOptions, io: CliIo): void {
  if (options.session !== undefined) throw usage("--configs reads no session: leave out either");
  const { config = null, mcpConfig: mcpConfigs } = options;
  const files = new ConfigFiles({ config, mcpConfigs, env: io.env });
  const compare = comparison(files.load().config.sandbox.mcp);
  const read = (kind: Inventory["kind"], directory: string, home?: string): ComparedInventory => {
    const { servers, ...inventory } = tried(kind, directory, home);
    return { ...inventory, user: nameOf(inventory.uid), servers: servers.map(compare) };
  };
  const homes = options.home.length > 0 ? options.home.map(directoryAt) : ownHomes(io);
  const found = [
    ...homes.map((home) => read("home", home)),
    ...options.project.map(directoryAt).map((project) => read("project", project, homeAbove(project, homes))),
    ...(options.home.length > 0 ? [] : [read("system", SYSTEM_DIRECTORY)]),
  ];
  print(io, options, { places: found }, (painter) => configsText(found, painter), 2);
  const open = found.some(
    ({ servers, unread }) => unread.length > 0 || servers.some(({ state }) => state !== "declared"),
  );
  if (options.check && open) io.exitCode = ExitCode.differs;
}

/** A home that cannot be read, such as another user's, is named with the reason. */
function tried(kind: Inventory["kind"], directory: string, home?: string): Inventory {
  try {
    return inventoryOf(kind, directory, home);
  } catch (error) {
    const unread = [{ path: directory, why: errorMessage(error) }];
    return { kind, directory, uid: process.geteuid?.() ?? 0, servers: [], code: [], unread };
  }
}

function ownHomes(io: CliIo): string[] {
  if (process.geteuid?.() === 0) return homesOf();
  return [directoryAt(io.env.HOME ?? "/")];
}

/** Throws CliError. */
function directoryAt(path: string): string {
  const real = orElse(() => realpathSync(path), null);
  if (real !== null && orElse(() => statSync(real).isDirectory(), false)) return real;
  throw usage(`${path} is not a directory that can be read: give a home or a project`);
}

/** The home that a project is in, whose settings say what its agents trust. */
function homeAbove(project: string, homes: readonly string[]): string | undefined {
  return homes.find((home) => project.startsWith(`${home}/`));
}

function nameOf(uid: number): string {
  return orElse(() => findAccount(String(uid)).name, null) ?? String(uid);
}
