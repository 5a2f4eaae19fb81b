/** What the page asks about a session's gaps takes a thread, which no number of requests multiplies. */
import { expect, it, onTestFinished, vi } from "vitest";
import type { SessionReport } from "../../../src/analysis/report/report.ts";
import type { SummaryRequest } from "../../../src/analysis/session-summary.ts";
import { Api } from "../../../src/ui/api.ts";
import { numbered, storeOf } from "../store/sample.ts";

it("reads one session at a time, once for all who ask", async () => {
  let [running, most] = [0, 0];
  const read = vi.fn(async ({ sessionId }: SummaryRequest): Promise<SessionReport> => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    if (sessionId === "none") throw new Error("no such session");
    return { not_seen: { holes: [sessionId], losses: [] } } as never;
  });
  const api = new Api({ store: storeOf([numbered(1)]), summaryOf: read } as never);
  onTestFinished(() => api.close());
  const gaps = (session: string) => api.get("gaps", new URLSearchParams({ session }), "read");
  const asked = ["none", "a", "a", "b", "a", "b"].map((session) => gaps(session).catch(String));
  const answers = ["Error: no such session", ...["a", "a", "b", "a", "b"].map((one) => ({ lines: [one] }))];
  expect(await Promise.all(asked)).toEqual(answers);
  expect([most, read.mock.calls.length]).toEqual([1, 3]);
  expect(await gaps("a")).toEqual({ lines: ["a"] });
  expect(read.mock.calls.length).toBe(4);
});
