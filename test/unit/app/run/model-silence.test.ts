/** What a run says of a model that does not answer, and when. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SILENT_MS, silenceText, watchSilence } from "../../../../src/app/run/model-silence.ts";
import { zeroProxyCounters } from "../../../../src/event/counters.ts";

describe("a silent model", () => {
  it("is told apart from an agent that does not ask", () => {
    const text = (counters: object) => silenceText({ ...zeroProxyCounters(), ...counters }, 10);
    expect(text({})).toContain("has asked no model through netmon, 10 s after its start");
    expect(text({ requests: 1 })).toContain(
      "no model has answered the agent, 10 s after its start: 1 request.",
    );
    expect(text({ requests: 3, upstream_errors: 2 })).toContain(
      "3 requests, 2 of them could not be delivered",
    );
    expect(text({ requests: 1, answers: 1 })).toBeNull();
    expect(text({ requests: 1, error_answers: 1 })).toBeNull();
  });
});

describe("the wait for a model", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it.each([
    { onTerminal: false, answered: false, said: [1, 1] },
    { onTerminal: false, answered: true, said: [0, 0] },
    { onTerminal: true, answered: false, said: [0, 1] },
    { onTerminal: true, answered: true, said: [0, 0] },
  ])("ends after 10 s, on a terminal with the agent: %o", ({ onTerminal, answered, said }) => {
    const counters = zeroProxyCounters();
    const texts: string[] = [];
    const end = watchSilence(counters, onTerminal, (text) => texts.push(text));
    if (answered) counters.answers++;
    vi.advanceTimersByTime(SILENT_MS);
    const atOnce = texts.length;
    end();
    expect([atOnce, texts.length]).toEqual(said);
  });

  it("says nothing of an agent that ends sooner", () => {
    const texts: string[] = [];
    const end = watchSilence(zeroProxyCounters(), true, (text) => texts.push(text));
    vi.advanceTimersByTime(SILENT_MS - 1);
    end();
    vi.advanceTimersByTime(SILENT_MS);
    expect(texts).toEqual([]);
  });
});
