/**
 * The condition for each run: whatever a client executes from a response through netmon, netmon has judged and allowed,
 * under this name and with these arguments.
 */
import type { ToolCall } from "../../../src/llm/wire.ts";
import type { Told, ToldCall } from "./clients.ts";

export interface Judged {
  call: Pick<ToolCall, "name" | "input" | "flaw">;
  allowed: boolean;
}

/** The only tool that the policy allows. */
export const ALLOWED = "get_weather";

export const DENIED = "delete_city";

/** As netmon judges: no call whose arguments cannot be read. */
export const allows = ({ name, flaw, input: { kind, text } }: ToolCall): boolean =>
  name === ALLOWED && flaw === null && (kind === "text" || text === "" || isJson(text));

/** Tools that providers run in the recorded answers. LiteLLM hands them to its user, who has none of that name. */
const PROVIDER_TOOLS = new Set(["web_search", "code_execution", "nova_grounding"]);

/** Calls that the client executed and netmon did not allow. */
export function unjudged(told: Told, judged: readonly Judged[]): ToldCall[] {
  const allowed = judged.filter((each) => each.allowed).map(({ call }) => call);
  return told.calls.filter(
    (call) =>
      call.name !== "" && !PROVIDER_TOOLS.has(call.name) && !allowed.some((each) => isSame(call, each)),
  );
}

function isSame(told: ToldCall, { name, input: { kind, text } }: Judged["call"]): boolean {
  if (told.name !== name) return false;
  // Clients that know only one call at a time tell the start of one that goes on after another has begun.
  if (typeof told.input === "string" && text.startsWith(told.input)) return true;
  if (canonical(told.input) === canonical(text)) return true;
  // How LangChain hands on the text of a custom tool.
  return (
    kind === "text" &&
    [{ input: text }, { __arg1: text }].some((each) => canonical(each) === canonical(told.input))
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The same for a value and for its JSON text; numbers as JavaScript has them. */
function canonical(input: unknown): string {
  if (input === null || input === undefined || input === "") return "{}";
  if (typeof input !== "string") return JSON.stringify(sorted(input));
  try {
    return JSON.stringify(sorted(JSON.parse(input)));
  } catch {
    return JSON.stringify(input);
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, each]): [string, unknown] => [key, sorted(each)]);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
