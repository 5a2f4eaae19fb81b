/**
 * What every event of every test must be: of the shape in src/event, which refuses unknown fields, and without
 * contradictions. An event cannot change without a test.
 */
import { isIP } from "node:net";
import { constants } from "node:os";
import { z } from "zod";
import { type NetmonEvent, netmonEvent } from "../../src/event/event.ts";
import { HOOKS, REWRITING_HOOKS } from "../../src/event/hooks.ts";

type Of<T extends NetmonEvent["type"]> = Extract<NetmonEvent, { type: T }>;

function isEndpoint(text: string): boolean {
  const match = /^(?:\[([^\]]+)\]|([^:]+)):(\d+)$/.exec(text);
  return (
    match !== null && isIP(match[1] ?? match[2] ?? "") === (match[1] ? 6 : 4) && Number(match[3]) < 65_536
  );
}

const HOOK_NAMES: ReadonlySet<string> = new Set([...HOOKS, ...REWRITING_HOOKS]);

/** Claims that an event makes, with whether it keeps each. */
type Claims = Record<string, boolean>;

function ofConnection(e: Of<"mcp_network_connection">): Claims {
  const unix = e.protocol === "unix";
  return {
    "only enforce blocks, but for netmon's page":
      e.action === "allow" || e.mode === "enforce" || e.rule === "netmon:ui",
    "would_block is observe's": !e.would_block || (e.action === "allow" && e.mode === "observe"),
    "server_id and server_type go together": (e.server_id === null) === (e.server_type === null),
    "server_id is the first of server_ids": e.server_ids === undefined || e.server_ids[0] === e.server_id,
    "errno has a name": e.errno === null || e.errno in constants.errno,
    "what passes has no errno": e.errno === null || e.action === "block",
    "an undeclared destination has no server": e.reason !== "undeclared" || e.server_id === null,
    "a server's rule names it": !["declared", "server_denied"].includes(e.reason) || e.server_id !== null,
    "remote_addr is an address and a port": unix || e.remote_addr === "" || isEndpoint(e.remote_addr),
    "only sock_create sees no destination": unix || e.remote_addr !== "" || e.hook === "sock_create",
  };
}

function ofIntercepted(e: Of<"mcp_tool_call_intercepted">): Claims {
  return {
    "only enforce blocks": e.action === "allow" || e.mode === "enforce",
    "what was blocked would not only be": !e.would_block || e.action === "allow",
    "would_block is observe's, or comes too late":
      !e.would_block || e.mode === "observe" || e.executed_by === "provider",
    "native tools have no event": e.reason !== "native",
    "an ambiguous call names no one server": e.reason !== "ambiguous" || e.server_id === null,
    "input is there": e.input !== undefined,
  };
}

function ofCalled(e: Of<"mcp_tool_called">): Claims {
  const answered = ["answered", "tool_error", "error", "input_required", "result_blocked"];
  return {
    "only enforce blocks, and filters, and netmon's own tools":
      e.action === "allow" || e.mode === "enforce" || e.reason === "filtered" || e.reason === "sandbox",
    "what was blocked would not only be": !e.would_block || e.action === "allow",
    "what is blocked is refused": (e.action === "block") === (e.outcome === "refused"),
    "an answer has a latency": answered.includes(e.outcome) === (e.latency_ms !== null),
  };
}

function claims(e: NetmonEvent): Claims {
  switch (e.type) {
    case "mcp_network_connection":
      return ofConnection(e);
    case "mcp_tool_call_intercepted":
      return ofIntercepted(e);
    case "mcp_tool_called":
      return ofCalled(e);
    case "llm_refusal":
      return { "refused, or would be": e.would_block === (e.action === "allow") };
    case "llm_request_failed":
      return { "a status or what went wrong": (e.status === null) !== (e.error === null) };
    case "netmon_started":
      return { "hooks have names": e.hooks.every((hook) => HOOK_NAMES.has(hook)) };
    case "netmon_dns_refused":
      return { "resolver is an address and a port": isEndpoint(e.resolver) };
    default:
      return {};
  }
}

export const eventShape = netmonEvent.superRefine((event, ctx) => {
  for (const [message, kept] of Object.entries(claims(event)))
    if (!kept) ctx.addIssue({ code: "custom", message });
});

/** The text of docs/schema/events.schema.json. */
export function eventJsonSchemaText(): string {
  const schema = z.toJSONSchema(netmonEvent, { unrepresentable: "any" });
  return `${JSON.stringify({ title: "netmon events", ...schema }, null, 2)}\n`;
}

/** One line of --format json. Throws with the line when it is not an event as documented. */
export function parseEvent(line: string): NetmonEvent {
  const result = eventShape.safeParse(JSON.parse(line));
  if (!result.success) throw new Error(`not an event: ${line}\n${z.prettifyError(result.error)}`);
  return result.data;
}
