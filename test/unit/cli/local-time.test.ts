// group: apart
/** Times for people are in the reader's zone, and what a list prints, --since takes. */
import { afterEach, describe, expect, it } from "vitest";
import { momentMs } from "../../../src/analysis/moment.ts";
import { localDay, localTime, milliseconds, zoneName } from "../../../src/cli/output/local-time.ts";

const before = process.env.TZ;
afterEach(() => {
  process.env.TZ = before;
});

const AT = "2026-11-21T22:45:03.120456Z";

describe.each([
  ["UTC", "2026-11-21 22:45:03"],
  ["Asia/Tokyo", "2026-11-22 07:45:03"],
  ["America/New_York", "2026-11-21 17:45:03"],
  ["Europe/Zurich", "2026-11-21 23:45:03"],
])("in %s", (zone, shown) => {
  it("shows the zone's own day and time, and its name", () => {
    process.env.TZ = zone;
    expect([localTime(AT), milliseconds(AT), localDay(AT)]).toEqual([shown, ".120", shown.slice(0, 10)]);
    expect(zoneName()).toBe(zone);
  });

  it("takes back what it shows, and a time with a zone anywhere", () => {
    process.env.TZ = zone;
    const now = Date.parse("2026-11-21T23:00:00Z");
    const second = Date.parse("2026-11-21T22:45:03Z");
    expect(momentMs(shown, now)).toBe(second);
    expect(momentMs(shown.slice(11), now)).toBe(second);
    expect(momentMs("2026-11-21T22:45:03Z", now)).toBe(second);
    expect(momentMs("22:45:03Z", now)).toBe(second);
    expect(momentMs("2026-11-21 22:45:03", now, { utc: true })).toBe(second);
  });
});
