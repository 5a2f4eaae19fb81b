/** Reading queries and answers: names, the chain from the queried name, hints, and netmon's own refusals. */
import { decode, encode } from "dns-packet";
import { describe, expect, it } from "vitest";
import { answerAddresses } from "../../../../src/dns/proxy/answer-addresses.ts";
import {
  answers,
  type MessageHead,
  readHead,
  StreamMessages,
  streamed,
} from "../../../../src/dns/proxy/message.ts";
import { readServiceRecord } from "../../../../src/dns/proxy/records.ts";
import { refusal } from "../../../../src/dns/proxy/refusal.ts";

type Records = NonNullable<Parameters<typeof encode>[0]["answers"]>;

const query = (name: string, more: object = {}): Buffer =>
  encode({ type: "query", id: 77, flags: 0x0100, questions: [{ type: "A", name }], ...more });

const answer = (name: string, records: Records): Buffer =>
  encode({ type: "response", id: 77, questions: [{ type: "A", name }], answers: records });

const head = (message: Buffer): MessageHead => {
  const read = readHead(message);
  if (!read) throw new Error("not readable");
  return read;
};

const a = (name: string, data: string, ttl = 60): Records[number] => ({ type: "A", name, data, ttl });
const cname = (name: string, data: string, ttl = 60): Records[number] => ({ type: "CNAME", name, data, ttl });

/** TYPE 65 for NAME: priority 1, TARGET, parameters. */
function https(target: string, parameters: [number, number[]][]): Buffer {
  const labels = target === "" ? [] : target.split(".");
  const name = Buffer.concat([
    ...labels.map((l) => Buffer.from([l.length, ...Buffer.from(l)])),
    Buffer.of(0),
  ]);
  const rest = parameters.map(([key, value]) =>
    Buffer.from([key >> 8, key & 255, value.length >> 8, value.length & 255, ...value]),
  );
  return Buffer.concat([Buffer.from([0, 1]), name, ...rest]);
}

function withRecord(name: string, type: number, data: Buffer): Buffer {
  const message = answer(name, []);
  message.writeUInt16BE(1, 6);
  const fixed = Buffer.alloc(12);
  fixed.writeUInt16BE(0xc00c, 0);
  fixed.writeUInt16BE(type, 2);
  fixed.writeUInt16BE(1, 4);
  fixed.writeUInt32BE(30, 6);
  fixed.writeUInt16BE(data.length, 10);
  return Buffer.concat([message, fixed, data]);
}

describe("a question", () => {
  it("is read in lower case, and as no host name where it has odd bytes", () => {
    expect(head(query("API.Example.com")).question.name).toBe("api.example.com");
    const odd = query("ab.example.com");
    odd[13] = 0x2e; // a dot within the label
    expect(head(odd).question.name).toBe("\\046b.example.com");
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a header alone", query("a.b").subarray(0, 12)],
    ["a name without end", query("a.b").subarray(0, 15)],
    ["a pointer", Buffer.concat([query("a.b").subarray(0, 12), Buffer.from([0xc0, 0x0c, 0, 1, 0, 1])])],
    [
      "two questions",
      encode({
        type: "query",
        questions: [
          { type: "A", name: "a" },
          { type: "A", name: "b" },
        ],
      }),
    ],
  ])("is not read from %s", (_what, message) => {
    expect(readHead(message)).toBeNull();
  });

  it("is answered by a message with its id and itself, whatever the case", () => {
    const asked = head(query("a.example"));
    expect(answers(asked, head(answer("A.EXAMPLE", [])))).toBe(true);
    expect(answers(asked, head(answer("b.example", [])))).toBe(false);
    expect(answers(asked, head(query("a.example")))).toBe(false);
    expect(answers({ ...asked, id: 78 }, head(answer("a.example", [])))).toBe(false);
  });
});

describe("the addresses of an answer", () => {
  it("are those at the end of the chain from the asked name, in whatever order", () => {
    const message = answer("www.example", [
      a("edge.cdn", "192.0.2.1", 300),
      cname("mid.cdn", "edge.cdn", 20),
      cname("www.example", "MID.cdn", 60),
      { type: "AAAA", name: "Edge.CDN", data: "2001:db8::1", ttl: 10 },
    ]);
    expect(answerAddresses(message, "www.example")).toEqual({
      addresses: [
        { address: "192.0.2.1", ttl: 20 },
        { address: "2001:db8::1", ttl: 10 },
      ],
      aliases: [],
      via: ["mid.cdn", "edge.cdn"],
    });
  });

  it("end at a loop of names", () => {
    const message = answer("a.example", [
      cname("a.example", "b.example"),
      cname("b.example", "a.example"),
      a("b.example", "192.0.2.1"),
    ]);
    expect(answerAddresses(message, "a.example").addresses).toHaveLength(1);
  });

  it("are not taken from the other sections", () => {
    const message = encode({
      type: "response",
      questions: [{ type: "A", name: "a.example" }],
      answers: [],
      authorities: [a("a.example", "192.0.2.1")],
      additionals: [a("a.example", "192.0.2.2")],
    });
    expect(answerAddresses(message, "a.example").addresses).toEqual([]);
  });

  it("include hints of HTTPS records, whose target is another name for the same", () => {
    const data = https("svc.cdn", [
      [1, [2, 104, 50]],
      [4, [192, 0, 2, 1, 192, 0, 2, 2]],
      [6, [0x20, 1, 0xd, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9]],
    ]);
    expect(answerAddresses(withRecord("www.example", 65, data), "www.example")).toEqual({
      addresses: ["192.0.2.1", "192.0.2.2", "2001:db8::9"].map((address) => ({ address, ttl: 30 })),
      aliases: [{ name: "svc.cdn", ttl: 30 }],
      via: [],
    });
  });

  it("are not guessed from what is malformed", () => {
    const whole = answer("a.example", [a("a.example", "192.0.2.1")]);
    for (let length = 12; length < whole.length; length++)
      expect(() => answerAddresses(whole.subarray(0, length), "a.example")).toThrow();
    expect(() => readServiceRecord(https("", [[4, [1, 2, 3]]]))).toThrow();
    expect(() => readServiceRecord(https("", [[6, []]]))).toThrow();
    expect(() => readServiceRecord(https("svc.cdn", []).subarray(0, 6))).toThrow();
  });
});

describe("a refusal", () => {
  it("repeats the question and says why, where the query has EDNS", () => {
    const opt = {
      type: "OPT",
      name: ".",
      udpPayloadSize: 1232,
      flags: 0,
      options: [],
    } as unknown as Records[number];
    const asked = query("A.example", { additionals: [opt] });
    const read = decode(refusal(asked, head(asked), 5, 15, "netmon: other name"));
    expect(read).toMatchObject({ id: 77, type: "response", rcode: "REFUSED", flag_rd: true, flag_ra: true });
    expect(read.questions?.[0]?.name).toBe("A.example");
    const [edns] = read.additionals as { options: { code: number; data: Buffer }[] }[];
    expect(edns?.options).toMatchObject([{ code: 15, data: Buffer.from("\0\x0fnetmon: other name") }]);
    const plain = query("a.example");
    expect(decode(refusal(plain, head(plain), 2, 0, "x")).additionals).toEqual([]);
  });
});

describe("messages on a stream", () => {
  it("are whole however the stream is cut", () => {
    const sent = [query("a.example"), Buffer.alloc(0), query("b.example")];
    const bytes = Buffer.concat(sent.map(streamed));
    for (let size = 1; size <= bytes.length; size++) {
      const stream = new StreamMessages();
      const got: Buffer[] = [];
      for (let at = 0; at < bytes.length; at += size) got.push(...stream.push(bytes.subarray(at, at + size)));
      expect(got).toEqual(sent);
    }
  });
});
