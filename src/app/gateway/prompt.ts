/**
 * The sentence for a system prompt that tells a model which tools it may use: those the upstream really has, as far
 * as the filter offers them. It is guidance; the gateway enforces the same.
 *
 * Failure: of an upstream that does not answer the patterns are told in words.
 */
import type { ToolListing } from "../../mcp/client/list-tools.ts";
import { shows, type ToolFilter } from "../../policy/tool-filter.ts";

const CLOSING = "Do not attempt to use any other tools.";

/** `tools`: as parsed from the wire; null: not known. `filters`: a tool may be used that each lets through. */
export function promptSentence(tools: ToolListing["tools"] | null, filters: readonly ToolFilter[]): string {
  if (tools === null) return patternsSentence(filters);
  const names = tools
    .map((tool) => (tool as { name?: unknown } | null)?.name)
    .filter((name): name is string => typeof name === "string")
    .filter((name) => filters.every((filter) => shows(filter, name)));
  if (names.length === 0) return "You may not use any tools of this server.";
  return `You may only use these tools: ${names.join(", ")}. ${CLOSING}`;
}

function patternsSentence(filters: readonly ToolFilter[]): string {
  if (filters.length === 0) return "You may use all tools of this server.";
  const words = (patterns: ToolFilter["allowed"]): string =>
    patterns.map(({ source }) => source).join(" or ");
  const only = filters.flatMap(({ allowed }) => (allowed.length > 0 ? [words(allowed)] : []));
  const denied = filters.flatMap((filter) => filter.denied);
  const sentences = [
    ...(only.length > 0 ? [`You may only use tools whose name matches ${only.join(", and also ")}.`] : []),
    ...(denied.length > 0 ? [`You may not use tools whose name matches ${words(denied)}.`] : []),
    ...(only.length > 0 ? [CLOSING] : []),
  ];
  return sentences.join(" ");
}
