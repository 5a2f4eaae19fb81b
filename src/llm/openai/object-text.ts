/**
 * Rebuilds JSON objects from the texts of their members: kept members stay byte for byte, only the white space
 * between members is lost.
 */
import { type JsonNode, sourceOf } from "../../framing/json-text.ts";

/** Returns the object with changed members: JSON text replaces or adds one, null removes it, undefined keeps it. */
export function objectText(
  text: string,
  node: JsonNode,
  changes: Readonly<Record<string, string | null | undefined>>,
): string {
  const members: string[] = [];
  const open = new Map(Object.entries(changes).filter(([, value]) => value !== undefined));
  for (const property of node.children ?? []) {
    const key = property.children?.[0]?.value as string;
    const change = open.get(key);
    if (change === undefined) members.push(sourceOf(text, property));
    else if (change !== null) members.push(`${JSON.stringify(key)}:${change}`);
    open.delete(key);
  }
  for (const [key, change] of open) if (change) members.push(`${JSON.stringify(key)}:${change}`);
  return `{${members.join(",")}}`;
}
