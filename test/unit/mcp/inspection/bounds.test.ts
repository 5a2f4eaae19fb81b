/** Memory is bounded, and what is forgotten is reported. */
import { expect, it } from "vitest";
import { ToolListState } from "../../../../src/mcp/inspection/conversation.ts";
import { NameSet } from "../../../../src/mcp/inspection/name-set.ts";
import { type PendingRequest, PendingRequests } from "../../../../src/mcp/inspection/pending-requests.ts";
import { call, greeted } from "./talk.ts";

const pending = (id: string | number | null): PendingRequest => ({
  id,
  wireId: JSON.stringify(id),
  method: "x",
  about: "",
  firstPage: false,
  envelope: null,
  call: null,
  since: 0,
  cancelled: false,
});

it("the oldest request is forgotten beyond the limit", () => {
  const forgotten: unknown[] = [];
  const requests = new PendingRequests(3, ({ id }) => forgotten.push(id));
  for (const id of [1, 2, 3, 2, 4, 5]) requests.add(pending(id));
  // the second 2 replaces the first, and is younger than 3
  expect(forgotten).toEqual([2, 1, 3]);
  expect(requests.clear().map(({ id }) => id)).toEqual([2, 4, 5]);
  expect(requests.clear()).toEqual([]);
});

it.each([
  [1, "1", true],
  ["1", 1, true],
  [0, "", true],
  [0, null, false],
  [null, null, true],
  [null, "null", false],
  [1, "one", false],
  [1.5, "1.5", true],
])("a request with id %j and an answer with id %j belong together: %s", (asked, answered, together) => {
  const requests = new PendingRequests(3, () => {});
  requests.add(pending(asked));
  expect(requests.take(answered) !== undefined).toBe(together);
  expect(requests.clear()).toHaveLength(together ? 0 : 1);
});

it("a call that is forgotten has no answer, and the limit is 100,000", async () => {
  const talk = await greeted();
  talk.guard.judgesDefinitions = false;
  await talk.client(call("first", "echo"));
  await talk.client(call("second", "echo"));
  const bytes = (id: number) => Buffer.from(`{"id":${id},"method":"ping"}`);
  for (let id = 1; id <= 99_998; id++) void talk.inspection.fromClient(bytes(id));
  expect(talk.guard.outcomes).toEqual(["0 ends", "0 ends"]);
  void talk.inspection.fromClient(bytes(99_999));
  expect(talk.guard.outcomes).toEqual(["unanswered", "0 ends"]);
});

it("tasks beyond 10,000 are of unknown tools", () => {
  const { tasks } = new ToolListState();
  for (let task = 0; task <= 10_000; task++) tasks.set(`t${task}`, "slow");
  const known = ["t0", "t1", "t10000", 5, undefined].map((task) => tasks.get(task));
  expect(known).toEqual([undefined, "slow", "slow", undefined, undefined]);
});

it.each([
  ["tools/call", false],
  ["Tools/Call", true],
  ["tools/call ", true],
  ["\u200btools\u0000/call", true],
  ["tool\u017f/call", true],
  ["tools/callx", false],
  ["NEXTCURSOR", true],
  ["nextcursor", true],
  ["", false],
  [`tools${" ".repeat(1000)}/call`, true],
])("%j is one of the names in disguise: %s", (name, disguised) => {
  expect(new NameSet("tools/call nextCursor").disguised(name)).toBe(disguised);
});
