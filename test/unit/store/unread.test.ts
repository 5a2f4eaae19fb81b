/** What a reader of tools and pins has not seen yet: always enough to know what reading everything would say. */
import { expect, it } from "vitest";
import { SharedReading } from "../../../src/app/shim/shared-reading.ts";
import { openDatabase } from "../../../src/store/database.ts";
import { KEPT_CHANGES } from "../../../src/store/migrations.ts";
import type { ReadMark, StoredPin, StoredTool, ToolKey, Unread } from "../../../src/store/records.ts";
import { openToolReader, openToolStore } from "../../../src/store/tools.ts";
import { newStore, numbered } from "./sample.ts";

const at = (n: number): string => new Date(Date.UTC(2026, 10, 1) + 1000 * n).toISOString();

function tool(name: string, hash: string, n: number): StoredTool {
  const seen = { firstSeen: at(0), lastSeen: at(n) };
  return {
    ...{ serverId: `s${name.length}`, serverType: "stdio", serverAddr: "", toolName: name },
    ...{ hash, definition: "{}", ...seen },
  };
}

function pin(name: string, hash: string, n: number, origin: StoredPin["origin"]): StoredPin {
  const about = { serverId: `s${name.length}`, toolName: name, hash, definition: "{}", pinnedAt: at(n) };
  return { ...about, origin };
}

/** What someone knows who takes in only what is unread. */
function follower<T extends ToolKey>(read: (since: ReadMark | null) => Unread<T>) {
  const known = new Map<string, T>();
  const keyOf = ({ serverId, toolName }: ToolKey): string => JSON.stringify([serverId, toolName]);
  let mark: ReadMark | null = null;
  return (): T[] => {
    const unread = read(mark);
    mark = unread.mark;
    if (unread.all) known.clear();
    for (const one of unread.present) known.set(keyOf(one), one);
    for (const one of unread.gone) known.delete(keyOf(one));
    return [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  };
}

/** Numbers of a fixed series. */
function series(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it.each([1, 2, 3, 4])("follows all that another process writes, at any pace (series %d)", (seed) => {
  const path = newStore();
  const [writer, reader] = [openToolStore(path), openToolReader(path)];
  const sharedTools = new SharedReading((since) => reader.readTools(since));
  const sharedPins = new SharedReading((since) => reader.readPins(since));
  const followers = [0, 1, 2].map(() => ({
    tools: [follower((since) => reader.readTools(since)), follower((since) => sharedTools.read(since))],
    pins: [follower((since) => reader.readPins(since)), follower((since) => sharedPins.read(since))],
  }));
  const next = series(seed);
  const write = (n: number): void => {
    const name = "abcdef".slice(0, 1 + next(6));
    const hash = `h${next(4)}`;
    const { serverId, toolName } = tool(name, hash, n);
    const kinds = [
      () => writer.putTool(tool(name, hash, n)),
      () => writer.removeTool(serverId, toolName),
      () => writer.putPin(pin(name, hash, n, "first_seen")),
      () => writer.putPin(pin(name, hash, n, "approved")),
      () => writer.putPin(pin(name, "", n, "revoked")),
      () => {
        const decision = { pin: pin(name, "", n, "revoked"), onlyForm: hash, event: numbered(n) };
        writer.decide([decision], null);
      },
    ];
    kinds[next(kinds.length)]?.();
  };
  for (let n = 0; n < 300; n++) {
    write(n);
    const one = followers[next(3)];
    const sorted = <T extends ToolKey>(all: T[]): T[] =>
      [...all].sort((a, b) =>
        JSON.stringify([a.serverId, a.toolName]) < JSON.stringify([b.serverId, b.toolName]) ? -1 : 1,
      );
    for (const known of one?.tools ?? []) expect(known()).toEqual(sorted(writer.tools()));
    for (const known of one?.pins ?? []) expect(known()).toEqual(sorted(writer.pins()));
  }
  for (const opened of [writer, reader]) opened.close();
});

it("gives no row that has not changed, nor any to who has read them all", () => {
  const path = newStore();
  const store = openToolStore(path);
  store.atOnce(() => {
    for (let n = 0; n < 500; n++) store.putTool(tool(`t${n}`, "h", n));
  });
  const { mark, all, present } = store.readTools(null);
  expect([all, present.length]).toEqual([true, 500]);
  expect(store.readTools(mark)).toEqual({ mark, all: false, present: [], gone: [] });
  store.putPin(pin("t1", "h", 1, "first_seen"));
  expect(store.readTools(mark)).toMatchObject({ all: false, present: [], gone: [] });
  store.removeTool("s2", "t7");
  store.putTool(tool("t8", "h2", 1));
  const gone = [{ serverId: "s2", toolName: "t7" }];
  expect(store.readTools(mark)).toMatchObject({
    all: false,
    present: [tool("t8", "h2", 1)].map(({ hash }) => ({ hash })),
    gone,
  });
  store.close();
});

it("gives everything to who is too far behind, or read through another connection", () => {
  const path = newStore();
  const store = openToolStore(path);
  store.putTool(tool("a", "h", 1));
  const { mark } = store.readTools(null);
  const reader = openToolReader(path);
  expect(reader.readTools(mark)).toMatchObject({ all: true, present: [{ toolName: "a" }] });
  reader.close();
  store.atOnce(() => {
    for (let n = 0; n <= KEPT_CHANGES; n++) store.putTool(tool("b", `h${n}`, n));
  });
  expect(store.readTools(mark)).toMatchObject({ all: true, present: [{}, {}] });
  store.close();
});

it("remembers a bounded number of changes", () => {
  const path = newStore();
  const store = openToolStore(path);
  store.atOnce(() => {
    for (let n = 0; n < KEPT_CHANGES + 500; n++) store.putTool(tool(`t${n}`, "h", n));
    for (let n = 0; n < KEPT_CHANGES + 500; n++) store.removeTool(tool(`t${n}`, "h", n).serverId, `t${n}`);
  });
  store.close();
  const db = openDatabase(path, { synchronous: "NORMAL" });
  expect(db.prepare("SELECT count(*) FROM mcp_changes").raw().get()).toEqual([KEPT_CHANGES]);
  db.close();
});
