/** The outcome of queries by mode; each reason is counted once, in enforce as in observe. */
import { decode, encode } from "dns-packet";
import { expect, it } from "vitest";
import { DnsGuard } from "../../../../src/dns/proxy/guard.ts";
import { LearnedNames } from "../../../../src/dns/proxy/learned-names.ts";
import { systemClock } from "../../../../src/dns/resolver/clock.ts";
import type { DnsRefusal } from "../../../../src/event/event.ts";

const FROM = { address: "127.0.0.1", port: 40_000, protocol: "udp" } as const;
const LIMITS = { minTtlMs: 0, graceMs: 0, maxNames: 9, maxAddresses: 9, maxAddressesPerName: 9 };
/** Opcode UPDATE (5), which is not a query. */
const UPDATE = 5 << 11;
const AXFR = 252;

const query = (type: "A" | "TXT", flags = 0): Buffer =>
  encode({ type: "query", id: 7, flags, questions: [{ type, name: "other.test" }] });

function transfer(): Buffer {
  const message = query("A");
  message.writeUInt16BE(AXFR, message.length - 4);
  return message;
}

function chaos(): Buffer {
  const message = query("A");
  message.writeUInt16BE(3, message.length - 2);
  return message;
}

it.each([
  { message: chaos(), reason: "record_type", counted: { refused: 1 }, observe: "forward" },
  { message: query("A"), reason: "other_name", counted: { refused: 1, other_names: 1 }, observe: "forward" },
  { message: query("TXT"), reason: "record_type", counted: { refused: 1 }, observe: "forward" },
  { message: transfer(), reason: "record_type", counted: { refused: 1 }, observe: "answer" },
  {
    message: query("A", UPDATE),
    reason: "unreadable",
    counted: { refused: 0, unreadable: 1 },
    observe: "forward",
  },
])("$reason, counted once", ({ message, reason, counted, observe }) => {
  for (const enforce of [true, false]) {
    const refusals: DnsRefusal[] = [];
    const guard = new DnsGuard(
      { enforce, otherNames: "refuse", types: [1], refuseWith: "nxdomain" },
      {
        clock: systemClock,
        learned: new LearnedNames(LIMITS),
        put: async () => new Set(),
        relieve: async () => {},
        approvals: { covers: () => false, ask: async () => ({ passes: false, ticket: null }) },
        onRefused: ({ reason: why }) => refusals.push(why),
      },
    );
    const kind = enforce ? "answer" : observe;
    expect(guard.query(message, FROM).kind).toBe(kind);
    expect(guard.counters).toMatchObject({ queries: 1, answers: kind === "answer" ? 1 : 0, ...counted });
    expect(refusals).toEqual([reason]);
  }
});

/** What a client is told: response code, and the names of SOA records. */
function answerTo(
  name: string,
  type: "A" | "AAAA",
  refuseWith: "nxdomain" | "refused",
  otherNames: "refuse" | "allow",
) {
  const learned = new LearnedNames(LIMITS);
  const rule = { source: "s", servers: [], ports: [], protocols: [], action: "allow", sni: false } as const;
  learned.setRules(
    [
      { ...rule, host: "api.example.com", name: "api.example.com", wildcard: false },
      { ...rule, host: "*.cdn.test", name: "cdn.test", wildcard: true },
    ],
    LIMITS,
  );
  const guard = new DnsGuard(
    { enforce: true, otherNames, types: [1], refuseWith },
    {
      ...{ clock: systemClock, learned, put: async () => new Set<string>(), relieve: async () => {} },
      approvals: { covers: () => false, ask: async () => ({ passes: false, ticket: null }) },
      onRefused: () => {},
    },
  );
  const opt = { type: "OPT", name: ".", udpPayloadSize: 1232, flags: 0, options: [] } as never;
  const asked = encode({
    type: "query",
    id: 7,
    flags: 0x100,
    questions: [{ type, name }],
    additionals: [opt],
  });
  const verdict = guard.query(asked, FROM);
  if (verdict.kind !== "answer") return verdict.kind;
  const {
    rcode,
    authorities = [],
    answers,
    questions,
  } = decode(verdict.reply) as ReturnType<typeof decode> & {
    rcode: string;
  };
  expect(answers).toEqual([]);
  expect(questions).toMatchObject([{ name, type }]);
  return [rcode, ...authorities.map((a) => `${a.type} ${a.name} ${(a as { ttl: number }).ttl}`)];
}

it.each([
  // search lists go on at a name that does not exist
  ["api.example.com.svc.cluster.local", "A", ["NXDOMAIN", "SOA example.com.svc.cluster.local 5"]],
  ["short", "A", ["NXDOMAIN", "SOA . 5"]],
  // both questions of a client get the same code
  ["other.example.com", "AAAA", ["NXDOMAIN", "SOA example.com 5"]],
  // an allowed name exists, and so do the names above it
  ["api.example.com", "AAAA", ["NOERROR", "SOA example.com 5"]],
  ["example.com", "A", ["NOERROR", "SOA com 5"]],
  ["cdn.test", "A", ["NOERROR", "SOA test 5"]],
  ["com", "A", ["NOERROR", "SOA . 5"]],
  ["api.example.com", "A", "forward"],
] as const)("%s %s is answered %j", (name, type, expected) => {
  expect(answerTo(name, type, "nxdomain", "refuse")).toEqual(expected);
});

it("without rules for other names, a refused type has no records, whatever the name", () => {
  expect(answerTo("other.test", "AAAA", "nxdomain", "allow")).toEqual(["NOERROR", "SOA test 5"]);
});

it("refused is as before", () => {
  expect(answerTo("other.test", "A", "refused", "refuse")).toEqual(["REFUSED"]);
  expect(answerTo("api.example.com", "AAAA", "refused", "refuse")).toEqual(["REFUSED"]);
});
