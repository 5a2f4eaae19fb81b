/**
 * JSON objects written anew from the texts of their members: what is kept stays byte for byte, only the white
 * space between members goes.
 */
import { type JsonNode, sourceOf } from "../../framing/json-text.ts";

/** The object with other members: a JSON text replaces or adds, null removes, undefined keeps. */
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
