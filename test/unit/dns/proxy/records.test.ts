/** Reading the records of an answer: work is linear in the message's bytes, and clients read nothing differently. */
import { describe, expect, it } from "vitest";
import { answerAddresses } from "../../../../src/dns/proxy/answer-addresses.ts";
import { readHead } from "../../../../src/dns/proxy/message.ts";
import { answerRecords } from "../../../../src/dns/proxy/records.ts";

const A = 1;
const CNAME = 5;
const TXT = 16;
const MAX = 65_535;

const wire = (...labels: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    ...labels.map((label) => Buffer.concat([Buffer.of(label.length), Buffer.from(label as string)])),
    Buffer.of(0),
  ]);
const pointer = (to: number): Buffer => Buffer.from([0xc0 | (to >> 8), to & 255]);
const record = (owner: Buffer, type: number, data: Buffer, ttl = 60, recordClass = 1): Buffer => {
  const head = Buffer.alloc(10);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(recordClass, 2);
  head.writeUInt32BE(ttl, 4);
  head.writeUInt16BE(data.length, 8);
  return Buffer.concat([owner, head, data]);
};
const ADDRESS = Buffer.from([192, 0, 2, 1]);
const QUESTION = wire("a", "test");
/** Where the question's name stands. */
const ASKED = pointer(12);

/** An answer about a.test. */
function message(answers: Buffer[], others: { authority?: Buffer[]; additional?: Buffer[] } = {}): Buffer {
  const { authority = [], additional = [] } = others;
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0x8180, 2);
  for (const [i, count] of [1, answers.length, authority.length, additional.length].entries())
    head.writeUInt16BE(count, 4 + 2 * i);
  const question = Buffer.concat([QUESTION, Buffer.from([0, 1, 0, 1])]);
  return Buffer.concat([head, question, ...answers, ...authority, ...additional]);
}

/** Names of 63 labels of one letter, then records whose owner is a chain of pointers through all that stands before. */
function pointerChains(type: number): Buffer {
  const answers: Buffer[] = [];
  let size = 12 + QUESTION.length + 4;
  let last = 12;
  for (;;) {
    // the data is a pointer to the pointer before: a chain that grows by one with every record
    const one = record(pointer(last), type, type === A ? ADDRESS : pointer(last));
    if (size + one.length > 16_000) return message(answers);
    answers.push(one);
    last = type === A ? size : size + one.length - 2;
    size += one.length;
  }
}

/** As many different starts within long names as there is room for. */
function suffixes(): Buffer {
  const answers = [record(wire(...Array<string>(126).fill("x")), TXT, Buffer.alloc(0))];
  const first = 12 + QUESTION.length + 4;
  for (let i = 0; i < 4000; i++) answers.push(record(pointer(first + 2 * (i % 120)), CNAME, ASKED));
  return message(answers);
}

describe("the work of reading", () => {
  it.each([
    ["addresses whose owners are pointers to pointers", pointerChains(A)],
    ["aliases whose targets are pointers to pointers", pointerChains(CNAME)],
    ["names that start within others", suffixes()],
    ["one name for every record", message(Array<Buffer>(4000).fill(record(ASKED, A, ADDRESS)))],
  ])("is linear in the message: %s", (_what, bytes) => {
    expect(bytes.length).toBeLessThanOrEqual(MAX);
    expect(answerRecords(bytes).steps).toBeLessThan(bytes.length);
  });

  it("is none for what leads to no address", () => {
    const loop = record(pointer(12 + QUESTION.length + 4), TXT, Buffer.from("x"));
    const junk = record(wire("x"), 999, Buffer.alloc(1000, 0xc0));
    const bytes = message([record(ASKED, TXT, Buffer.alloc(1000, 0xff)), junk, record(ASKED, A, ADDRESS)], {
      authority: [loop],
      additional: [Buffer.alloc(500, 0xff)],
    });
    expect(answerAddresses(bytes, "a.test").addresses).toEqual([{ address: "192.0.2.1", ttl: 60 }]);
    expect(answerRecords(bytes).steps).toBeLessThan(20);
  });
});

describe("what clients would read in different ways is not read", () => {
  const here = 12 + QUESTION.length + 4;
  it.each([
    ["a pointer to itself", [record(pointer(here), A, ADDRESS)]],
    ["a pointer ahead", [record(pointer(here + 16), A, ADDRESS), record(ASKED, A, ADDRESS)]],
    ["a pointer into the header", [record(pointer(4), A, ADDRESS)]],
    ["a label of an unknown form", [record(Buffer.from([0x41, 0]), A, ADDRESS)]],
    ["a name of 256 octets", [record(wire(...Array<string>(4).fill("x".repeat(62)), "yy"), A, ADDRESS)]],
    ["an address of another length", [record(ASKED, A, Buffer.alloc(5))]],
    ["an alias with bytes behind it", [record(ASKED, CNAME, Buffer.concat([ASKED, Buffer.of(0)]))]],
    ["an address of another name", [record(wire("b", "test"), A, ADDRESS)]],
    ["an address of a name beside the chain", [record(wire("a", "tes"), A, ADDRESS)]],
    ["a name with a dot within a label", [record(wire("a.test"), A, ADDRESS)]],
    ["a name that ends with a NUL", [record(wire("a", "test\0"), A, ADDRESS)]],
    ["fewer records than it says", [Buffer.alloc(0)]],
  ])("%s", (_what, answers) => {
    expect(() => answerAddresses(message(answers), "a.test")).toThrow(RangeError);
  });
});

describe("what all clients read is", () => {
  const read = (...answers: Buffer[]) => answerAddresses(message(answers), "a.test");

  it("names in any case, compressed or not", () => {
    expect(read(record(wire("A", "tEsT"), A, ADDRESS)).addresses).toHaveLength(1);
    expect(
      read(record(Buffer.concat([Buffer.from("\x01A"), pointer(14)]), A, ADDRESS)).addresses,
    ).toHaveLength(1);
  });

  it("names of 255 octets with labels of 63", () => {
    const long = wire(...Array<string>(3).fill("x".repeat(63)), "y".repeat(61));
    expect(long.length).toBe(255);
    const { via, addresses } = read(record(ASKED, CNAME, long), record(long, A, ADDRESS));
    expect([via.map(({ length }) => length), addresses.length]).toEqual([[253], 1]);
  });

  it("every way of an alias, whichever a client goes", () => {
    const told = read(
      record(ASKED, CNAME, wire("b", "test")),
      record(ASKED, CNAME, wire("c", "test")),
      record(wire("c", "test"), A, ADDRESS),
    );
    expect(told).toMatchObject({ via: ["b.test", "c.test"], addresses: [{ address: "192.0.2.1" }] });
  });

  it.each([
    [0, 0],
    [0x7fffffff, 0x7fffffff],
    [0x80000000, 0],
    [0xffffffff, 0],
  ])("a TTL of %d as %d", (ttl, seconds) => {
    expect(read(record(ASKED, A, ADDRESS, ttl)).addresses).toEqual([{ address: "192.0.2.1", ttl: seconds }]);
  });

  it("records of every class, which some clients do not look at", () => {
    expect(read(record(ASKED, A, ADDRESS, 60, 3)).addresses).toEqual([{ address: "192.0.2.1", ttl: 60 }]);
  });
});

describe("a question", () => {
  const asking = (name: Buffer): Buffer => {
    const bytes = message([]);
    return Buffer.concat([bytes.subarray(0, 12), name, Buffer.from([0, 1, 0, 1])]);
  };
  it.each([
    ["a\\046test", wire("a.test")],
    ["a.test\\000", wire("a", "test\0")],
    ["a\\255.test", wire(Buffer.from([0x61, 0xff]), "test")],
    ["a\\092.test", wire("a\\", "test")],
    ["", wire()],
  ])("is read as %s", (text, name) => {
    expect(readHead(asking(name))?.question.name).toBe(text);
  });
  it("has at most 255 octets", () => {
    const long = Array<string>(3).fill("x".repeat(63));
    expect(readHead(asking(wire(...long, "y".repeat(61))))).not.toBeNull();
    expect(readHead(asking(wire(...long, "y".repeat(62))))).toBeNull();
  });
});
