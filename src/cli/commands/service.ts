/** netmon service: a session kept running by systemd. Prints, installs, shows and removes the unit. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Command, Option } from "commander";
import {
  installService,
  makeGroup,
  PACKAGED,
  packagedUnits,
  systemctlOf,
  UNIT_DIRECTORY,
  USERS_SOCKET,
  USERS_UNIT,
  uninstallService,
  unitName,
} from "../../app/service/install.ts";
import { unitText, usersSocketText, usersUnitText } from "../../app/service/unit.ts";
import { loadConfig } from "../../config/parse.ts";
import { checkSessionId } from "../../state/paths.ts";
import { globalOption } from "../options/global-definitions.ts";
import { withSession } from "../options/session-option.ts";
import { type CliIo, print, printableLines } from "../output/terminal.ts";

interface ServiceOptions {
  session: string;
  config: string;
  /** netmon serve instead of a session. */
  users?: true;
  group: string;
  print?: true;
  unitDir: string;
  json?: true;
}

const HELP = `
The service runs netmon watch for the session. It counts as started when the session is attached and verified, and
restarts when it fails; the kernel goes on enforcing meanwhile. Start agents with: netmon exec --session ID -- COMMAND

With --users it runs netmon serve, with which members of a group need no root (docs/service.md).

Uninstalling leaves the pins: netmon detach --session ID removes them.

Examples:
  sudo netmon service install --session work --config /etc/netmon/work.yaml
  netmon service install --session work --print
  sudo netmon service install --users
  netmon service status work
`;

export function register(program: Command, io: CliIo): void {
  const service = program.command("service").addHelpText("after", HELP);
  const unitDir = (): Option =>
    new Option("--unit-dir <dir>", "look for systemd's units in this directory")
      .default(UNIT_DIRECTORY)
      .hideHelp();
  service
    .command("install")
    .description("write the unit, enable and start it, or change nothing")
    .option("--session <id>", "name the session", "default")
    .option(
      "--config <file>",
      "read this netmon configuration, which root must be able to read",
      "/etc/netmon/netmon.yaml",
    )
    .option("--users", "install netmon serve, for every user's runs, instead of a session")
    .option("--group <name>", "let the members of this group have sessions, with --users", "netmon")
    .option("--print", "print the unit and change nothing")
    .addOption(unitDir())
    .addOption(globalOption("json"))
    .action((options: ServiceOptions) => install(options, io));
  service
    .command("uninstall")
    .description("stop the service and remove the unit")
    .option("--session <id>", "name the session", "default")
    .option("--users", "remove the unit of netmon serve")
    .addOption(unitDir())
    .addOption(globalOption("json"))
    .action((options: ServiceOptions) => {
      if (options.users) {
        const names = [USERS_SOCKET, USERS_UNIT];
        const removed = uninstallService(options.unitDir, names, systemctlOf(io.env));
        const gone =
          removed.length > 0 ? `removed ${removed.join(" and ")}` : `disabled ${names.join(" and ")}`;
        const left = `${gone}; the group and what was recorded stay\n`;
        print(io, options, { unit: USERS_UNIT, removed }, () => left, 2);
        return;
      }
      const session = checkSessionId(options.session);
      const [path] = uninstallService(options.unitDir, [unitName(session)], systemctlOf(io.env));
      const value = { unit: unitName(session), session_id: session, removed: path };
      const text = `removed ${path}; netmon detach --session ${session} removes its pins\n`;
      print(io, options, value, () => text, 2);
    });
  withSession(service.command("status"), { otherwise: "default" })
    .description("show the state of the service")
    .option("--users", "show that of netmon serve")
    .addOption(unitDir())
    .addOption(globalOption("json"))
    .action((_: string | undefined, options: Partial<ServiceOptions>) => status(options, io));
}

/** Words that start this netmon: absolute paths. */
function ownCommand(): string[] {
  const program = process.argv[1];
  return [process.execPath, ...(program === undefined ? [] : [resolve(program)])];
}

type Written = { name: string; text: string };

/** The socket, and the service. */
function usersUnits(group: string, command: readonly string[]): [Written, Written] {
  return [
    { name: USERS_SOCKET, text: usersSocketText(group) },
    { name: USERS_UNIT, text: usersUnitText({ command, group }) },
  ];
}

function installForUsers(options: ServiceOptions, io: CliIo): void {
  const { group, unitDir } = options;
  const units = usersUnits(group, ownCommand());
  if (options.print) {
    const [socket, service] = units;
    const shown = { unit: USERS_UNIT, text: service.text, socket: socket.text };
    print(io, options, shown, () => units.map(({ name, text }) => `# ${name}\n${text}`).join("\n"), 2);
    return;
  }
  const packaged =
    unitDir === UNIT_DIRECTORY
      ? packagedUnits(process.argv[1] ?? "", (command) => usersUnits(group, command))
      : null;
  const made = makeGroup(group);
  const { paths, replaced } = installService(unitDir, packaged ?? units, systemctlOf(io.env));
  const named = packaged === null ? paths.join(" and ") : `the package's ${USERS_SOCKET} and ${USERS_UNIT}`;
  const did = packaged !== null ? "enabled" : replaced ? "replaced" : "installed";
  const lines = [
    `${did} ${named}${made ? `, and made the group ${group}` : ""}`,
    `let a user in:  usermod -aG ${group} USER   (from the next login on)`,
    "undo:           netmon service uninstall --users",
  ];
  const done = { unit: USERS_UNIT, installed: paths, replaced, group, group_made: made };
  print(io, options, done, () => `${lines.join("\n")}\n`, 2);
}

function install(options: ServiceOptions, io: CliIo): void {
  if (options.users) {
    installForUsers(options, io);
    return;
  }
  const session = checkSessionId(options.session);
  const config = resolve(options.config);
  const command = ownCommand();
  const text = unitText({ command, session, config });
  const about = { unit: unitName(session), session_id: session };
  if (options.print) {
    print(io, options, { ...about, text }, () => text, 2);
    return;
  }
  loadConfig(config); // do not install a service that cannot start
  const units = [{ name: unitName(session), text }];
  const { paths, replaced } = installService(options.unitDir, units, systemctlOf(io.env));
  const [path] = paths;
  const done = `${replaced ? "replaced" : "installed"} ${path}; session ${session} is attached\n`;
  print(io, options, { ...about, installed: path, replaced }, () => done, 2);
}

function status(options: Partial<ServiceOptions>, io: CliIo): void {
  const { session = "default", users, unitDir = UNIT_DIRECTORY } = options;
  const name = users ? USERS_UNIT : unitName(checkSessionId(session));
  const wanted = ["LoadState", "UnitFileState", "ActiveState", "SubState", "NRestarts", "MainPID"];
  const shown = systemctlOf(io.env)("show", name, ...wanted.map((key) => `--property=${key}`));
  const value = new Map(shown.split("\n").map((line) => line.split("=", 2) as [string, string]));
  const installed = [unitDir, PACKAGED.directory].some((one) => existsSync(join(one, name)));
  const states = Object.fromEntries(wanted.map((key) => [key, value.get(key) ?? ""]));
  const of = (key: string): string => printableLines(value.get(key) || "-");
  const text =
    `${name}: ${installed ? "installed" : "not installed here"}, ${of("UnitFileState")}, ${of("ActiveState")} ` +
    `(${of("SubState")}), pid ${of("MainPID")}, ${of("NRestarts")} restarts\n`;
  print(io, options, { unit: name, installed, ...states }, () => text, 2);
}
