/**
 * netmon registry approve and revoke: a person's decision on a definition. Fails closed: only the definition shown
 * is approved, one with critical detections only if that was confirmed, and every decision is recorded.
 */
import { createInterface } from "node:readline";
import { type Command, Option } from "commander";
import { recordDecisions } from "../../app/recording/decision-records.ts";
import { findEntry, serverEntries } from "../../decision/pins/entry-reference.ts";
import { type RegistryEntry, storedEntries, withAllBuiltin } from "../../decision/pins/registry-entries.ts";
import {
  approval,
  checkApproval,
  checkForm,
  type Decider,
  formRevocation,
  revocation,
} from "../../decision/pins/trust-decisions.ts";
import { actingUser } from "../../files/account.ts";
import { storePath } from "../../state/paths.ts";
import type { Decision } from "../../store/tools.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { globalOption } from "../options/global-definitions.ts";
import { globalOptions } from "../options/global-options.ts";
import {
  configOf,
  known,
  REFERENCE_HELP,
  type RegistryOptions,
  withReference,
} from "../options/registry-options.ts";
import { usage } from "../options/shared-options.ts";
import { columns } from "../output/layout.ts";
import { openLog } from "../output/log-format.ts";
import { entryName, entryText } from "../output/registry-text.ts";
import { type CliIo, type Painter, painter, print } from "../output/terminal.ts";

const APPROVE_HELP = `${REFERENCE_HELP}
The latest definition is shown, then approved. --hash makes sure that it is the one you looked at. With critical
detections it asks at a terminal; elsewhere it requires --hash and --force. --all leaves out tools with
detections of any severity, also of a running gateway's own patterns: approve those one by one. Running shims, gateways
and proxies notice within 10 seconds. Each decision is an event of the session "registry".

Examples:
  netmon registry diff filesystem:write_file
  netmon registry approve filesystem:write_file --hash sha256:e5f6...
  netmon registry approve --server filesystem --all
`;

const REVOKE_HELP = `${REFERENCE_HELP}
A tool that was approved again has several trusted forms: show lists them, and --hash revokes one of them alone.
A revoked tool is not trusted at first sight again. With version_pinning.on_change: block, enforce blocks its calls
until it is approved, whatever its definition.
`;

export function registerDecisions(parent: Command, io: CliIo): void {
  withReference(parent.command("approve"), false)
    .description("pin the latest definition as approved by a person")
    .option("--all", "approve every tool of --server in which nothing was detected")
    .addOption(new Option("--hash <hash>", "approve only if the definition has this hash").conflicts("all"))
    .addOption(
      new Option("--force", "approve without asking, despite critical detections; needs --hash").conflicts(
        "all",
      ),
    )
    .addOption(globalOption("json"))
    .addHelpText("after", APPROVE_HELP)
    .action((text: string | undefined, options: RegistryOptions, self: Command) =>
      approveChosen(chosen(text, options, self, io), options),
    );
  withReference(parent.command("revoke"), false)
    .description("revoke a tool until it is approved again")
    .option("--all", "revoke every tool of --server")
    .addOption(new Option("--hash <hash>", "revoke only this one of several trusted forms").conflicts("all"))
    .addOption(globalOption("json"))
    .addHelpText("after", REVOKE_HELP)
    .action((text: string | undefined, options: RegistryOptions, self: Command) =>
      revokeChosen(chosen(text, options, self, io), options),
    );
}

async function approveChosen(chosen: Chosen, options: RegistryOptions): Promise<void> {
  const { entries, io } = chosen;
  const left = options.all ? entries.filter(({ seen, severity }) => seen === null || severity !== null) : [];
  const approved = entries.filter((entry) => !left.includes(entry));
  for (const entry of approved) known(() => checkApproval(entry, options.hash));
  if (!options.all && !options.json) {
    const paint = painter(io.stdout, io.env);
    io.stdout.write(approved.map((entry) => entryText(entry, paint)).join("\n"));
  }
  const critical = approved.find(({ severity }) => severity === "critical");
  const origin = critical === undefined ? "command" : await confirmed(critical, options, io);
  await decide(approved, approval, origin, chosen);
  const leftFacts = left.map((entry) => ({ ...facts(entry), why: whyLeft(entry) }));
  const rows = approved.map((entry) => {
    const again = entry.status === "approved" ? "as before" : "";
    return ["approved", entryName(entry), entry.seen?.hash ?? "", again];
  });
  const all = [...rows, ...left.map((entry) => ["left", entryName(entry), whyLeft(entry)])];
  print(
    io,
    options,
    { approved: approved.map(facts), left: leftFacts },
    (paint) => decisionLines(all, paint),
    2,
  );
}

function facts({ serverId, toolName, seen }: RegistryEntry): Record<string, string> {
  return { server_id: serverId, tool_name: toolName, tool_hash: seen?.hash ?? "" };
}

function whyLeft({ seen, severity }: RegistryEntry): string {
  return seen === null ? "gone" : `it has a detection (${severity}): approve it by name`;
}

/** Returns how approval of a suspected attack was confirmed. Throws CliError if it was not. */
async function confirmed(
  entry: RegistryEntry,
  { hash, force }: RegistryOptions,
  io: CliIo,
): Promise<"terminal" | "options"> {
  if (hash !== undefined && force) return "options";
  const name = entryName(entry);
  if (io.stdin.isTTY !== true || io.stderr.isTTY !== true)
    throw new CliError(
      ExitCode.detectedCritical,
      `${name} has critical detections: nothing was approved. Check it (netmon registry show), and to trust ` +
        `it anyway, give --hash ${entry.seen?.hash ?? ""} --force`,
    );
  const { paint } = painter(io.stderr, io.env);
  const ask = createInterface({ input: io.stdin, output: io.stderr });
  const answer = await new Promise<string>((resolve) => {
    ask.once("close", () => resolve(""));
    ask.question(`${paint("red", `${name} has critical detections.`)} Type "trust" to approve it: `, resolve);
  });
  ask.close();
  if (answer.trim() === "trust") return "terminal";
  throw new CliError(ExitCode.detectedCritical, `${name} was not approved`);
}

async function revokeChosen(chosen: Chosen, options: RegistryOptions): Promise<void> {
  const { entries, io } = chosen;
  const { hash } = options;
  const make =
    hash === undefined ? revocation : (one: RegistryEntry, by: Decider) => formRevocation(one, hash, by);
  if (hash !== undefined) for (const entry of entries) known(() => checkForm(entry, hash));
  await decide(entries, make, "command", chosen);
  const rows = entries.map((entry) => [
    "revoked",
    entryName(entry),
    entry.status === "revoked" ? "as before" : "",
  ]);
  const note =
    "In enforce their calls are blocked until they are approved, with version_pinning.on_change: block.\n";
  print(io, options, { revoked: entries.map(facts) }, (paint) => decisionLines(rows, paint) + note, 2);
}

/** Throws StoreError, StateError; nothing is decided then. */
async function decide(
  entries: readonly RegistryEntry[],
  make: (entry: RegistryEntry, by: Decider) => Decision,
  origin: Decider["origin"],
  { config, self, io }: Chosen,
): Promise<void> {
  const uid = process.getuid?.() ?? 0;
  const by = { decidedBy: actingUser(uid, io.env), uid, origin, now: new Date() };
  const { dirs, logLevel } = globalOptions(self);
  const decisions = entries.map((entry) => make(entry, by));
  await recordDecisions(decisions, config, dirs, openLog(logLevel, "text", io));
}

type Chosen = ReturnType<typeof chosen>;

function chosen(text: string | undefined, options: RegistryOptions, self: Command, io: CliIo) {
  const config = configOf(options, io);
  const { all = false, server } = options;
  if (all && (server === undefined || text !== undefined))
    throw usage("--all is for every tool of a server: give --server ID, and no tool");
  if (!all && text === undefined) throw usage("give SERVER:TOOL, or --server ID --all");
  const stored = storedEntries(storePath(globalOptions(self).dirs), withAllBuiltin(config));
  const entries = known(() =>
    all ? serverEntries(stored, server ?? "") : [findEntry(stored, { text, server })],
  );
  return { entries, config, self, io };
}

function decisionLines(rows: readonly (readonly string[])[], { paint }: Painter): string {
  const painted = rows.map(([word = "", ...rest]) => [
    paint(word === "approved" ? "green" : "yellow", word),
    ...rest,
  ]);
  return columns(painted)
    .map((line) => `${line}\n`)
    .join("");
}
