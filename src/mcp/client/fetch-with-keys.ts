/**
 * fetch for requests of netmon's own in whose headers placeholders stand: they become keys as in an agent's requests
 * (credentials/outgoing.ts), and a redirect of such a request is not followed.
 *
 * Fails closed: a placeholder that gets no key, and an answer that quotes one, end everything.
 */
import type { FetchLike } from "@modelcontextprotocol/client";
import type { Keyring } from "../../credentials/keyring.ts";
import { coverOf, misplacedText, putIn } from "../../credentials/outgoing.ts";
import { NO_BODY } from "./bounded-fetch.ts";
import { ListToolsError } from "./error.ts";

export interface KeyPorts {
  fetch: FetchLike;
  keyring: Keyring;
  /** Called with the keys of a request before it is sent. */
  sending(keys: readonly string[]): void;
  /** Called for what ends everything; a request that is not made, or not answered, rejects with the same error. */
  end(error: ListToolsError): void;
}

export function fetchWithKeys({ fetch, keyring, sending, end }: KeyPorts): FetchLike {
  const ended = (error: ListToolsError): ListToolsError => {
    end(error);
    return error;
  };
  return async (url, init) => {
    const { origin, pathname, search } = new URL(url);
    const fields = [...new Headers(init?.headers)].flat();
    const put = await putIn(keyring, { origin, path: `${pathname}${search}`, fields });
    const [wrong] = put.misplaced;
    if (wrong !== undefined)
      throw ended(
        new ListToolsError("unauthorized", `netmon did not ask: it would send ${misplacedText(wrong)}`),
      );
    const cover = coverOf(put, (text) => ended(new ListToolsError("protocol", `an answer has ${text}`)));
    if (cover === null) return fetch(url, init);
    sending(put.keys);
    const headers = new Headers();
    for (let at = 0; at < put.fields.length; at += 2)
      headers.append(put.fields[at] as string, put.fields[at + 1] as string);
    const answer = await fetch(url, { ...init, headers, redirect: "manual" });
    const { status, body } = answer;
    if (status === 401) keyring.refused(put.used);
    if (status >= 300 && status < 400 && answer.headers.has("location"))
      throw ended(new ListToolsError("protocol", `HTTP ${status}: a request with a key follows no redirect`));
    for (const [name, value] of answer.headers)
      if (cover.text(value) !== value) answer.headers.set(name, cover.text(value));
    if (body === null || NO_BODY.has(status)) return answer;
    const covered = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => controller.enqueue(cover.push(Buffer.from(chunk))),
      flush: (controller) => controller.enqueue(cover.end()),
    });
    const { headers: told } = answer;
    return new Response(body.pipeThrough(covered), {
      status,
      statusText: cover.text(answer.statusText),
      headers: told,
    });
  };
}
