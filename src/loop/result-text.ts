/**
 * A tool's result as text for a model. A chat completion's tool message holds text alone, so that an image or a sound is
 * named and left out.
 */
import type { CallToolResult } from "@modelcontextprotocol/client";

/** Characters a model gets of one result; the middle of a longer one is left out. */
const MAX_CHARS = 40_000;

export function resultText({ content, structuredContent }: CallToolResult): string {
  const parts = content.map((block) => {
    if (block.type === "text") return block.text;
    if (block.type === "resource" && "text" in block.resource) return block.resource.text;
    if (block.type === "resource_link") return `[${block.name}: ${block.uri}]`;
    return `[${block.type} left out: only text can be shown here]`;
  });
  if (parts.length === 0 && structuredContent !== undefined) parts.push(JSON.stringify(structuredContent));
  return cut(parts.join("\n"));
}

function cut(text: string): string {
  if (text.length <= MAX_CHARS) return text;
  const half = MAX_CHARS / 2;
  return `${text.slice(0, half)}\n[${text.length - MAX_CHARS} characters left out]\n${text.slice(-half)}`;
}
