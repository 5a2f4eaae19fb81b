/** Pages of events, newest first: each event once, whatever arrives meanwhile, and what arrived since a row. */
import { renameSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { atOnce } from "../../../src/async/steps.ts";
import { EventPages } from "../../../src/store/pages.ts";
import type { EventQuery } from "../../../src/store/records.ts";
import { connection } from "../analysis/report/sample.ts";
import { newStore, storeOf } from "./sample.ts";

function opened(path: string): EventPages {
  const pages = new EventPages(path);
  onTestFinished(() => pages.close());
  return pages;
}

/** The ids of all pages, as a view asks for them. */
function all(pages: EventPages, query: EventQuery, size: number, meanwhile: () => void = () => {}): number[] {
  const { top, total, ends, newest } = atOnce(pages.index(query, size));
  meanwhile();
  const first = top === null ? [] : pages.page(query, { from: top, newest }, size);
  const others = ends.flatMap((after) => pages.page(query, { after, newest }, size));
  const ids = [...first, ...others].map(({ id }) => id);
  expect(ids).toHaveLength(total);
  return ids;
}

describe("pages", () => {
  it("hold each event once, in order of time, of whatever size", () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(20), { maxLength: 60 }),
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        (times, size, filtered) => {
          const path = storeOf([
            connection(0),
            ...times.map((ms, n) => connection(ms, n % 3 === 0 ? { server_id: "files" } : {})),
          ]);
          const pages = new EventPages(path);
          try {
            const query = filtered ? { serverId: "files" } : {};
            const wanted = [0, ...times]
              .map((ms, n) => [ms, n + 1] as const)
              .filter(([, id]) => !filtered || (id >= 2 && (id - 2) % 3 === 0))
              .sort((a, b) => b[0] - a[0] || b[1] - a[1])
              .map(([, id]) => id);
            expect(all(pages, query, size)).toEqual(wanted);
          } finally {
            pages.close();
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it("are of the moment of their index, whatever comes, earlier ones too", () => {
    const path = storeOf(Array.from({ length: 25 }, (_, n) => connection(n * 10)));
    const ids = all(opened(path), {}, 7, () => storeOf([connection(55), connection(9000)], path));
    expect(ids).toEqual(Array.from({ length: 25 }, (_, n) => 25 - n));
  });

  it("find words by the text of the event, with nothing of a pattern in them", () => {
    const path = storeOf([connection(0, { comm: "100%_sure" }), connection(1, { comm: "100 is sure" })]);
    expect(all(opened(path), { words: ["100%_s"] }, 5)).toEqual([1]);
    expect(all(opened(path), { words: ["SURE", "100"] }, 5)).toEqual([2, 1]);
  });
});

describe("arrivals", () => {
  it("are counted, and the newest of them given", () => {
    const path = storeOf([connection(0)]);
    const pages = opened(path);
    expect(pages.changed()).toBe("no");
    storeOf([connection(1), connection(2, { server_id: "files" }), connection(3)], path);
    expect([pages.changed(), pages.changed()]).toEqual(["yes", "no"]);
    const { newest, count, rows } = pages.arrivals(1, { serverId: "weather" }, 1);
    expect([newest, count, rows.map(({ id }) => id)]).toEqual([4, 2, [4]]);
    expect(pages.arrivals(4, {}, 10)).toEqual({ newest: 4, count: 0, rows: [] });
  });

  it("come from the store that is made in the place of another", () => {
    const path = storeOf([connection(0), connection(1)]);
    const pages = opened(path);
    for (const end of ["", "-wal", "-shm"]) {
      try {
        renameSync(path + end, `${path}.old${end}`);
      } catch {
        // the last to close has taken it away
      }
    }
    storeOf([connection(7)], path);
    expect([pages.changed(), pages.newest(), pages.changed()]).toEqual(["replaced", 1, "no"]);
  });

  it("need a store", () => {
    expect(() => new EventPages(newStore())).toThrow(/no event store at/);
  });
});
