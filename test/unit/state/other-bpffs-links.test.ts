// group: machine
/** Which pins of other sessions a starting netmon removes, and which it reports. */
import { expect, it } from "vitest";
import { holdLinks, type LinkSources, reviewOtherLinks } from "../../../src/state/other-bpffs-links.ts";

const CGROUP = 77n;
const links = (...ids: bigint[]) => ids.map((cgroupId, at) => ({ hook: `hook${at}`, cgroupId }));
const unreadable = (): never => {
  throw new Error("EACCES");
};

function review(pins: Record<string, () => Iterable<{ hook: string; cgroupId: bigint }>>) {
  const gone: string[] = [];
  const sources: LinkSources = {
    directories: () => Object.keys(pins),
    links: (linkDir) => pins[linkDir]?.() ?? [],
    remove: (linkDir) => gone.push(linkDir),
  };
  return { ...reviewOtherLinks(CGROUP, "/bpf/netmon/own", sources), gone };
}

it("removes those of which every link is dead, however they were left", () => {
  const removed = ["/bpf/netmon/dead", "/bpf/netmon/dead2-former", "/bpf/netmon/dead3-unfinished"];
  const found = review(Object.fromEntries(removed.map((one) => [one, () => links(0n, 0n)])));
  expect(found).toEqual({ removed, gone: removed, here: [] });
});

it("leaves the session's own, live ones, those being filled, and what it cannot read", () => {
  const found = review({
    "/bpf/netmon/own": () => links(0n, 0n),
    "/bpf/netmon/own-former": () => links(0n, 0n),
    "/bpf/netmon/live": () => links(5n, 5n),
    "/bpf/netmon/partly": () => links(0n, 5n),
    "/bpf/netmon/filling-unfinished": () => links(),
    "/bpf/netmon/unreadable": unreadable,
  });
  expect(found).toEqual({ removed: [], gone: [], here: [] });
});

it("tells of those at the same cgroup, after one link of each", () => {
  let read = 0;
  const found = review({
    "/bpf/netmon/beside": function* () {
      for (const link of links(CGROUP, CGROUP)) {
        read++;
        yield link;
      }
    },
  });
  expect(found).toEqual({ removed: [], gone: [], here: ["/bpf/netmon/beside"] });
  expect(read).toBe(1);
});

it("does not read those that this process holds, and tells of one at the same cgroup", () => {
  const letGo = [holdLinks("/bpf/netmon/mine", 5n), holdLinks("/bpf/netmon/here", CGROUP)];
  const read: string[] = [];
  const pins = Object.fromEntries(
    ["/bpf/netmon/mine", "/bpf/netmon/here"].map((one) => [
      one,
      () => {
        read.push(one);
        return links(0n);
      },
    ]),
  );
  expect(review(pins)).toEqual({ removed: [], gone: [], here: ["/bpf/netmon/here"] });
  expect(read).toEqual([]);
  for (const one of letGo) one();
  expect(review(pins).removed).toEqual(["/bpf/netmon/mine", "/bpf/netmon/here"]);
});
