/** Parts of netmon and their faults: what is contained, what a fault ends, and how it is reported. */
import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FaultEvents } from "../../../src/app/recording/fault-events.ts";
import type { NetmonFault } from "../../../src/event/event.ts";
import { type Fault, Faults, firstFrame } from "../../../src/event/faults.ts";

let faults: Faults;
let told: Fault[];

beforeEach(() => {
  faults = new Faults();
  told = [];
  faults.listen({ fault: (fault) => told.push(fault), lastFault: (fault) => told.push(fault) });
});

const fail = (): never => {
  throw new Error("broken");
};

describe("a part", () => {
  it("contains what listeners throw, those of later too, and ends what the event was about", () => {
    const ended: unknown[] = [];
    const emitter = faults
      .part("sni")
      .contain(new EventEmitter(), "connection_ended", (one) => ended.push(one));
    emitter.on("data", fail);
    expect(emitter.emit("data", "bytes")).toBe(true);
    expect(ended).toEqual(["bytes"]);
    expect(told).toMatchObject([{ part: "sni", handled: "connection_ended", error: { message: "broken" } }]);
  });

  it("contains an error event that nobody listens for", () => {
    const emitter = faults.part("records").contain(new EventEmitter(), "connection_ended", () => {});
    emitter.emit("error", new Error("EPIPE"));
    expect(told).toMatchObject([{ error: { message: "EPIPE" } }]);
  });

  it("contains a callback that throws, one that rejects, and an end that throws", async () => {
    const part = faults.part("dns_udp");
    part.callback(fail, "request_ended", fail)();
    part.background(async () => fail(), "request_ended");
    await new Promise((resolve) => setImmediate(resolve));
    expect(told.map(({ part: name }) => name)).toEqual(["dns_udp", "dns_udp", "dns_udp"]);
  });

  it("tells the others where one listener fails", () => {
    const loud = vi.spyOn(console, "error").mockImplementation(() => {});
    const more = new Faults();
    const heard: Fault[] = [];
    more.listen({ fault: fail, lastFault: fail });
    more.listen({ fault: (fault) => heard.push(fault), lastFault: () => {} });
    more.part("ring").fault(new Error("x"), "tried_again");
    expect(heard).toHaveLength(1);
    expect(loud).toHaveBeenCalledOnce();
    loud.mockRestore();
  });
});

it("what nothing records is said, where it is wanted", () => {
  const said: string[] = [];
  const unheard = new Faults();
  unheard.sayUnheard = (text) => said.push(text);
  unheard.part("store").fault(new Error("x"), "kept");
  expect(said).toEqual([expect.stringMatching(/^fault in store: Error: x/)]);
});

describe("the events of faults", () => {
  let events: NetmonFault[];
  let recorded: FaultEvents;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    events = [];
    recorded = new FaultEvents({
      sessionId: "s",
      emit: (event) => events.push(event),
      log: { error: () => {} },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const fault = (part: Fault["part"] = "dns_udp", text = "broken"): void =>
    recorded.fault({ part, error: new TypeError(text), handled: "request_ended" });

  it("are one at once and one a second for each part, and count all", () => {
    for (let n = 0; n < 1000; n++) fault();
    fault("sni");
    expect(events.map(({ part, count, total }) => [part, count, total])).toEqual([
      ["dns_udp", 1, 1],
      ["sni", 1, 1],
    ]);
    vi.advanceTimersByTime(1000);
    expect(events.at(-1)).toMatchObject({ part: "dns_udp", count: 999, total: 1000 });
    fault();
    expect(events).toHaveLength(3);
    recorded.close();
    expect(events.at(-1)).toMatchObject({ count: 1, total: 1001 });
    expect(recorded.counts()).toEqual({ dns_udp: 1001, sni: 1 });
  });

  it("quote nothing that passes through netmon", () => {
    fault("proxy", "the request says secret");
    try {
      JSON.parse("secret");
    } catch (error) {
      recorded.fault({ part: "reload", error, handled: "kept" });
    }
    expect(events.map(({ error }) => error)).toEqual(["TypeError", "SyntaxError"]);
    expect(JSON.stringify(events)).not.toContain("secret");
  });

  it("say the error, cut, and where it was thrown", () => {
    fault("sni", "x".repeat(10_000));
    expect(events[0]?.error).toMatch(/^TypeError: x{200,300}…$/);
    expect(events[0]?.at).toContain("faults.test.ts");
    expect(firstFrame("no error")).toBeNull();
  });

  it("tell the last one of a process at once", () => {
    for (let n = 0; n < 3; n++) fault();
    recorded.lastFault({ part: "process", error: new Error("end"), handled: "process_ended" });
    expect(events.map(({ part, count }) => [part, count])).toEqual([
      ["dns_udp", 1],
      ["dns_udp", 2],
      ["process", 1],
    ]);
  });
});
