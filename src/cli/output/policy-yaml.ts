/**
 * Writes a policy as a configuration file with comments that give reasons. Fails closed: text from servers, agents and models
 * is escaped in comments and quoted by YAML in values.
 */
import { Document, isMap, isScalar, type Node, type Pair, type YAMLMap, type YAMLSeq } from "yaml";
import { wrap } from "./layout.ts";
import { printable } from "./terminal.ts";

const WIDTH = 100;

export interface PolicyComments {
  heading: readonly string[];
  ending?: readonly string[];
  /** Lines above the key that a path ends with. */
  above?: readonly (readonly [path: readonly string[], lines: readonly string[]])[];
  /** Lines above each entry of the list at a path, in its order. */
  entries?: readonly (readonly [path: readonly string[], lines: readonly (readonly string[])[]])[];
}

export function policyYaml(
  values: object,
  { heading, ending = [], above = [], entries = [] }: PolicyComments,
): string {
  const document = new Document(values);
  document.commentBefore = comment(heading);
  for (const [path, lines] of entries) {
    const list = document.getIn(path);
    remark(list, lines);
    flowing(list);
  }
  for (const [path, lines] of above) {
    const map = document.getIn(path.slice(0, -1));
    const pair = isMap(map)
      ? map.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
      : undefined;
    if (isScalar(pair?.key) && lines.length > 0) pair.key.commentBefore = comment(lines);
  }
  document.comment = comment(ending);
  spaced(document);
  return document.toString({ lineWidth: 0, flowCollectionPadding: true });
}

/** Puts lines above each entry of a list; entries without lines get none. */
export function remark(list: unknown, lines: readonly (readonly string[])[]): void {
  for (const [index, node] of (list as YAMLSeq<Node>).items.entries()) {
    const own = lines[index] ?? [];
    if (own.length > 0) node.commentBefore = comment(own);
  }
}

/** Writes mappings of plain values in one line each. */
function flowing(list: unknown): void {
  for (const node of (list as YAMLSeq<Node>).items)
    if (isMap(node) && node.items.every(({ value }) => isScalar(value))) (node as YAMLMap).flow = true;
}

/** Formats netmon's own lines, which may quote untrusted text, as a comment. */
function comment(lines: readonly string[]): string {
  return lines
    .flatMap((line) => wrap(printable(line), WIDTH, "  ").split("\n"))
    .map((line) => ` ${line}`)
    .join("\n");
}

function spaced(document: Document): void {
  const each = (map: unknown): void => {
    if (!isMap(map)) return;
    for (const [index, { key }] of (map.items as Pair[]).entries())
      if (index > 0 && isScalar(key)) key.spaceBefore = true;
  };
  each(document.contents);
  each(document.getIn(["sandbox"]));
}
