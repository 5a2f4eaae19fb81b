/**
 * Header fields that repeat parts of the body, so that intermediaries need not read it (specification 2026-07-28,
 * Streamable HTTP, standard and custom request headers): MCP-Protocol-Version, Mcp-Method, Mcp-Name, Mcp-Param-*.
 * Their readers must be able to rely on them, so a body that disagrees is refused.
 *
 * The same comparisons as @modelcontextprotocol/server 2.4 (classifyInboundRequest, validateStandardRequestHeaders,
 * validateMcpParamHeaders). Fails closed: a repeated field matches nothing.
 */
import { isObject } from "../../framing/json-document.ts";
import { listOf } from "../../http/header-fields.ts";
import type { ToolsListing } from "../inspection/guard.ts";
import { isStateless, type Message } from "./json-rpc.ts";

/** Member of `params` that Mcp-Name repeats, keyed by method; tasks are from SEP-2663. */
const NAMED_BY: ReadonlyMap<string, string> = new Map([
  ["tools/call", "name"],
  ["prompts/get", "name"],
  ["resources/read", "uri"],
  ["tasks/get", "taskId"],
  ["tasks/update", "taskId"],
  ["tasks/cancel", "taskId"],
]);

/** Reports whether the sender's revision has these fields, according to the body or, failing that, the header. */
export function mirrorsBody(raw: readonly string[], message: Message): boolean {
  return isStateless(message.version ?? listOf(raw, "mcp-protocol-version"));
}

/** Returns the mismatch in words; null: none. `declared`: the Mcp-Param fields of the called tool. */
export function headerMismatch(
  raw: readonly string[],
  message: Message,
  declared: readonly ParamHeader[],
): string | null {
  const { method, params, version, isRequest } = message;
  const required = isRequest && version !== null;
  const plain = (field: string, expected: string | null): string | null =>
    difference(field, listOf(raw, field.toLowerCase()), expected, required);
  const mismatch = plain("MCP-Protocol-Version", version) ?? plain("Mcp-Method", method);
  if (mismatch !== null) return mismatch;
  const member = NAMED_BY.get(method);
  if (member === undefined || !isRequest) return null;
  const name = params?.[member];
  if (typeof name !== "string") return null;
  return (
    difference("Mcp-Name", decodedField(raw, "Mcp-Name"), name, required) ??
    (method === "tools/call" ? paramMismatch(raw, declared, params?.arguments) : null)
  );
}

function difference(
  field: string,
  value: string | null | undefined,
  expected: string | null,
  required: boolean,
): string | null {
  if (value === undefined) return required ? `${field} is missing` : null;
  if (value === null) return `${field} is not valid Base64`;
  return expected === null || value === expected ? null : `${field} differs from the body`;
}

function paramMismatch(
  raw: readonly string[],
  declared: readonly ParamHeader[],
  args: unknown,
): string | null {
  for (const { name, path, numeric } of declared) {
    const expected = textOf(valueAt(args, path));
    if (expected === null) continue;
    const field = `Mcp-Param-${name}`;
    const value = decodedField(raw, field);
    if (value === undefined) return `${field} is missing`;
    if (value === null) return `${field} is not valid Base64`;
    const equal = numeric && DECIMAL.test(value) ? Number(value) === Number(expected) : value === expected;
    if (!equal) return `${field} differs from the body`;
  }
  return null;
}

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

function valueAt(args: unknown, path: readonly string[]): unknown {
  let value = args;
  for (const key of path) value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return value;
}

/** Returns null if the value is missing, or of a type that fields do not repeat. */
function textOf(value: unknown): string | null {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return String(value);
  if (typeof value !== "number" || !Number.isFinite(value)) return null;
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? null : String(value);
}

const BASE64 = /^=\?base64\?((?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)\?=$/;

/** Returns the decoded field; undefined: missing; null: invalid Base64. Repeated fields: a list, never a match. */
function decodedField(raw: readonly string[], field: string): string | null | undefined {
  const value = listOf(raw, field.toLowerCase())?.replace(/^[\t ]+|[\t ]+$/g, "");
  if (value === undefined || !(value.startsWith("=?base64?") && value.endsWith("?="))) return value;
  const encoded = BASE64.exec(value)?.[1];
  if (encoded === undefined) return null;
  const bytes = Buffer.from(encoded, "base64");
  const text = bytes.toString("utf8");
  return Buffer.from(text).equals(bytes) ? text : null;
}

/** Reports whether a field repeats the body; older revisions have none of these, and nobody may rely on them there. */
export function isMirroredField(name: string): boolean {
  return name === "mcp-method" || name === "mcp-name" || name.startsWith("mcp-param-");
}

interface ParamHeader {
  /** The field's name after `Mcp-Param-`. */
  name: string;
  /** Path into the arguments. */
  path: readonly string[];
  /** Whether values are compared as numbers. */
  numeric: boolean;
}

/** RFC 9110 section 5.6.2. */
const TOKEN = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const TYPES: ReadonlySet<unknown> = new Set(["string", "integer", "number", "boolean"]);
/** Real parameters are never deeper, and schemas are untrusted. */
const MAX_DEPTH = 32;

/**
 * Returns the arguments of a tool that its schema declares to be repeated in Mcp-Param-* fields: properties with
 * `x-mcp-header` (specification 2026-07-28, Streamable HTTP, "Schema Extension"). Declarations that no client may
 * follow (an invalid name, a type without a text form) are ignored.
 */
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

/** The known Mcp-Param declarations of one server's tools. */
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
