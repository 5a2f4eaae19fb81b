/** Parts of netmon and their faults: what is contained, what a fault ends, and how it is reported. */
import { EventEmitter, once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FaultEvents } from "../../../src/app/recording/fault-events.ts";
import type { NetmonFault } from "../../../src/event/event.ts";
import { type Fault, Faults, firstFrame } from "../../../src/event/faults.ts";
import { inScope, ofNoScope, type Scope } from "../../../src/event/scope.ts";

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

describe("runs of one process", () => {
  const scopeOf = (said: string[]): Scope => ({
    pid: 1,
    allowance: null,
    failed: (error) => said.push(`failed: ${String(error)}`),
    say: (text) => said.push(text),
  });

  it("hear of their own faults, however those came about, and of those of no run", async () => {
    const shared = new Faults(true);
    const heard: Record<string, string[]> = { one: [], two: [], none: [] };
    const scopes = { one: scopeOf([]), two: scopeOf([]) };
    const listen = (name: string): void => {
      const add = ({ error }: Fault): number | undefined => heard[name]?.push((error as Error).message);
      shared.listen({ fault: add, lastFault: add });
    };
    for (const [name, scope] of Object.entries(scopes)) inScope(scope, () => listen(name));
    listen("none");
    const part = shared.part("proxy");
    const server = createServer((socket) => {
      part.contain(socket, "connection_ended", () => socket.destroy());
      socket.on("data", () => {
        throw new Error("of one, from a socket");
      });
    });
    const later = new Promise<void>((resolve) =>
      inScope(scopes.two, () =>
        setTimeout(() => {
          part.fault(new Error("of two"), "kept");
          resolve();
        }, 1),
      ),
    );
    await inScope(scopes.one, () => once(server.listen(0, "127.0.0.1"), "listening"));
    const client = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
    client.write("x");
    await once(client, "close");
    await later;
    part.fault(new Error("of none"), "kept");
    inScope(scopes.one, () => ofNoScope(() => part.fault(new Error("shared"), "kept")));
    server.close();
    expect(heard).toEqual({
      one: ["of one, from a socket", "of none", "shared"],
      two: ["of two", "of none", "shared"],
      none: ["of none", "shared"],
    });
  });

  it("tell their user what nothing records", () => {
    const said: string[] = [];
    inScope(scopeOf(said), () => new Faults(true).part("store").fault(new Error("x"), "kept"));
    expect(said).toEqual([expect.stringMatching(/^fault in store: Error: x/)]);
  });
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
