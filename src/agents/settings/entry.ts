/**
 * One server in the form of a client: its own entry with another command or address, or a new one. Keys that netmon
 * does not know (time limits, trust, chosen tools) stay as they are.
 *
 * Direction of failure: a value that a client of another form would fill in differently is filled in here.
 */
import { isObject, type JsonObject, objectAt, textOrNull } from "../config-files/importer.ts";
import type { InjectedServer } from "../servers/injected-servers.ts";

/** What every client's form can say of a server. */
export interface ServerEntry {
  command: string | null;
  args: readonly string[];
  cwd: string | null;
  env: Readonly<Record<string, string>>;
  url: string | null;
  sse: boolean;
  headers: Readonly<Record<string, string>>;
}

/** For a client whose form the server's own entry does not have. */
export function serverEntry({ own, declared, front }: InjectedServer): ServerEntry {
  const entry = own?.entry ?? {};
  const fill = (text: string): string => own?.fill(text) ?? text;
  const texts = (...keys: string[]): Record<string, string> => filled(keys, entry, fill);
  // of netmon's own declaration the gateway sends the headers; the environment is the server's
  const env = own === null ? revealed(declared?.env ?? {}) : texts("env", "environment");
  const common = { cwd: textOrNull(entry.cwd), env };
  const headers = own === null ? {} : texts("headers", "http_headers");
  if (front?.kind === "shim") {
    const args = front.args.map(fill);
    return { ...common, command: front.command, args, url: null, sse: false, headers: {} };
  }
  const bare = { url: declared?.url ?? null, sse: declared?.type === "sse" };
  if (front === null && declared?.command)
    return { ...common, command: declared.command, args: declared.args, url: null, sse: false, headers: {} };
  const { url, sse } = front ?? bare;
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

/** `{key: value}`, or `{}` without a value. */
export function optionalMember(key: string, value: unknown): JsonObject {
  const empty = value === null || (isObject(value) && Object.keys(value).length === 0);
  return empty ? {} : { [key]: value };
}
