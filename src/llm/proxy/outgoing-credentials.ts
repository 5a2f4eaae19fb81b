/**
 * Puts keys into a request to a provider, and reports placeholders that are elsewhere.
 *
 * Fails closed in enforce, which sends no request with a misplaced placeholder. Observe sends it as it is: without the key.
 */
import { type Misplaced, misplacedDigits, misplacedText, putIn } from "../../credentials/outgoing.ts";
import { PlaceholderSearch } from "../../credentials/placeholder.ts";
import type { UpstreamRequest } from "../../http/upstream.ts";
import type { ProxyPorts, Refusal } from "./ports.ts";
import type { Route } from "./routes.ts";

export type MisplacedRefusal = Pick<Refusal, "serverId" | "rule" | "text">;

/** `outcome`: what became of it, for a person. */
export function refusalOf(misplaced: Misplaced, outcome: string): MisplacedRefusal {
  const rule = misplaced.credential === null ? "credentials" : `credentials.${misplaced.credential}`;
  return { serverId: null, rule, text: `A request to a model has ${misplacedText(misplaced)}${outcome}.` };
}

export interface SentFields {
  fields: string[];
  /** Names of the credentials in them. */
  used: string[];
  keys: string[];
  refusals: readonly MisplacedRefusal[];
}

/** Rejects with CredentialError. */
export async function fieldsWithKeys(
  { keyring }: Pick<ProxyPorts, "keyring">,
  { upstream, path }: Pick<Route, "upstream" | "path">,
  fields: string[],
): Promise<SentFields> {
  if (keyring == null || keyring.isEmpty) return { fields, used: [], keys: [], refusals: [] };
  const put = await putIn(keyring, { origin: upstream.origin, path, fields });
  return { ...put, refusals: put.misplaced.map((each) => refusalOf(each, "")) };
}

/** Passes on a body that nobody reads, and calls `found` for a placeholder before the piece with its end; a throw of it ends the body. */
export function searched(
  { keyring }: Pick<ProxyPorts, "keyring">,
  body: UpstreamRequest["body"],
  found: (refusal: MisplacedRefusal) => void,
): UpstreamRequest["body"] {
  if (keyring == null || keyring.isEmpty || body === null || Buffer.isBuffer(body)) return body;
  const search = new PlaceholderSearch();
  return (async function* () {
    let told = 0;
    for await (const piece of body) {
      search.push(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
      for (const each of misplacedDigits(keyring, "body", [...search.found].slice(told)))
        found(refusalOf(each, ""));
      told = search.found.size;
      yield piece;
    }
  })();
}
