// The end of a bridge that netmon talks to: it checks netmon's messages, keeps the calls that wait, and holds a person's
// answers, signed, until netmon asks for them. ntfy.mjs and slack.mjs are the other ends. Node.js alone, no dependencies.
import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const MAX_BODY = 1 << 20;
const MAX_TITLE = 100;
const TOLERANCE_SECONDS = 300;

export function setting(name, fallback) {
  const value = process.env[name] ?? fallback;
  if (value !== undefined && value !== "") return value;
  console.error(`${name} is not set`);
  process.exit(2);
}

export function same(one, other) {
  const [a, b] = [Buffer.from(String(one)), Buffer.from(String(other))];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Seconds since 1970, as text or number, that are not long ago. */
export const recent = (seconds) => Math.abs(Date.now() / 1000 - Number(seconds)) <= TOLERANCE_SECONDS;

/**
 * The arguments as a person is shown them: no character that hides, turns or is obeyed. `whole` is false where they are
 * cut: nobody should allow what cannot be seen.
 */
export function shown(approval, most) {
  const hiding = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
  const visible = (text) => text.replace(hiding, (c) => (c === "\n" ? c : `\\u{${c.codePointAt(0).toString(16)}}`));
  const text = visible(JSON.stringify(approval.input, null, 1));
  const title = visible(`${approval.server_id}/${approval.tool_name} (${approval.session_id})`);
  const whole = text.length <= most && title.length <= MAX_TITLE;
  const more = `\n... cut: netmon approvals show ${approval.approval_id}`;
  return { title: title.slice(0, MAX_TITLE), text: whole ? text : text.slice(0, most) + more, whole };
}

export class Bridge {
  #key;
  #bell = new EventEmitter().setMaxListeners(0);
  /** approval_id → { approval, answer } */
  #waiting = new Map();

  /**
   * `show(approval)` tells people of a call, and rejects where it cannot; `ended` hears that it waits no more; `route`
   * answers all requests that are not netmon's.
   */
  constructor({ show, ended = () => {}, route }) {
    const secret = readFileSync(setting("NETMON_SECRET_FILE"), "utf8").trim();
    this.#key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
    const forget = (approval) => {
      if (this.#waiting.delete(approval.approval_id)) ended(approval);
    };
    this.handlers = {
      "approval.requested": async (approval) => {
        if (this.#waiting.has(approval.approval_id)) return; // delivered again
        for (const { approval: old } of this.#waiting.values()) if (Date.parse(old.expires) < Date.now()) forget(old);
        this.#waiting.set(approval.approval_id, { approval, answer: null });
        await show(approval).catch((error) => {
          forget(approval);
          throw error; // netmon tries again
        });
      },
      "approval.waiting": (data, gone) => this.#answers(data, gone),
      "approval.ended": async (data) => forget(data),
    };
    this.route = route;
  }

  /** Keeps a person's answer for netmon; false: nothing of this id waits for one. */
  decide(approvalId, decision, decidedBy) {
    const entry = this.#waiting.get(approvalId);
    if (!entry || entry.answer) return false;
    const { approval_id, nonce } = entry.approval;
    const data = { approval_id, nonce, decision, decided_by: decidedBy.slice(0, 200) };
    const [id, timestamp] = [`msg_${randomUUID()}`, Math.floor(Date.now() / 1000)];
    const body = JSON.stringify({ type: "approval.answered", data });
    entry.answer = { id, timestamp, body, signature: this.#sign(`${id}.${timestamp}.${body}`) };
    this.#bell.emit("decided");
    return true;
  }

  /** Serves LISTEN (address:port), and says where on stdout. */
  listen() {
    const [, host, port] = /^\[?(.*?)\]?:(\d+)$/.exec(setting("LISTEN", "127.0.0.1:8090"));
    const server = createServer((request, response) => {
      this.#serve(request, response).catch((error) => {
        console.error(error.message);
        response.writeHead(502).end();
      });
    });
    server.listen(Number(port), host, () => console.log(`listening on ${host}:${server.address().port}`));
  }

  async #serve(request, response) {
    const pieces = [];
    let size = 0;
    for await (const piece of request) {
      size += piece.length;
      if (size > MAX_BODY) return response.writeHead(413).end();
      pieces.push(piece);
    }
    const body = Buffer.concat(pieces).toString();
    if (request.method !== "POST" || request.url !== "/netmon") return this.route(request, response, body);
    const { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": signature } = request.headers;
    if (!recent(seconds) || !same(signature, this.#sign(`${id}.${seconds}.${body}`)))
      return response.writeHead(401).end();
    const { type, data } = JSON.parse(body);
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    const answer = await this.handlers[type]?.(data, gone.signal);
    response.end(answer === undefined ? "" : JSON.stringify(answer));
  }

  async #answers({ approval_ids, wait_seconds }, gone) {
    const found = () => approval_ids.flatMap((id) => this.#waiting.get(id)?.answer ?? []);
    const signal = AbortSignal.any([AbortSignal.timeout(wait_seconds * 1000), gone]);
    while (found().length === 0 && !signal.aborted)
      await once(this.#bell, "decided", { signal }).catch(() => {});
    return { answers: found() };
  }

  #sign(text) {
    return `v1,${createHmac("sha256", this.#key).update(text).digest("base64")}`;
  }
}
