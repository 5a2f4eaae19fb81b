/**
 * What src/event says of each field in its comments: schemas carry shapes, and the comments beside them the meanings.
 * Read from the source's syntax, because no value at run time has a comment.
 */
import { readFileSync } from "node:fs";
import ts from "typescript";

const FOLDER = new URL("../../src/event/", import.meta.url);
const FILES = [
  "every-event",
  "approval",
  "coverage",
  "credential",
  "definitions",
  "fault",
  "inspection",
  "llm",
  "network",
];

export interface FieldText {
  /** '' without a comment. */
  meaning: string;
  /** Names of the schemas that the field's own is made of, outermost first. */
  uses: readonly string[];
}

export interface Declaration {
  /** '' without a comment. */
  meaning: string;
  /** The fields, if it is an object or an event. */
  fields: ReadonlyMap<string, FieldText>;
  /** Of an enumeration: what stands behind each value. */
  values: ReadonlyMap<string, string>;
}

/** The schemas that src/event exports, by their names. */
export function declarations(): ReadonlyMap<string, Declaration> {
  const found = new Map<string, Declaration>();
  for (const file of FILES) readFile(readFileSync(new URL(`${file}.ts`, FOLDER), "utf8"), found);
  return found;
}

function readFile(text: string, found: Map<string, Declaration>): void {
  const source = ts.createSourceFile("event.ts", text, ts.ScriptTarget.Latest, true);
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (initializer === undefined || !ts.isIdentifier(name)) continue;
      found.set(name.text, {
        meaning: commentBefore(statement, text),
        fields: fieldsOf(initializer, text, found),
        values: valuesOf(initializer, text),
      });
    }
  }
}

/** The fields of every object in an expression, and those of the schemas that it spreads or takes whole. */
function fieldsOf(
  node: ts.Node,
  text: string,
  found: ReadonlyMap<string, Declaration>,
): Map<string, FieldText> {
  const fields = new Map<string, FieldText>();
  const visit = (part: ts.Node): void => {
    if (ts.isPropertyAssignment(part))
      fields.set(part.name.getText(), { meaning: commentBefore(part, text), uses: usesOf(part.initializer) });
    else if (ts.isShorthandPropertyAssignment(part))
      fields.set(part.name.text, { meaning: commentBefore(part, text), uses: [part.name.text] });
    else if (ts.isPropertyAccessExpression(part) && part.name.text === "shape")
      for (const used of usesOf(part.expression))
        for (const [name, field] of found.get(used)?.fields ?? []) fields.set(name, field);
    else ts.forEachChild(part, visit);
  };
  visit(node);
  return fields;
}

function usesOf(node: ts.Node): string[] {
  const used: string[] = [];
  const visit = (part: ts.Node): void => {
    if (ts.isIdentifier(part) && part.text !== "z") used.push(part.text);
    else if (ts.isPropertyAccessExpression(part)) visit(part.expression);
    else ts.forEachChild(part, visit);
  };
  visit(node);
  return used;
}

function valuesOf(initializer: ts.Expression, text: string): Map<string, string> {
  const values = new Map<string, string>();
  if (!ts.isCallExpression(initializer)) return values;
  const [list] = initializer.arguments;
  if (list === undefined || !ts.isArrayLiteralExpression(list)) return values;
  for (const value of list.elements)
    if (ts.isStringLiteral(value)) values.set(value.text, commentBehind(value, text));
  return values;
}

function commentBefore(node: ts.Node, text: string): string {
  const comment = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1);
  if (comment === undefined || !text.startsWith("/**", comment.pos)) return "";
  return text
    .slice(comment.pos + 3, comment.end - 2)
    .replaceAll(/^\s*\*/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function commentBehind(node: ts.Node, text: string): string {
  const line = text.slice(node.getEnd(), text.indexOf("\n", node.getEnd()));
  return /^,? *\/\/ *(.*)$/.exec(line)?.[1]?.trim() ?? "";
}
