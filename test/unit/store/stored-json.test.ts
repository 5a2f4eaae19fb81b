// group: unit
/** Stored JSON has one reader: text that netmon did not write is refused, wherever it is read, and on writing. */
import { describe, expect, it, onTestFinished } from "vitest";
import { atOnce } from "../../../src/async/steps.ts";
import { openDatabase } from "../../../src/store/database.ts";
import type { StoreError } from "../../../src/store/error.ts";
import { EventFeed } from "../../../src/store/feed.ts";
import { Inserter } from "../../../src/store/insert.ts";
import { EventPages } from "../../../src/store/pages.ts";
import { EventReader } from "../../../src/store/reader.ts";
import { Db } from "../../../src/store/sqlite.ts";
import { ChangedText, storedObject } from "../../../src/store/stored-json.ts";
import { Activity } from "../../../src/ui/activity.ts";
import { connection } from "../analysis/report/sample.ts";
import { newStore, storeOf } from "./sample.ts";

const event = connection(1, { remote_addr: "203.0.113.9:443" });
const LINE = JSON.stringify(event);
const OTHER = '"remote_addr":"192.0.2.1:443"';
const OWN = '"remote_addr":"203.0.113.9:443"';

/** The same value to JSON.parse, another one to other readers; or no text of netmon's. */
const CHANGED: readonly (readonly [string, string])[] = [
  ["a key twice", LINE.replace(OWN, `${OTHER},${OWN}`)],
  ["a key twice, once escaped", LINE.replace(OWN, `"remote\\u005faddr":"192.0.2.1:443",${OWN}`)],
  ["a key twice, deep", LINE.replace(/}$/, ',"more":[{"a":1,"a":2}]}')],
  ["white space", LINE.replace(":", ": ")],
  ["a number in another form", LINE.replace(/"pid":\d+/, '"pid":1.0')],
  ["a number beyond all", LINE.replace(/"pid":\d+/, '"pid":1e400')],
  ["an escape that is none", LINE.replace("203", "\\u0032\\u0030\\u0033")],
  ["no JSON", "{"],
  ["no object", "[]"],
];

describe.each(CHANGED)("an event with %s", (_what, text) => {
  it("is refused by every reader", () => {
    const path = storeOf([event]);
    const db = new Db(path);
    db.prepare("UPDATE events SET event = ?").run([text]);
    db.close();
    const reader = new EventReader(path);
    const pages = new EventPages(path);
    onTestFinished(() => {
      reader.close();
      pages.close();
    });
    const reads: readonly (() => unknown)[] = [
      () => reader.events({}),
      () => new EventFeed(path).next({}),
      () => pages.page({}, {}, 10),
      () => pages.event(1),
      () => pages.events({}),
      () => pages.arrivals(0, {}, 10),
      () => atOnce(new Activity(pages, {}).advance()),
    ];
    for (const read of reads)
      expect(read, String(read)).toThrow(
        expect.objectContaining({
          code: "changed" satisfies StoreError["code"],
          message: expect.stringMatching(/^event 1 in .*netmon audit verify/),
        }),
      );
  });

  it("is not written", () => {
    const path = newStore();
    const db = openDatabase(path, { synchronous: "NORMAL" });
    const batch = { kind: "events", records: 2, bytes: 0, lines: `${LINE}\n${text}` } as const;
    expect(new Inserter(db, path).write([batch], Number.POSITIVE_INFINITY)).toEqual([1]);
    db.close();
  });
});

it("whatever an event holds is text of netmon's", () => {
  const values = [
    { "10": 1, "9": 2, b: 1, a: [-0, 1e21, 0.1, 5e-324] },
    { text: '\ud800\u0000\u2028"\\', ["__proto__"]: { x: 1 }, none: Number.NaN },
    JSON.parse('{"__proto__":{"a":1},"":null}'),
  ];
  for (const value of values) expect(() => storedObject(JSON.stringify(value))).not.toThrow();
  expect(() => storedObject('{"a":1,"a":1}')).toThrow(ChangedText);
});
