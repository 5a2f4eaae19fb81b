/** What the page asks about a session's gaps takes a thread, which no number of requests multiplies. */
import { expect, it, onTestFinished, vi } from "vitest";
import * as summary from "../../../src/analysis/session-summary.ts";
import { Api } from "../../../src/ui/api.ts";
import { numbered, storeOf } from "../store/sample.ts";

vi.mock("../../../src/analysis/session-summary.ts", { spy: true });

it("reads one session at a time, once for all who ask", async () => {
  const api = new Api({ store: storeOf([numbered(1)]) } as never);
  onTestFinished(() => api.close());
  const read = vi.mocked(summary.sessionSummary);
  let [running, most] = [0, 0];
  read.mockImplementation(async ({ sessionId }) => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    if (sessionId === "none") throw new Error("no such session");
    return { report: { not_seen: { holes: [sessionId], losses: [] } }, learned: null } as never;
  });
  const gaps = (session: string) => api.get("gaps", new URLSearchParams({ session }), "read");
  const asked = ["none", "a", "a", "b", "a", "b"].map((session) => gaps(session).catch(String));
  const answers = ["Error: no such session", ...["a", "a", "b", "a", "b"].map((one) => ({ lines: [one] }))];
  expect(await Promise.all(asked)).toEqual(answers);
  expect([most, read.mock.calls.length]).toEqual([1, 3]);
  expect(await gaps("a")).toEqual({ lines: ["a"] });
  expect(read.mock.calls.length).toBe(4);
});
