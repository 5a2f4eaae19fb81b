/** The tree of processes: what each connected to, below the one that started it. */
import { expect, it } from "vitest";
import type { ParentProcess } from "../../../src/event/event.ts";
import { type Connecting, processKey } from "../../../src/ui/activity.ts";
import { processesOf } from "../../../src/ui/processes.ts";

function activity(...connecting: Partial<Connecting>[]) {
  const common = {
    session: "demo",
    pid: 0,
    comm: "",
    place: "a.example:443",
    refused: false,
    undeclared: false,
  };
  const all = connecting.map((one, n) => [String(n), { ...common, count: 1, ...one }] as const);
  return { processes: new Map(all), parents: new Map<string, ParentProcess[]>(), uncounted: 0 };
}

const CHAIN = [
  { pid: 20, comm: "bash" },
  { pid: 10, comm: "claude" },
];

const recorded = (entries: [pid: number, comm: string, parents: ParentProcess[]][]) =>
  new Map(entries.map(([pid, comm, parents]) => [processKey("demo", pid, comm), parents]));

it("has each process below the one that started it, whether they run or not", () => {
  const { nodes, more } = processesOf(
    {
      ...activity(
        { pid: 30, comm: "curl" },
        { pid: 30, comm: "curl", place: "b.example:443", refused: true, count: 2 },
        { pid: 10, comm: "claude" },
        { pid: 31, comm: "wget" },
        { pid: 32, comm: "curl" },
      ),
      parents: recorded([
        [30, "curl", CHAIN],
        [32, "curl", [{ pid: 21, comm: "" }]],
      ]),
    },
    false,
    (pid) => ({ 10: "claude", 20: "another" })[pid],
  );
  expect(more).toBe(0);
  const nameOf = (id: string | null) => nodes.find((node) => node.id === id)?.pid ?? null;
  expect(
    nodes.map(({ pid, comm, parent, runs, places }) => [pid, comm, nameOf(parent), runs, places.length]),
  ).toEqual([
    [30, "curl", 20, false, 2],
    [10, "claude", null, true, 1],
    [31, "wget", null, false, 1],
    [32, "curl", 21, false, 1],
    [20, "bash", 10, false, 0],
    [21, "", null, false, 0],
  ]);
  expect(nodes[0]!.places[0]).toMatchObject({ place: "b.example:443", refused: true, count: 2 });
});

it("takes no process of this machine for another machine's", () => {
  const { nodes } = processesOf(activity({ pid: 30, comm: "curl" }), true, () => "curl");
  expect(nodes.map(({ runs }) => runs)).toEqual([false]);
});

it("shows both where a pid was used again, and each seems to have started the other", () => {
  const parents = recorded([
    [30, "curl", CHAIN],
    [10, "claude", [{ pid: 30, comm: "curl" }]],
  ]);
  const { nodes } = processesOf(
    { ...activity({ pid: 30, comm: "curl" }, { pid: 10, comm: "claude" }), parents },
    true,
  );
  const roots = nodes.filter(({ parent }) => parent === null);
  expect(roots.map(({ pid }) => pid)).toEqual([10]);
  expect(nodes.map(({ pid }) => pid).sort()).toEqual([10, 20, 30]);
});

it("shows at most 300, the refused first, each with 20 places", () => {
  const many = Array.from({ length: 400 }, (_, n) => ({ pid: n + 100, comm: "x", refused: n === 399 }));
  const wide = Array.from({ length: 50 }, (_, n) => ({
    pid: 99,
    comm: "y",
    place: `${n}.example:443`,
    count: 5,
  }));
  const { nodes, more } = processesOf(activity(...many, ...wide), true);
  expect([nodes.length, more]).toEqual([300, 101]);
  expect(nodes[0]!.pid).toBe(499);
  expect(nodes[1]).toMatchObject({ pid: 99, more: 30 });
  expect(nodes[1]!.places).toHaveLength(20);
});
