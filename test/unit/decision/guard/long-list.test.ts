/** The thread of a long list fails: it is counted, and the list is scanned all the same before any of it is shown. */
import { expect, it, onTestFinished, vi } from "vitest";
import { LONG_LIST } from "../../../../src/decision/servers/long-scan.ts";
import { DefinitionScanner } from "../../../../src/decision/servers/scanner.ts";
import { type Fault, processFaults } from "../../../../src/event/faults.ts";
import { POISON, place, run, tool } from "./session.ts";

const TIMEOUT_MS = 60_000;

it("hides what is poisoned, and reports the fault", { timeout: TIMEOUT_MS }, async () => {
  const ahead = vi
    .spyOn(DefinitionScanner.prototype, "ahead")
    .mockImplementation(() => Promise.reject(new Error("no memory")));
  const faults: Fault[] = [];
  const take = (one: Fault): void => {
    if (one.part === "inspection") faults.push(one);
  };
  const end = processFaults.listen({ fault: take, lastFault: take });
  onTestFinished(() => {
    end();
    ahead.mockRestore();
  });
  const { guard, list } = run(place(), { mode: "enforce" });
  const long = "Returns one page of the handbook. ".repeat(100);
  const count = Math.ceil(LONG_LIST / long.length);
  const pages = Array.from({ length: count }, (_, at) => tool(`page_${at}`, { description: long }));
  const tools = [...pages, tool("poisoned", { description: POISON })];
  await guard.scanAhead({ tools, instructions: null });
  expect(ahead).toHaveBeenCalledTimes(1);
  expect(faults).toMatchObject([{ handled: "tried_again", error: { message: "no memory" } }]);
  list(tools);
  expect(tools.filter((one) => guard.shows("tool", one))).toEqual(pages);
});
