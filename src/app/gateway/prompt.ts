/**
 * The sentence for a system prompt that tells a model which tools it may use: those that the upstream has and an
 * enforcing gateway shows. It is guidance; the gateway enforces the same.
 *
 * Failure: of an upstream that does not answer the patterns are told in words.
 */
import type { ToolFilter } from "../../policy/tool-filter.ts";

const CLOSING = "Do not attempt to use any other tools.";

/** Whether the name is one as MCP recommends; any other could be read as a part of the prompt. */
export function isToolName(name: string): boolean {
  return /^[A-Za-z0-9_./-]{1,128}$/.test(name);
}

/** `names`: of the tools that are shown; null: not known. `filters`: a tool may be used that each lets through. */
export function promptSentence(names: readonly string[] | null, filters: readonly ToolFilter[]): string {
  if (names === null) return patternsSentence(filters);
  if (names.length === 0) return "You may not use any tools of this server.";
  return `You may only use these tools: ${names.map((name) => `"${name}"`).join(", ")}. ${CLOSING}`;
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
