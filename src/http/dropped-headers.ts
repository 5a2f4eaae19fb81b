/**
 * Drops header fields between two connections: hop-by-hop fields, those that describe bytes which are no longer sent,
 * and those that the caller names. All others keep their order, case and repetitions. In enforce the LLM proxy keeps
 * only known response fields (src/llm/proxy/response-headers.ts).
 */
import { append } from "../collections/long-lists.ts";
import { wordSet } from "../collections/word-set.ts";
import { listOf } from "./header-fields.ts";

/** RFC 9110 §7.6.1 and §11.7, and `Expect`, which Node handles itself (§10.1.1). */
const HOP_BY_HOP = wordSet(
  `connection expect http2-settings keep-alive proxy-authenticate proxy-authentication-info
   proxy-authorization proxy-connection te trailer transfer-encoding upgrade`,
);

/** Fields that describe the bytes of a body, and are wrong once the body changes (RFC 9110 §8, RFC 9530). */
const OF_THE_BODY = wordSet(
  `accept-ranges content-digest content-encoding content-length content-md5 digest etag repr-digest
   want-content-digest`,
);

const REPLACED = wordSet("host content-length");

export interface RequestRules {
  /** Authority of the upstream, with the port if it is not the scheme's default. */
  host: string;
  /** In bytes; null: unknown (chunked), or there is no body. */
  contentLength: number | null;
  /** Whether the body differs from the client's. */
  changed: boolean;
  /** Whether to ask for a response without Content-Encoding. */
  identity: boolean;
  /** Names and values, flat, that replace the client's fields with these names. */
  set?: readonly string[];
  /** Reports whether to drop a further field; gets the name in lower case. */
  drops?: (name: string) => boolean;
}

/** Returns the fields of a client's request to send to the upstream. */
export function requestFields(raw: readonly string[], rules: RequestRules): string[] {
  const { host, contentLength, changed, identity, set = [], drops = () => false } = rules;
  const names = set.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase());
  const replaced = names.length === 0 ? REPLACED : new Set([...REPLACED, ...names]);
  let isSet = !identity;
  const out = ["host", host];
  each(raw, changed, (field, value, name) => {
    if (replaced.has(name) || drops(name)) return;
    if (!identity || name !== "accept-encoding") out.push(field, value);
    else if (!isSet) {
      out.push(field, "identity");
      isSet = true;
    }
  });
  if (!isSet) out.push("Accept-Encoding", "identity");
  append(out, set);
  if (contentLength !== null) out.push("content-length", String(contentLength));
  return out;
}

/** Returns the fields of an upstream's response to send to the client. `changed`: the body may be another. */
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

/** Returns the lower-case names of the fields that end at this hop. */
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
