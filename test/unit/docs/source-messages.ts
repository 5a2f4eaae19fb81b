/**
 * The texts that netmon's sources can print, with `…` for inserted values: literals and templates of TypeScript, joined
 * if `+` joins them, and literals of Go and C++ with their verbs.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { ROOT } from "./markdown.ts";

const HOLE = "…";

function sources(directory: string, ending: string): string[] {
  return readdirSync(join(ROOT, directory), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending) && !name.endsWith(`_test${ending}`) && !name.endsWith(".pb.go"))
    .map((name) => readFileSync(join(ROOT, directory, name), "utf8"));
}

/** Null: no text at all, only values. */
function textOf(node: ts.Expression): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => HOLE + literal.text).join("");
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left === null && right === null ? null : (left ?? HOLE) + (right ?? HOLE);
  }
  return null;
}

function typescriptTexts(source: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isExpression(node) ? textOf(node) : null;
    if (text !== null) texts.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("source.ts", source, ts.ScriptTarget.Latest));
  return texts;
}

function goTexts(source: string): string[] {
  return [...source.replaceAll(/"\s*\+\s*"/g, "").matchAll(/"((?:[^"\\\n]|\\.)*)"/g)].map(([, text = ""]) =>
    text.replaceAll(/%[+#]?[a-z]/g, HOLE).replaceAll('\\"', '"'),
  );
}

/** Two values side by side are one hole. */
export const normal = (text: string): string => text.replaceAll(/…+/g, HOLE).replaceAll(/\s+/g, " ");

export function sourceMessages(): string[] {
  return [
    ...sources("src", ".ts").flatMap(typescriptTexts),
    ...sources("native/helper", ".go").flatMap(goTexts),
    ...sources("native/shim", ".cc").flatMap(goTexts),
  ].map(normal);
}
