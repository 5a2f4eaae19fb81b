/** The outcome of queries by mode; each reason is counted once, in enforce as in observe. */
import { encode } from "dns-packet";
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
      { enforce, otherNames: "refuse", types: [1] },
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
