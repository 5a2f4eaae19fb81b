/**
 * Answers, intact and damaged, read by netmon and by dns-packet, which takes one record after the other until one cannot
 * be read: netmon finds every address that dns-packet finds, or refuses the answer.
 */
import dnsPacket, { type Answer, type DecodedPacket } from "dns-packet";
import fc from "fast-check";
import { expect, it } from "vitest";
import { answerAddresses } from "../../../../src/dns/proxy/answer-addresses.ts";
import { readHead } from "../../../../src/dns/proxy/message.ts";
import { canonicalAddress } from "../../../../src/registry/address.ts";

const ASKED = "api.Example.test";
const QUESTION_END = 12 + ASKED.length + 2 + 4;
/** A pointer to the name that was asked. */
const POINTER = Buffer.from([0xc0, 0x0c]);

const host = fc.oneof(
  { weight: 9, arbitrary: fc.constant(ASKED) },
  fc.constantFrom("edge.example.test", "a.b.c.cdn.test", "other.test"),
);
const record: fc.Arbitrary<Answer> = fc.oneof(
  fc.record({ type: fc.constant("A" as const), name: host, data: fc.ipV4(), ttl: fc.nat() }),
  fc.record({ type: fc.constant("AAAA" as const), name: host, data: fc.ipV6(), ttl: fc.nat() }),
  fc.record({ type: fc.constant("CNAME" as const), name: host, data: host, ttl: fc.nat() }),
  fc.record({
    type: fc.constant("TXT" as const),
    name: host,
    data: fc.string({ maxLength: 30 }),
    ttl: fc.nat(),
  }),
);
const section = fc.array(record, { maxLength: 5 });

const answer = fc.record({ answers: section, authorities: section, additionals: section }).map((sections) => {
  const questions = [{ type: "A" as const, name: ASKED }];
  return dnsPacket.encode({ type: "response", id: 7, flags: 0x0180, questions, ...sections });
});

/** Owners that were asked for, as a resolver writes them. */
function compressed(message: Buffer): Buffer {
  const name = message.subarray(12, QUESTION_END - 4);
  let at = message.indexOf(name, QUESTION_END);
  while (at > 0) {
    message = Buffer.concat([message.subarray(0, at), POINTER, message.subarray(at + name.length)]);
    at = message.indexOf(name, at);
  }
  return message;
}

type Damage = (message: Buffer) => Buffer;

const place = fc.nat({ max: 0xffff });
const at = (message: Buffer, where: number): number => where % (message.length + 1);

const byte: fc.Arbitrary<Damage> = fc
  .tuple(place, fc.oneof(fc.constantFrom(0, 1, 3, 4, 5, 0x80, 0xc0, 0xff), fc.nat(255)))
  .map(([where, value]) => (message) => {
    const copy = Buffer.from(message);
    if (copy.length > 0) copy[where % copy.length] = value;
    return copy;
  });
const cut: fc.Arbitrary<Damage> = place.map((where) => (message) => message.subarray(0, at(message, where)));
const inserted: fc.Arbitrary<Damage> = fc
  .tuple(place, fc.uint8Array({ minLength: 1, maxLength: 6 }))
  .map(([where, bytes]) => (message) => {
    const middle = at(message, where);
    return Buffer.concat([message.subarray(0, middle), bytes, message.subarray(middle)]);
  });
const count: fc.Arbitrary<Damage> = fc
  .tuple(fc.constantFrom(6, 8, 10), fc.nat(9))
  .map(([field, value]) => (message) => {
    const copy = Buffer.from(message);
    if (copy.length >= 12) copy.writeUInt16BE(value, field);
    return copy;
  });
const repeated: fc.Arbitrary<Damage> = fc.tuple(place, place).map(([from, to]) => (message) => {
  const [start, end] = [at(message, from), at(message, to)].sort((a, b) => a - b) as [number, number];
  return Buffer.concat([message.subarray(0, end), message.subarray(start)]);
});
const damages = fc.array(fc.oneof({ weight: 3, arbitrary: byte }, cut, inserted, count, repeated), {
  maxLength: 4,
});

type Reader = {
  decode: {
    (message: Buffer, offset: number): DecodedPacket["answers"] extends (infer R)[] | undefined ? R : never;
    bytes: number;
  };
};
const { answer: records, question } = dnsPacket as unknown as { answer: Reader; question: Reader };

function readByOther(message: Buffer): string[] {
  const found: string[] = [];
  try {
    let offset = 12;
    for (let left = message.readUInt16BE(4); left > 0; left--) {
      question.decode(message, offset);
      offset += question.decode.bytes;
    }
    for (let left = message.readUInt16BE(6); left > 0; left--) {
      const one = records.decode(message, offset);
      offset += records.decode.bytes;
      if (one?.type === "A" || one?.type === "AAAA") found.push(canonicalAddress(one.data) ?? one.data);
    }
  } catch {
    // what came before stands
  }
  return found;
}

/** null: refused. */
function readByNetmon(message: Buffer): string[] | null {
  const head = readHead(message);
  if (head === null) return null;
  try {
    return answerAddresses(message, head.question.name).addresses.map(({ address }) => address);
  } catch {
    return null;
  }
}

it("finds no address that netmon has not found in an answer that it lets pass", () => {
  const tally = { passed: 0, refused: 0, found: 0 };
  fc.assert(
    fc.property(answer, fc.boolean(), damages, (whole, compress, each) => {
      const message = each.reduce((made, damage) => damage(made), compress ? compressed(whole) : whole);
      const ours = readByNetmon(message);
      const other = message.length >= 12 ? readByOther(message) : [];
      if (ours === null) tally.refused++;
      else tally.passed++;
      if (ours === null) return;
      tally.found += other.length;
      expect(ours).toEqual(expect.arrayContaining(other));
    }),
    { numRuns: 8_000 },
  );
  // the property is about something
  expect(Math.min(tally.passed, tally.refused, tally.found)).toBeGreaterThan(500);
});

it("takes records of every class, as clients that do not look at it (Go, musl) do", () => {
  const questions = [{ type: "A" as const, name: ASKED }];
  const answers = [{ type: "A" as const, name: ASKED, data: "192.0.2.1", ttl: 9 }];
  const message = dnsPacket.encode({ type: "response", id: 7, questions, answers });
  message.writeUInt16BE(3, message.length - 12);
  expect(readByNetmon(message)).toEqual(["192.0.2.1"]);
});
