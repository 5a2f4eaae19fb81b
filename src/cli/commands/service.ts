/** netmon service: a session kept running by systemd. Prints, installs, shows and removes the unit. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Command, Option } from "commander";
import {
  installService,
  systemctlOf,
  UNIT_DIRECTORY,
  uninstallService,
  unitName,
} from "../../app/service/install.ts";
import { unitText } from "../../app/service/unit.ts";
import { loadConfig } from "../../config/parse.ts";
import { checkSessionId } from "../../state/paths.ts";
import { withSession } from "../options/session-option.ts";
import { type CliIo, print, printableLines } from "../output/terminal.ts";

interface ServiceOptions {
  session: string;
  config: string;
  print?: true;
  unitDir: string;
  json?: true;
}

const HELP = `
The service runs netmon watch for the session. It counts as started when the session is attached and verified, and
restarts when it fails; the kernel goes on enforcing meanwhile. Start agents with: netmon exec --session ID -- COMMAND

Uninstalling leaves the pins: netmon detach --session ID removes them.

Examples:
  sudo netmon service install --session work --config /etc/netmon/work.yaml
  netmon service install --session work --print
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
    .option("--print", "print the unit and change nothing")
    .addOption(unitDir())
    .option("--json", "print one JSON object: what was written, or with --print would be")
    .action((options: ServiceOptions) => install(options, io));
  service
    .command("uninstall")
    .description("stop the service and remove the unit")
    .option("--session <id>", "name the session", "default")
    .addOption(unitDir())
    .option("--json", "print one JSON object: what was removed")
    .action((options: ServiceOptions) => {
      const session = checkSessionId(options.session);
      const path = uninstallService(options.unitDir, session, systemctlOf(io.env));
      const value = { unit: unitName(session), session_id: session, removed: path };
      const text = `removed ${path}; netmon detach --session ${session} removes its pins\n`;
      print(io, options, value, () => text, 2);
    });
  withSession(service.command("status"), { otherwise: "default" })
    .description("show the state of the service")
    .addOption(unitDir())
    .option("--json", "print one JSON object")
    .action((_: string | undefined, options: Partial<ServiceOptions>) => status(options, io));
}

function install(options: ServiceOptions, io: CliIo): void {
  const session = checkSessionId(options.session);
  const config = resolve(options.config);
  const program = process.argv[1];
  const command = [process.execPath, ...(program === undefined ? [] : [resolve(program)])];
  const text = unitText({ command, session, config });
  const about = { unit: unitName(session), session_id: session };
  if (options.print) {
    print(io, options, { ...about, text }, () => text, 2);
    return;
  }
  loadConfig(config); // do not install a service that cannot start
  const { path, replaced } = installService(options.unitDir, session, text, systemctlOf(io.env));
  const done = `${replaced ? "replaced" : "installed"} ${path}; session ${session} is attached\n`;
  print(io, options, { ...about, installed: path, replaced }, () => done, 2);
}

function status(options: Partial<ServiceOptions>, io: CliIo): void {
  const { session = "default", unitDir } = options;
  const name = unitName(checkSessionId(session));
  const wanted = ["LoadState", "UnitFileState", "ActiveState", "SubState", "NRestarts", "MainPID"];
  const shown = systemctlOf(io.env)("show", name, ...wanted.map((key) => `--property=${key}`));
  const value = new Map(shown.split("\n").map((line) => line.split("=", 2) as [string, string]));
  const installed = existsSync(`${unitDir}/${name}`);
  const states = Object.fromEntries(wanted.map((key) => [key, value.get(key) ?? ""]));
  const of = (key: string): string => printableLines(value.get(key) || "-");
  const text =
    `${name}: ${installed ? "installed" : "not installed here"}, ${of("UnitFileState")}, ${of("ActiveState")} ` +
    `(${of("SubState")}), pid ${of("MainPID")}, ${of("NRestarts")} restarts\n`;
  print(io, options, { unit: name, installed, ...states }, () => text, 2);
}
