/**
 * One server in a client's format: its own entry with another command or address, or a new one. Keys that netmon
 * does not know (time limits, trust, selected tools) are kept.
 *
 * Direction of failure: values that a client of another format would expand differently are expanded here.
 */
import { isObject, type JsonObject, objectAt, textOrNull } from "./importer.ts";
import type { SetupServer } from "./setup.ts";

/** The parts of a server that every client's format has. */
export interface ServerEntry {
  command: string | null;
  args: readonly string[];
  cwd: string | null;
  env: Readonly<Record<string, string>>;
  url: string | null;
  sse: boolean;
  headers: Readonly<Record<string, string>>;
}

/** The server's own entry if it has this format, with the interposer's command or address in it; else null. */
export function ownEntry(
  { own, interposer }: SetupServer,
  format: string,
  { url = "url", list = false }: { url?: string; list?: boolean } = {},
): JsonObject | null {
  if (own?.format !== format) return null;
  if (interposer === null) return own.entry;
  if (interposer.kind === "gateway") return { ...withoutPlaces(own.entry, [url]), [url]: interposer.url };
  const { command, args } = interposer;
  return {
    ...withoutPlaces(own.entry, ["command", "args"]),
    ...(list ? { command: [command, ...args] } : { command, args }),
  };
}

/** The names by which clients say what to start or where to connect. */
const PLACES: ReadonlySet<string> = new Set("args command httpUrl serverUrl tcp uri url".split(" "));

/**
 * The entry without the fields that could lead the client round the interposer: where an entry names a command and an
 * address, each client has its own rule which of them it uses.
 */
export function withoutPlaces(entry: JsonObject, kept: readonly string[] = []): JsonObject {
  return Object.fromEntries(
    Object.entries(entry).filter(
      ([key, value]) => kept.includes(key) || !(PLACES.has(key) || (key === "transport" && isObject(value))),
    ),
  );
}

/** Returns an entry for a client whose format differs from that of the server's own entry. */
export function serverEntry({ own, declared, interposer }: SetupServer): ServerEntry {
  const entry = own?.entry ?? {};
  const fill = (text: string): string => own?.fill(text) ?? text;
  const texts = (...keys: string[]): Record<string, string> => filled(keys, entry, fill);
  // for netmon's own declaration, the gateway sends the headers; the environment is the server's
  const env = own === null ? revealed(declared?.env ?? {}) : texts("env", "environment");
  const common = { cwd: textOrNull(entry.cwd), env };
  const headers = own === null ? {} : texts("headers", "http_headers");
  if (interposer?.kind === "shim") {
    const args = interposer.args.map(fill);
    return { ...common, command: interposer.command, args, url: null, sse: false, headers: {} };
  }
  const bare = { url: declared?.url ?? null, sse: declared?.type === "sse" };
  if (interposer === null && declared?.command)
    return { ...common, command: declared.command, args: declared.args, url: null, sse: false, headers: {} };
  const { url, sse } = interposer ?? bare;
  return { ...common, command: null, args: [], url, sse, headers };
}

function filled(
  keys: readonly string[],
  entry: JsonObject,
  fill: (text: string) => string,
): Record<string, string> {
  const all = keys.flatMap((key) => Object.entries(objectAt(entry, key)));
  return Object.fromEntries(
    all.flatMap(([name, value]) => (typeof value === "string" ? [[name, fill(value)]] : [])),
  );
}

function revealed(secrets: Readonly<Record<string, { reveal(): string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [name, secret.reveal()]));
}

/** Returns `{key: value}`, or `{}` if the value is null or empty. */
export function optionalMember(key: string, value: unknown): JsonObject {
  const empty = value === null || (isObject(value) && Object.keys(value).length === 0);
  return empty ? {} : { [key]: value };
}
