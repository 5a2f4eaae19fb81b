/** Short summary of an event. Untrusted texts stay text, with hiding and reordering characters made visible. */
import type { NetmonEvent } from "../event/event.ts";
import { plain } from "../event/facts.ts";
import { factsOf } from "../event/types.ts";
import { shownText } from "../event/unseen.ts";

export interface Summary {
  verdict: "blocked" | "would block" | "allowed" | "warning" | "";
  subject: string;
  detail: string;
}

/** Escapes what nobody sees, but for line ends and tabs. */
export function visible(text: string): string {
  return shownText(text, "\n\t");
}

function verdict(event: NetmonEvent): Summary["verdict"] {
  if ("would_block" in event && event.would_block) return "would block";
  if ("action" in event && event.action === "block") return "blocked";
  if (factsOf(event)?.warns) return "warning";
  return "action" in event && event.action === "allow" ? "allowed" : "";
}

export function summary(event: NetmonEvent): Summary {
  const [subject, ...details] = factsOf(event)?.words?.(event) ?? others(event);
  const known = details.filter((text) => text !== "" && text !== null && text !== undefined);
  return {
    verdict: verdict(event),
    subject: visible(String(subject ?? "")),
    detail: visible(known.join(" · ")),
  };
}

/** Formats as `1 event`, `2,000 events`. */
export function counted(count: number, what: string): string {
  return `${count.toLocaleString("en")} ${what}${count === 1 ? "" : "s"}`;
}

/** Summarizes fields that most events have. */
function others(event: NetmonEvent): string[] {
  const any = event as unknown as Record<string, unknown>;
  const text = (name: string): string => (typeof any[name] === "string" ? (any[name] as string) : "");
  const about = text("server_id") || text("provider") || text("part") || text("name") || "netmon";
  return [
    about,
    text("reason") && plain(text("reason")),
    text("text") || text("detail") || text("error"),
    text("mode"),
  ];
}

/** Formats e.g. `mcp_tool_called` as `tool called`. */
export function kind(type: NetmonEvent["type"]): string {
  return plain(
    type
      .replace(/^(?:mcp|netmon)_/, "")
      .replace("network_connection", "connection")
      .replace("tool_call_intercepted", "tool_call"),
  );
}
