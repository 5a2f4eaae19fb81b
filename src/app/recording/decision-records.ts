/**
 * Records a person's decisions about definitions, with their events, in the store and then in the audit sinks.
 *
 * Fails closed up to the store: a decision that is not recorded does not count. Fails open for the sinks.
 */
import type { Config } from "../../config/config.ts";
import { REGISTRY_SESSION } from "../../decision/pins/trust-decisions.ts";
import type { NetmonEvent } from "../../event/event.ts";
import type { Log } from "../../event/log.ts";
import { readKeyFile } from "../../state/key-file.ts";
import { type StateDirs, storePath } from "../../state/paths.ts";
import { type Decision, openToolStore } from "../../store/tools.ts";
import { AuditSinks } from "./audit-sinks.ts";

/** Resolves when they are stored, and delivered or dropped. Rejects with StoreError, StateError. */
export async function recordDecisions(
  decisions: readonly Decision[],
  { audit }: Config,
  dirs: StateDirs,
  log: Log,
): Promise<void> {
  if (decisions.length === 0) return;
  const { enabled, key_file } = audit.chain;
  const key = enabled && key_file !== "" ? readKeyFile(key_file) : null;
  const path = storePath(dirs);
  const store = openToolStore(path);
  try {
    store.decide(decisions, enabled ? { sessionId: REGISTRY_SESSION, key } : null);
  } finally {
    store.close();
  }
  await deliver(
    decisions.map(({ event }) => event),
    audit,
    path,
    log,
  );
}

/** Delivers stored decisions to the audit sinks. Resolves when they are delivered or dropped. */
export async function deliver(
  events: readonly NetmonEvent[],
  audit: Config["audit"],
  path: string,
  log: Log,
): Promise<void> {
  const sinks = new AuditSinks({
    sessionId: REGISTRY_SESSION,
    audit,
    service: "registry",
    store: path,
    log,
    onDropped: (sink, dropped) => log.warn(`${dropped} of the decisions did not reach ${sink}`),
    unstored: () => 0,
  });
  for (const event of events) sinks.event(event);
  await sinks.close();
}
