/**
 * Which header fields are dropped between two connections: those that belong to one hop, those that describe bytes that
 * are no longer sent, and those that the caller names. All others keep their order, their case and their repetitions.
 * In enforce the LLM proxy keeps only the response fields that it knows (src/llm/proxy/response-headers.ts).
 */

import { append } from "../framing/long-lists.ts";
import { words } from "../framing/words.ts";
import { listOf } from "./header-fields.ts";

/** RFC 9110 §7.6.1 and §11.7, and `Expect`, which node answers itself (§10.1.1). */
const HOP_BY_HOP = words(
  `connection expect http2-settings keep-alive proxy-authenticate proxy-authentication-info
   proxy-authorization proxy-connection te trailer transfer-encoding upgrade`,
);

/** Fields that describe the bytes of a body: untrue once the body is another (RFC 9110 §8, RFC 9530). */
const OF_THE_BODY = words(
  `accept-ranges content-digest content-encoding content-length content-md5 digest etag repr-digest
   want-content-digest`,
);

const REPLACED = words("host content-length");

export interface RequestRules {
  /** Authority of the upstream, with a port where it is not the scheme's default. */
  host: string;
  /** In bytes; null: unknown (chunked), or there is no body. */
  contentLength: number | null;
  /** The body is not the client's, byte for byte. */
  changed: boolean;
  /** Ask for a response without Content-Encoding. */
  identity: boolean;
  /** They take the place of the client's fields of these names. */
  set?: readonly string[];
  /** Further fields, by lower-case name. */
  drops?: (name: string) => boolean;
}

/** The fields of a client's request, as they go to the upstream. */
export function requestFields(raw: readonly string[], rules: RequestRules): string[] {
  const { host, contentLength, changed, identity, set = [], drops = () => false } = rules;
  const names = set.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase());
  const replaced = names.length === 0 ? REPLACED : new Set([...REPLACED, ...names]);
  let asked = !identity;
  const out = ["host", host];
  each(raw, changed, (field, value, name) => {
    if (replaced.has(name) || drops(name)) return;
    if (!identity || name !== "accept-encoding") out.push(field, value);
    else if (!asked) {
      out.push(field, "identity");
      asked = true;
    }
  });
  if (!asked) out.push("Accept-Encoding", "identity");
  append(out, set);
  if (contentLength !== null) out.push("content-length", String(contentLength));
  return out;
}

/** The fields of an upstream's response, as they go to the client. `changed`: the body may not be the upstream's. */
export function responseFields(raw: readonly string[], changed: boolean): string[] {
  const out: string[] = [];
  each(raw, changed, (field, value) => out.push(field, value));
  return out;
}

function each(
  raw: readonly string[],
  changed: boolean,
  keep: (field: string, value: string, name: string) => void,
): void {
  const hop = hopByHop(raw);
  for (let i = 0; i < raw.length; i += 2) {
    const name = raw[i]!.toLowerCase();
    if (!hop.has(name) && !(changed && OF_THE_BODY.has(name))) keep(raw[i]!, raw[i + 1]!, name);
  }
}

/** Lower-case names of the fields that end at this hop. */
function hopByHop(raw: readonly string[]): ReadonlySet<string> {
  const connection = listOf(raw, "connection");
  if (connection === undefined || HOP_BY_HOP.has(connection)) return HOP_BY_HOP; // mostly `keep-alive`
  const named = connection
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "");
  return named.every((name) => HOP_BY_HOP.has(name) || name === "close")
    ? HOP_BY_HOP
    : new Set([...HOP_BY_HOP, ...named]);
}
