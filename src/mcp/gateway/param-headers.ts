/**
 * Which arguments of a tool its schema wants repeated in Mcp-Param-* fields: properties with `x-mcp-header`
 * (specification 2026-07-28, Streamable HTTP, "Schema Extension"). Learnt from the lists that pass.
 *
 * Failure: a declaration that no client may follow (a bad name, a type that has no text form) is none.
 */
import { isObject } from "../../framing/json-document.ts";
import type { ToolsListing } from "../inspection/guard.ts";

export interface ParamHeader {
  /** What follows `Mcp-Param-`. */
  name: string;
  /** Into the arguments. */
  path: readonly string[];
  /** Compared as numbers. */
  numeric: boolean;
}

/** RFC 9110 section 5.6.2. */
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const TYPES: ReadonlySet<unknown> = new Set(["string", "integer", "number", "boolean"]);
/** Deeper properties are nobody's parameters, and a schema comes from a stranger. */
const MAX_DEPTH = 32;

export function paramHeaders(inputSchema: unknown): ParamHeader[] {
  const found: ParamHeader[] = [];
  const visit = (schema: unknown, path: readonly string[]): void => {
    if (!isObject(schema) || path.length > MAX_DEPTH) return;
    const name = schema["x-mcp-header"];
    if (typeof name === "string" && TOKEN.test(name) && TYPES.has(schema.type) && path.length > 0)
      found.push({ name, path, numeric: schema.type === "integer" || schema.type === "number" });
    if (isObject(schema.properties))
      for (const [key, child] of Object.entries(schema.properties)) visit(child, [...path, key]);
  };
  visit(inputSchema, []);
  return found;
}

/** What is known of the tools of one server. */
export class ParamHeaders {
  readonly #byTool = new Map<string, readonly ParamHeader[]>();

  of(toolName: unknown): readonly ParamHeader[] {
    return (typeof toolName === "string" ? this.#byTool.get(toolName) : undefined) ?? [];
  }

  learn({ tools }: ToolsListing): void {
    this.#byTool.clear();
    for (const tool of tools) {
      if (!isObject(tool) || typeof tool.name !== "string") continue;
      const declared = paramHeaders(tool.inputSchema);
      if (declared.length > 0) this.#byTool.set(tool.name, declared);
    }
  }
}
