/**
 * Options that mean the same in every command that has a use for them, each defined once. The help of a command names
 * them, `netmon help --all` explains them; they may also stand before the command's name.
 */
import { type Command, Help, Option } from "commander";
import { wrap } from "../output/layout.ts";
import { LOG_LEVELS } from "../output/messages.ts";
import { collect } from "./shared-options.ts";

const DEFINED = {
  json: () => new Option("--json", "print JSON: one object, or in lists one per line"),
  session: () => new Option("--session <id>", "select the session, as the word after the command does"),
  config: () =>
    new Option("--config <file>", "read this netmon configuration (docs/config.md); default: observe"),
  mcpConfig: () =>
    new Option(
      "--mcp-config <file>",
      "declare the servers of this MCP client's configuration; may be repeated",
    )
      .argParser(collect)
      .default([]),
  stateDir: () =>
    new Option(
      "--state-dir <dir>",
      "keep live state and history below DIR (default: /run/netmon, /var/lib/netmon; without root " +
        "$XDG_RUNTIME_DIR/netmon, $XDG_STATE_HOME/netmon)",
    ),
  logLevel: () =>
    new Option("--log-level <level>", "log at this level to stderr (default: info)").choices(LOG_LEVELS),
  writable: () =>
    new Option("--allow-writable-program", "run, as root, a netmon whose files other users can change"),
} as const satisfies Record<string, () => Option>;

type GlobalName = keyof typeof DEFINED;

/** Options that every command takes. Some commands take the others. */
const EVERYWHERE: readonly GlobalName[] = ["stateDir", "logLevel", "writable"];

/** Columns that every terminal has. */
const WIDTH = 80;

const globals = new WeakSet<Option>();

export function globalOption(name: GlobalName): Option {
  const option = DEFINED[name]();
  globals.add(option);
  return option;
}

export function isGlobal(option: Option): boolean {
  return globals.has(option);
}

/** Adds those of every command; to the program all of them, for its help and for slips in what stands before a command. */
export function addGlobalOptions(command: Command): void {
  const names = command.parent === null ? (Object.keys(DEFINED) as GlobalName[]) : EVERYWHERE;
  for (const name of names) command.addOption(globalOption(name));
}

/** Formats the help of a command: explains its own options, and names the global ones that it takes. */
export function helpWithoutGlobals(command: Command, helper: Help): string {
  const own = Object.assign(Object.create(helper) as Help, {
    visibleOptions: () =>
      helper.visibleOptions(command).filter((one) => !isGlobal(one) && one.long !== "--help"),
  });
  const names = [...command.options.filter(isGlobal).map(({ long }) => long), "--help"];
  const line = wrap(`Global options (netmon help --all): ${names.join(", ")}`, WIDTH, "  ");
  return `${Help.prototype.formatHelp.call(own, command, own)}\n${line}\n`;
}
