/** Types of events, with the facts of each. A missing type does not compile. */
import type { NetmonEvent } from "./event.ts";
import type { AllFacts, EventType, Facts } from "./facts.ts";
import { KERNEL_FACTS } from "./facts-kernel.ts";
import { LLM_FACTS } from "./facts-llm.ts";
import { MCP_FACTS } from "./facts-mcp.ts";
import { SELF_FACTS } from "./facts-self.ts";
import type { Level } from "./level.ts";

export const EVENT_FACTS: AllFacts = {
  ...LLM_FACTS,
  ...KERNEL_FACTS,
  ...MCP_FACTS,
  ...SELF_FACTS,
};

/** Names as in docs/events.md. */
export const EVENT_TYPES = Object.keys(EVENT_FACTS) as readonly EventType[];

export function isEventType(text: string): text is EventType {
  return Object.hasOwn(EVENT_FACTS, text);
}

/** Returns undefined for an event of a newer netmon: it is informational, and described by its common fields. */
export function factsOf(event: NetmonEvent): Facts<NetmonEvent> | undefined {
  return isEventType(event.type) ? (EVENT_FACTS[event.type] as unknown as Facts<NetmonEvent>) : undefined;
}

export function levelOf(event: NetmonEvent): Level {
  const level = factsOf(event)?.level ?? "informational";
  return typeof level === "string" ? level : level(event);
}
