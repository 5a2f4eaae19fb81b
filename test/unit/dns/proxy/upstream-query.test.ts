/** A query under netmon's own id: knowing the agent's id does not help to forge the resolver's answer. */
import { encode } from "dns-packet";
import { expect, it } from "vitest";
import { readHead } from "../../../../src/dns/proxy/message.ts";
import { UpstreamQuery } from "../../../../src/dns/proxy/upstream.ts";

const AGENTS = 7;
const message = (type: "query" | "response", id: number, name = "a.test"): Buffer =>
  encode({ type, id, questions: [{ type: "A", name }] });
const query = message("query", AGENTS);
const asked = (taken?: ReadonlySet<number>): UpstreamQuery =>
  new UpstreamQuery(query, readHead(query), taken);

it("goes out under a random id, and comes back under the agent's", () => {
  const ids = new Set(Array.from({ length: 64 }, () => asked().sent.readUInt16BE(0)));
  expect(ids.size).toBeGreaterThan(32);
  const one = asked(new Set([AGENTS]));
  expect(one.sent.subarray(2)).toEqual(query.subarray(2));
  expect(one.answeredBy(message("response", one.id))).toEqual(message("response", AGENTS));
  expect(query.readUInt16BE(0)).toBe(AGENTS);
});

it("is answered under its own id and by its own question only", () => {
  const one = asked(new Set([AGENTS]));
  expect(one.answeredBy(message("response", AGENTS))).toBeNull();
  expect(one.answeredBy(message("response", one.id, "b.test"))).toBeNull();
  expect(one.answeredBy(message("query", one.id))).toBeNull();
  expect(one.answeredBy(Buffer.alloc(1))).toBeNull();
});

it("has an id that no other query under way has", () => {
  const taken = new Set(Array.from({ length: 0x10000 }, (_, id) => id));
  taken.delete(4242);
  expect(asked(taken).id).toBe(4242);
});

it("a query that was passed unread is known by its id alone, and without one by nothing", () => {
  const unread = new UpstreamQuery(Buffer.from([0, 7, 1]), null);
  const answer = Buffer.from([unread.id >> 8, unread.id & 255, 9]);
  expect(unread.answeredBy(answer)).toEqual(Buffer.from([0, 7, 9]));
  expect(new UpstreamQuery(Buffer.of(7), null).answeredBy(answer)).toBeNull();
});
