/** The webhooks of the configuration as sinks. Direction of failure: open; see src/export/webhook. */
import type { AuditConfig } from "../../config/config.ts";
import type { NetmonEvent } from "../../event/event.ts";
import type { Log } from "../../event/log.ts";
import { EVENT_TYPES } from "../../event/types.ts";
import type { Sink } from "../../export/sink.ts";
import { withoutInput } from "../../export/sink.ts";
import { Webhook } from "../../export/webhook/webhook.ts";
import { globMatcher } from "../../policy/glob.ts";

export function configuredWebhooks(
  { webhooks, include_input }: AuditConfig,
  log: Log,
  onDropped: (count: number) => void,
): Sink[] {
  return webhooks.map(
    ({ url, events, severity, secret, timeout_seconds, retries, max_queue }) =>
      new Webhook({
        url,
        accepts: typeFilter(events, log),
        severity,
        secret: secret?.reveal() ?? null,
        timeoutMs: timeout_seconds * 1000,
        retries,
        maxQueue: max_queue,
        shown: include_input ? (event) => event : withoutInput,
        onDropped,
        log,
      }),
  );
}

/** A misspelt type would be a webhook that is silent when it matters: it is said at the start. */
function typeFilter(patterns: readonly string[], log: Log): (type: NetmonEvent["type"]) => boolean {
  const accepted = new Set<string>();
  for (const pattern of patterns) {
    const types = Object.keys(EVENT_TYPES).filter(globMatcher(pattern));
    if (types.length === 0) log.warn(`audit.webhooks: no type of event is ${JSON.stringify(pattern)}`);
    for (const type of types) accepted.add(type);
  }
  return (type) => accepted.has(type);
}
