/** JSON as on the wire: keys may occur twice, in any order and escaped, and scalars may be anything. */

export interface ObjectNode {
  kind: "object";
  /** Keys are JSON texts, with their quotes. */
  members: [key: string, value: JsonNode][];
}

interface ArrayNode {
  kind: "array";
  items: JsonNode[];
}

interface RawNode {
  kind: "raw";
  text: string;
}

export type JsonNode = ObjectNode | ArrayNode | RawNode;

export const raw = (text: string): RawNode => ({ kind: "raw", text });

/** The tree of a value, written as JSON.stringify does. */
export const nodeOf = (value: unknown): JsonNode => parse(JSON.stringify(value));

/** The text must be JSON. */
export function parse(text: string): JsonNode {
  JSON.parse(text);
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? [];
  let at = 0;
  const value = (): JsonNode => {
    const token = tokens[at++] as string;
    if (token === "{") {
      const members: [string, JsonNode][] = [];
      while (tokens[at] !== "}") {
        if (tokens[at] === ",") at++;
        const key = tokens[at] as string;
        at += 2;
        members.push([key, value()]);
      }
      at++;
      return { kind: "object", members };
    }
    if (token === "[") {
      const items: JsonNode[] = [];
      while (tokens[at] !== "]") {
        if (tokens[at] === ",") at++;
        else items.push(value());
      }
      at++;
      return { kind: "array", items };
    }
    return raw(token);
  };
  return value();
}

export function print(node: JsonNode): string {
  if (node.kind === "raw") return node.text;
  if (node.kind === "array") return `[${node.items.map(print).join(",")}]`;
  return `{${node.members.map(([key, value]) => `${key}:${print(value)}`).join(",")}}`;
}

export const copyOf = (node: JsonNode): JsonNode => structuredClone(node);

/** Every object in it, itself included. */
export function objectsIn(node: JsonNode, into: ObjectNode[] = []): ObjectNode[] {
  if (node.kind === "object") {
    into.push(node);
    for (const [, value] of node.members) objectsIn(value, into);
  } else if (node.kind === "array") for (const item of node.items) objectsIn(item, into);
  return into;
}

/** The name of a key's text. */
export function plainKey(key: string): string {
  try {
    return String(JSON.parse(key));
  } catch {
    return key;
  }
}

export function member(node: JsonNode | undefined, key: string): JsonNode | undefined {
  return node?.kind === "object" ? node.members.find(([name]) => plainKey(name) === key)?.[1] : undefined;
}
