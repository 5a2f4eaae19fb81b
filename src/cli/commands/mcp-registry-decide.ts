/**
 * netmon mcp registry approve and revoke: a person's decision on a definition. Fails closed: only the definition shown
 * is approved.
 */
import { type Command, Option } from "commander";
import { approve, checkApproval, revoke } from "../../decision/approval/decisions.ts";
import type { RegistryEntry } from "../../decision/approval/entries.ts";
import { findEntry, serverEntries } from "../../decision/approval/reference.ts";
import { atLeast } from "../../detection/detection.ts";
import { storePath } from "../../state/paths.ts";
import { type DurableToolStore, openToolStore } from "../../store/tools.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { globalOptions } from "../options/global-options.ts";
import {
  entriesOf,
  known,
  REFERENCE_HELP,
  type RegistryOptions,
  settings,
  withReference,
} from "../options/registry-options.ts";
import { columns } from "../output/layout.ts";
import { entryName, entryText } from "../output/registry-text.ts";
import { type CliIo, painter as terminalPainter } from "../output/terminal.ts";

const APPROVE_HELP = `${REFERENCE_HELP}
Approves the definition seen last, even with detections, and shows it first. --hash makes sure that it is the one
you looked at. --all leaves out tools with detections: approve those one by one. Running shims, gateways and
proxies notice within 10 seconds.

Examples:
  netmon mcp registry diff filesystem:write_file
  netmon mcp registry approve filesystem:write_file --hash sha256:e5f6...
  netmon mcp registry approve --server filesystem --all
`;

const REVOKE_HELP = `${REFERENCE_HELP}
A revoked tool is not trusted at first sight again. With version_pinning.on_change: block, enforce blocks its calls
until it is approved, whatever its definition.
`;

export function registerDecisions(parent: Command, io: CliIo): void {
  withReference(parent.command("approve"), false)
    .description("Pins the definition seen last: a person has looked at it.")
    .option("--all", "every tool of --server without detections")
    .addOption(new Option("--hash <hash>", "only if the definition has this hash").conflicts("all"))
    .addHelpText("after", APPROVE_HELP)
    .action((text: string | undefined, options: RegistryOptions, self: Command) =>
      approveChosen(text, options, self, io),
    );
  withReference(parent.command("revoke"), false)
    .description("Revokes a tool until it is approved again.")
    .option("--all", "every tool of --server")
    .addHelpText("after", REVOKE_HELP)
    .action((text: string | undefined, options: RegistryOptions, self: Command) =>
      revokeChosen(text, options, self, io),
    );
}

function approveChosen(text: string | undefined, options: RegistryOptions, self: Command, io: CliIo): void {
  const entries = chosen(text, options, self, io);
  const painter = terminalPainter(io.stdout, io.env);
  const { alert_threshold } = settings(options, io).detection;
  const left = entries.filter(
    ({ seen, detections }) =>
      options.all && (seen === null || detections.some(({ severity }) => atLeast(severity, alert_threshold))),
  );
  const approved = entries.filter((entry) => !left.includes(entry));
  for (const entry of approved) known(() => checkApproval(entry, options.hash));
  if (!options.all) io.stdout.write(approved.map((entry) => entryText(entry, painter)).join("\n"));
  const rows = writing(self, (store) =>
    approved.map((entry) => {
      approve(store, entry, new Date());
      const again = entry.status === "approved" ? "as before" : "";
      return ["approved", entryName(entry), entry.seen?.hash ?? "", again];
    }),
  );
  const why = ({ seen }: RegistryEntry) =>
    seen === null ? "gone" : "it has a detection: approve it by name";
  tell([...rows, ...left.map((entry) => ["left", entryName(entry), why(entry)])], io);
}

function revokeChosen(text: string | undefined, options: RegistryOptions, self: Command, io: CliIo): void {
  const entries = chosen(text, options, self, io);
  const rows = writing(self, (store) =>
    entries.map((entry) => {
      revoke(store, entry, new Date());
      return ["revoked", entryName(entry), entry.status === "revoked" ? "as before" : ""];
    }),
  );
  tell(rows, io);
  io.stdout.write(
    "In enforce their calls are blocked until they are approved, with version_pinning.on_change: block.\n",
  );
}

function chosen(
  text: string | undefined,
  options: RegistryOptions,
  self: Command,
  io: CliIo,
): RegistryEntry[] {
  const { all = false, server } = options;
  if (all && (server === undefined || text !== undefined))
    throw new CliError(ExitCode.usage, "--all is for every tool of a server: give --server ID, and no tool");
  if (!all && text === undefined)
    throw new CliError(ExitCode.usage, "give SERVER:TOOL, or --server ID --all");
  const entries = entriesOf(globalOptions(self), settings(options, io));
  return known(() => (all ? serverEntries(entries, server ?? "") : [findEntry(entries, { text, server })]));
}

/** Throws StoreError. */
function writing<T>(self: Command, write: (store: DurableToolStore) => T): T {
  const store = openToolStore(storePath(globalOptions(self).dirs));
  try {
    return write(store);
  } finally {
    store.close();
  }
}

function tell(rows: readonly string[][], io: CliIo): void {
  const { paint } = terminalPainter(io.stdout, io.env);
  const lines = columns(rows).map((line) =>
    line.replace(/^\w+/, (word) => paint(word === "approved" ? "green" : "yellow", word)),
  );
  io.stdout.write(lines.map((line) => `${line}\n`).join(""));
}
