/** Timestamps are made without a BigInt per event: they must equal those made with BigInt. */
import { expect, it } from "vitest";
import { TimestampText } from "../../../src/kernel/events/timestamp.ts";

function exact(unixNs: bigint): string {
  const micros = unixNs / 1000n;
  const rest = String(micros % 1000n).padStart(3, "0");
  return `${new Date(Number(micros / 1000n)).toISOString().slice(0, -1)}${rest}Z`;
}

it("is exact to the microsecond, also where a part carries over", () => {
  const offsets = [0n, 999n, 1_795_000_000_123_456_789n, 1_795_000_000_000_000_999n];
  const times = [
    0n,
    1n,
    999n,
    1000n,
    2n ** 32n - 1n,
    2n ** 32n,
    86_400n * 10n ** 9n,
    10n ** 17n + 999_999_999n,
  ];
  let seed = 1n;
  for (let n = 0; n < 2000; n++) {
    seed = (seed * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
    times.push(seed % (400n * 86_400n * 10n ** 9n));
  }
  const timestamps = new TimestampText();
  for (const offset of offsets) {
    timestamps.setOffset(offset);
    for (const time of times)
      expect(timestamps.text(Number(time >> 32n), Number(time & 0xffffffffn))).toBe(exact(time + offset));
  }
});
