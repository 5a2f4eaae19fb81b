/**
 * netmon audit prune: removes stored data of sessions that have ended. Their chain still verifies.
 *
 * Fails closed. A session that runs, or whose chain is broken or signed with another key, is left unchanged.
 */
import { join } from "node:path";
import type { Command } from "commander";
import { present } from "../../analysis/session-snapshots.ts";
import { deliver } from "../../app/recording/decision-records.ts";
import { ConfigFiles } from "../../clients/session-config.ts";
import { REGISTRY_SESSION } from "../../decision/pins/trust-decisions.ts";
import type { NetmonEvent, NetmonSessionPruned } from "../../event/event.ts";
import { actingUser } from "../../files/account.ts";
import { removeTree } from "../../files/directory.ts";
import { detachSession } from "../../state/detach.ts";
import { readKeyFile } from "../../state/key-file.ts";
import { checkSessionId, type StateDirs, storePath } from "../../state/paths.ts";
import { ChainReader } from "../../store/chain-reader.ts";
import { verifyChain } from "../../store/chain-verify.ts";
import { pruneSession } from "../../store/prune.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { globalOption } from "../options/global-definitions.ts";
import { globalOptions } from "../options/global-options.ts";
import { withSession } from "../options/session-option.ts";
import { usage } from "../options/shared-options.ts";
import { parseMoment } from "../options/time-argument.ts";
import { plural } from "../output/layout.ts";
import { openLog } from "../output/log-format.ts";
import { say, warn } from "../output/messages.ts";
import { type CliIo, print } from "../output/terminal.ts";
import { withReader, withStore } from "../stored.ts";

interface PruneOptions {
  session?: string[];
  olderThan?: number;
  config?: string;
  dryRun?: true;
  json?: true;
}

const HELP = `
This removes events, bodies and history of sessions that have ended, and the empty cgroup of one whose netmon was killed. Known
tools and pins stay. In the hash chain a record stands for the removed events: audit verify still proves what is left.
Keep the newest head (audit head) to prove later that nothing else was there. Each pruning is an event of the session "registry", which stays.

If heads are signed, --config names the key (audit.chain.key_file). A session whose chain is broken is evidence, and
stays.

Examples:
  sudo netmon audit prune demo
  sudo netmon audit prune --older-than 30d --config /etc/netmon/netmon.yaml --dry-run
`;

export function registerPrune(audit: Command, io: CliIo): void {
  const which = { about: "s to prune", otherwise: "those of --older-than", several: true } as const;
  withSession(audit.command("prune"), which)
    .description("remove what is stored of sessions that have ended")
    .option("--older-than <time>", "prune sessions without an event since: 30d, or a time", (text) =>
      parseMoment(text),
    )
    .addOption(globalOption("config"))
    .option("--dry-run", "remove nothing; show what would be removed")
    .addOption(globalOption("json"))
    .addHelpText("after", HELP)
    .action((_: string[], options: PruneOptions, self: Command) => prune(options, self, io));
}

async function prune(options: PruneOptions, self: Command, io: CliIo): Promise<void> {
  const { dirs, logLevel } = globalOptions(self);
  const chosen = await withStore(globalOptions(self), (reader) => chosenOf(options, reader.sessions(), dirs));
  if (chosen.length === 0) return say(io, "no session to prune");
  const path = storePath(dirs);
  const { audit } = new ConfigFiles({ config: options.config, env: io.env }).load().config;
  const { enabled, key_file } = audit.chain;
  const key = key_file === "" ? null : readKeyFile(key_file);
  // check all before changing the first
  await withReader(new ChainReader(path), (chains) => {
    checkKey(chains, REGISTRY_SESSION, key);
    for (const { sessionId } of chosen) checkChain(chains, sessionId, key);
  });
  const chain = enabled ? { sessionId: REGISTRY_SESSION, key } : null;
  const records: NetmonEvent[] = [];
  for (const { sessionId, events } of chosen) {
    const event = prunedEvent(sessionId, events, io);
    const pruned = options.dryRun ? { events } : pruneSession(path, sessionId, key, { event, chain });
    if (!options.dryRun) {
      records.push(event);
      removeTree(join(dirs.lib, checkSessionId(sessionId)));
      // remains of a killed netmon: its record, and the cgroup that it created
      for (const note of detachSession(dirs, sessionId, { force: false }).notes) warn(io, note);
    }
    const done = options.dryRun ? "would remove" : "removed";
    const value = { session_id: sessionId, removed: !options.dryRun, ...pruned };
    print(io, options, value, () => `session ${sessionId}: ${done} ${plural(pruned.events, "event")}\n`);
  }
  if (records.length > 0) await deliver(records, audit, path, openLog(logLevel, "text", io));
}

function prunedEvent(sessionId: string, events: number, { env }: CliIo): NetmonSessionPruned {
  const uid = process.getuid?.() ?? 0;
  const common = { timestamp: new Date().toISOString(), session_id: REGISTRY_SESSION };
  const who = { decided_by: actingUser(uid, env), uid };
  return { type: "netmon_session_pruned", ...common, pruned_session: sessionId, events, ...who };
}

interface Chosen {
  sessionId: string;
  last: string;
  events: number;
}

/** Returns the named sessions, all of which must be prunable, or old sessions that have ended. Throws CliError. */
function chosenOf(
  { session: names, olderThan }: PruneOptions,
  all: readonly Chosen[],
  dirs: StateDirs,
): Chosen[] {
  const stored = all.filter(({ sessionId }) => sessionId !== REGISTRY_SESSION);
  const running = present(dirs, new Date());
  const isLive = (sessionId: string): boolean => (running.get(sessionId)?.status ?? "dead") !== "dead";
  if ((names === undefined) === (olderThan === undefined))
    throw usage("say what to prune: sessions by name, or --older-than TIME");
  if (names === undefined)
    return stored.filter(({ sessionId, last }) => Date.parse(last) < (olderThan ?? 0) && !isLive(sessionId));
  return [...new Set(names)].map((name) => {
    if (name === REGISTRY_SESSION) throw usage(`session ${name} records who approved and pruned: it stays`);
    const found = stored.find(({ sessionId }) => sessionId === name);
    if (found === undefined)
      throw new CliError(ExitCode.target, `no event of session ${name} is stored (netmon status --all)`);
    if (isLive(name))
      throw new CliError(
        ExitCode.busy,
        `session ${name} is not over (${running.get(name)?.status}): stop it first, or detach it`,
      );
    return found;
  });
}

/** Throws CliError if the rest of the chain could not be verified afterwards. */
function checkChain(chains: ChainReader, sessionId: string, key: Uint8Array | null): void {
  checkKey(chains, sessionId, key);
  const { problem } = verifyChain(chains.records(sessionId), { key, anchors: [] });
  if (problem !== null)
    throw new CliError(
      ExitCode.broken,
      `session ${sessionId} stays: its chain is broken, which pruning would hide: ${problem.place}: ${problem.text}`,
    );
}

/** Throws CliError if the heads are signed and no key is given. */
function checkKey(chains: ChainReader, sessionId: string, key: Uint8Array | null): void {
  if (key === null && [...chains.heads(sessionId)].some(({ mac }) => mac !== null))
    throw usage(`the chain of session ${sessionId} is signed: give --config with its audit.chain.key_file`);
}
