import { describe, expect, it } from "vitest";
import type { Coverage } from "../../../src/event/event.ts";
import { type ClaimFacts, claimOf } from "../../../src/state/claim.ts";

const NOW = Date.parse("2026-11-28T12:00:00Z");
const ago = (seconds: number): string => new Date(NOW - seconds * 1000).toISOString();

const covered = (seconds: number, holes: Coverage["holes"] = []): Coverage => ({
  checked: ago(seconds),
  holes,
  possible: ["x[1] can use packet sockets (CAP_NET_RAW)"],
});
const hole = { kind: "packet_socket", pid: 1, comm: "x", text: "x[1] holds it", remedy: "end it" } as const;

const facts = (more: Partial<ClaimFacts> = {}): ClaimFacts => ({
  mode: "enforce",
  verified: ago(30),
  proof_seconds: 30,
  coverage: covered(30),
  ...more,
});
const stateOf = (more: Partial<ClaimFacts>): string => claimOf(facts(more), NOW).state;

describe("the claim", () => {
  it("stands while both proofs are younger than twice their interval, whatever may become a hole", () => {
    expect(claimOf(facts(), NOW)).toEqual({ state: "enforcing", problem: null });
    expect(stateOf({ verified: ago(59), coverage: covered(59) })).toBe("enforcing");
    expect(stateOf({ mode: "observe" })).toBe("observing");
    expect(stateOf({ coverage: undefined, proof_seconds: undefined })).toBe("enforcing");
  });

  it("falls with the older of the two, in every mode, and with a clock that was set back", () => {
    expect(stateOf({ verified: ago(61) })).toBe("stale");
    expect(stateOf({ coverage: covered(61) })).toBe("stale");
    expect(stateOf({ mode: "observe", verified: ago(61) })).toBe("stale");
    expect(stateOf({ verified: ago(-61), coverage: covered(-61) })).toBe("stale");
    expect(stateOf({ verified: null })).toBe("unverified");
  });

  it("falls with a hole, and says what is not covered and what to do", () => {
    expect(claimOf(facts({ coverage: covered(1, [hole]) }), NOW)).toEqual({
      state: "uncovered",
      problem: "NOT COVERED: x[1] holds it: end it",
    });
    // observing refuses nothing, so that it claims nothing that a hole would make untrue
    expect(stateOf({ mode: "observe", coverage: covered(1, [hole]) })).toBe("observing");
  });
});
