/**
 * netmon registry: lists the known tools of servers and their trust, and records a person's decisions
 * (registry-decide.ts).
 *
 * Fails closed. A store that cannot be read is an error, never an empty list.
 */
import { type Command, InvalidArgumentError } from "commander";
import { serverEntries } from "../../decision/pins/entry-reference.ts";
import { ENTRY_STATUSES, type EntryStatus, storedEntries } from "../../decision/pins/registry-entries.ts";
import { differentStarts } from "../../decision/servers/circumstances.ts";
import { parseCanonical } from "../../mcp/definition.ts";
import { definitionChanges } from "../../mcp/definition-changes.ts";
import { storePath } from "../../state/paths.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { globalOption } from "../options/global-definitions.ts";
import { globalOptions } from "../options/global-options.ts";
import {
  known,
  one,
  REFERENCE_HELP,
  type RegistryOptions,
  settings,
  withConfig,
  withReference,
} from "../options/registry-options.ts";
import { say } from "../output/messages.ts";
import {
  changesText,
  entryJson,
  entryJsonInFull,
  entryName,
  entryText,
  listText,
  startsText,
} from "../output/registry-text.ts";
import { type CliIo, type Painter, painter, print, printableLines } from "../output/terminal.ts";
import { elsewhere, writeJsonLines } from "../stored.ts";
import { registerDecisions } from "./registry-decide.ts";

const LIST_HELP = `
Status: approved (by a person), pinned (at first sight), changed! (differs from its pin), renamed! (a pinned tool's
definition under a new name), revoked, unpinned, gone (pinned, no longer listed). Detections count from the
configured severity up (default: high); --config gives another.

Examples:
  netmon registry list
  netmon registry list --status changed --status renamed --json
  netmon registry show filesystem:read_file
`;

const DIFF_HELP = `${REFERENCE_HELP}
Exit code: 0 the definition is the pinned one, 13 it differs or is not trusted, 5 there is no pin.
`;

export function register(program: Command, io: CliIo): void {
  const registry = program.command("registry");
  withConfig(registry.command("list", { isDefault: true }))
    .description("list the known tools of servers")
    .option("--server <id>", "list only this MCP server")
    .option("--status <status>", "list only this status; may be repeated", parseStatus)
    .addOption(globalOption("json"))
    .addHelpText("after", LIST_HELP)
    .action((options: RegistryOptions, self: Command) => list(options, self, io));
  withReference(registry.command("show"), true)
    .description("show a definition in full, with its pin and detections")
    .addOption(globalOption("json"))
    .addHelpText("after", REFERENCE_HELP)
    .action((text: string, options: RegistryOptions, self: Command) => show(text, options, self, io));
  withReference(registry.command("diff"), true)
    .description("compare the pinned definition with the latest one")
    .addOption(globalOption("json"))
    .addHelpText("after", DIFF_HELP)
    .action((text: string, options: RegistryOptions, self: Command) => diff(text, options, self, io));
  registerDecisions(registry, io);
}

function parseStatus(text: string, all: EntryStatus[] = []): EntryStatus[] {
  const status = ENTRY_STATUSES.find((one) => one === text.replace(/!$/, ""));
  if (status === undefined) throw new InvalidArgumentError(`Give one of ${ENTRY_STATUSES.join(", ")}.`);
  return [...all, status];
}

async function list(options: RegistryOptions, self: Command, io: CliIo): Promise<void> {
  const inspection = settings(options, io);
  const all = storedEntries(storePath(globalOptions(self).dirs), inspection);
  const { server, status } = options;
  const ofServer = server === undefined ? all : known(() => serverEntries(all, server));
  const shown = ofServer.filter((entry) => status === undefined || status.includes(entry.status));
  if (options.json) return writeJsonLines(io.stdout, shown.map(entryJson));
  if (shown.length === 0) say(io, `no tools match${elsewhere()}`);
  else {
    const { alert_threshold } = inspection.detection;
    const width = io.stdout.isTTY ? io.stdout.columns : undefined;
    io.stdout.write(listText(shown, alert_threshold, width, painter(io.stdout, io.env)));
  }
}

function show(text: string, options: RegistryOptions, self: Command, io: CliIo): void {
  const entry = one(text, options, self, io);
  print(io, options, entryJsonInFull(entry), (paint) => entryText(entry, paint), 2);
}

function diff(text: string, options: RegistryOptions, self: Command, io: CliIo): void {
  const entry = one(text, options, self, io);
  const { status, seen } = entry;
  const trusted = entry.pin ?? entry.renamedFrom;
  if (trusted === null)
    throw new CliError(
      ExitCode.target,
      `${entryName(entry)} is not pinned: there is nothing to compare it with`,
    );
  const same = status === "approved" || status === "pinned";
  const comparable = seen !== null && trusted.definition !== "";
  const changes = comparable
    ? definitionChanges(parseCanonical(trusted.definition), parseCanonical(seen.definition))
    : [];
  io.exitCode = same ? ExitCode.ok : ExitCode.differs;
  const notes = {
    approved: "is the definition that was approved",
    pinned: "is the definition that was seen first",
    changed: `changed from ${trusted.hash} to ${seen?.hash}`,
    renamed: `has the definition of ${JSON.stringify(trusted.toolName)}, which no longer exists`,
    revoked:
      trusted.definition === "" ? "is revoked" : "is revoked; compared with the formerly trusted definition",
    unpinned: "is not pinned",
    gone: "is no longer listed by its server",
  };
  const shown = (painter: Painter): string => {
    const head = `${painter.paint("bold", entryName(entry))} ${printableLines(notes[status])}`;
    const starts =
      status === "changed" && seen !== null
        ? [`  started ${printableLines(startsText(differentStarts(trusted, seen)))}`]
        : [];
    return `${[head, ...starts, ...changesText(changes, painter)].join("\n")}\n`;
  };
  print(io, options, { ...entryJson(entry), changes }, shown, 2);
}
