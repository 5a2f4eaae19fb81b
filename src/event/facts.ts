/** What sinks and the page have to know of a type of event, besides its fields. */
import type { NetmonEvent } from "./event.ts";
import type { Level } from "./level.ts";

export type EventType = NetmonEvent["type"];

/** Lane of the page's timeline. */
export type Lane = "model" | "call" | "message" | "connection" | "file" | "approval" | "result" | "netmon";

/** A counter, with the labels that it has everywhere. Labels are terms of netmon, never tools, arguments or addresses. */
export type Counted = readonly [name: string, help: string, labels: Record<string, string>, by?: number];

export interface Facts<E> {
  level: Level | ((event: E) => Level);
  /** The page marks it as a warning unless it has a verdict. */
  warns?: true;
  /**
   * Subject and details on the page, the reason first: a narrow list has room for it alone. Absent: the fields that most
   * events have.
   */
  words?: (event: E) => readonly (string | number | null | undefined)[];
  /** What it counts besides its type; null or absent: nothing. `server`: the label for its server. */
  counted?: (event: E, server: string) => Counted | null;
  /** Lanes in the timeline; absent: netmon's own. */
  lanes?: (event: E) => Lane[];
  /** netmon missed something: texts for one such event, and for more (`#`). */
  missed?: readonly [one: string, more: string];
}

export type AllFacts = {
  readonly [Type in EventType]: Facts<Extract<NetmonEvent, { type: Type }>>;
};
/** `types.ts` puts these together, and the compiler asks there for a type that none has. */
export type SomeFacts = Partial<AllFacts>;

/** Formats a field's value for people. */
export const plain = (word: string): string => word.replaceAll("_", " ");

/** Arguments in which tools for files take a path: those of the common agents, and of the reference server for files. */
const PATH_ARGUMENTS = ["path", "file_path", "notebook_path", "absolute_path"] as const;

/** Returns the lanes of a call, with that of files if its arguments name one. */
export function callLanes(lanes: Lane[], input: unknown): Lane[] {
  const fields = (typeof input === "object" && input !== null ? input : {}) as Record<string, unknown>;
  return PATH_ARGUMENTS.some((name) => typeof fields[name] === "string") ? [...lanes, "file"] : lanes;
}

interface Verdict {
  action: string;
  would_block: boolean;
}

export function verdictLevel({ action, would_block }: Verdict): Level {
  return action === "block" ? "medium" : would_block ? "low" : "informational";
}

/** Returns the labels of a verdict. */
export function verdictLabels(event: Verdict & { reason: string }): Record<string, string> {
  const { action, reason, would_block } = event;
  return { action, reason, would_block: String(would_block) };
}

export function countedCall(
  layer: "llm" | "mcp",
  server: string,
  event: Verdict & { reason: string },
): Counted {
  const labels = { layer, server, ...verdictLabels(event) };
  return ["netmon_tool_calls_total", "Tool calls, by layer and verdict.", labels];
}

export function countedRefusal(
  layer: "llm" | "mcp",
  { reason, action }: Verdict & { reason: string },
): Counted {
  return [
    "netmon_refusals_total",
    "Messages refused, or that enforce would refuse.",
    { layer, reason, action },
  ];
}
