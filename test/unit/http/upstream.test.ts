/** Reading an upstream's response: back-pressure, its end, and failures. */
import type { Dispatcher } from "undici";
import { expect, it } from "vitest";
import { othersTurn } from "../../../src/async/yield.ts";
import { CloseSignal } from "../../../src/http/close-signal.ts";
import { askUpstream, errorCode, failureStatus } from "../../../src/http/upstream.ts";

/** An upstream that does what the test says, and what was asked of it. */
async function upstream() {
  const asked: string[] = [];
  const closed = new CloseSignal();
  let resumed = (): unknown => undefined;
  let handler!: Dispatcher.DispatchHandler;
  const controller = {
    rawHeaders: [Buffer.from("X-A"), Buffer.from("1")],
    pause: () => asked.push("pause"),
    resume: () => {
      asked.push("resume");
      resumed();
    },
    abort: () => asked.push("abort"),
  } as unknown as Dispatcher.DispatchController;
  const response = askUpstream(
    (_options, given) => {
      handler = given;
      given.onRequestStart?.(controller, {});
    },
    { path: "/", method: "GET", fields: [], body: null, idleMs: 1000, closed },
  );
  return {
    asked,
    closed,
    response,
    onResume: (then: () => unknown) => {
      resumed = then;
    },
    head: (status: number) => handler.onResponseStart?.(controller, status, {}, "fine"),
    data: (text: string) => handler.onResponseData?.(controller, Buffer.from(text)),
    end: () => handler.onResponseEnd?.(controller, {}),
    fail: (error: Error) => handler.onResponseError?.(controller, error),
  };
}

it("gives the final head, and pieces that wait together as one", async () => {
  const { head, data, end, response, asked } = await upstream();
  head(103);
  head(200);
  const { status, message, fields, body } = await response;
  expect({ status, message, fields }).toEqual({ status: 200, message: "fine", fields: ["X-A", "1"] });
  const first = body.next();
  for (const letter of "abc") data(letter);
  end();
  expect(String((await first).value)).toBe("a");
  expect(String((await body.next()).value)).toBe("bc");
  expect(await body.next()).toEqual({ done: true, value: undefined });
  expect(asked).toEqual([]);
});

it("gives at hand what has come whole and is no longer than wanted", async () => {
  const { head, data, end, response } = await upstream();
  head(200);
  const { body } = await response;
  data("a");
  expect(body.takeAtHand(10)).toBeNull(); // more may come
  data("bc");
  end();
  expect(body.takeAtHand(2)).toBeNull();
  expect(String(body.takeAtHand(3))).toBe("abc");
  expect(await body.next()).toEqual({ done: true, value: undefined });
});

it("has nothing at hand of a response that failed, or that nobody wants", async () => {
  for (const ends of ["failed", "unwanted"]) {
    const { head, data, end, fail, response } = await upstream();
    head(200);
    const { body } = await response;
    data("a");
    if (ends === "failed") fail(new Error("broken off"));
    else body.destroy();
    end();
    expect(body.takeAtHand(10)).toBeNull();
  }
});

it("holds the upstream up while more waits than it keeps", async () => {
  const { head, data, response, asked } = await upstream();
  head(200);
  const { body } = await response;
  data("x".repeat(64 * 1024));
  expect(asked).toEqual([]);
  data("x");
  expect(asked).toEqual(["pause"]);
  expect((await body.next()).value).toHaveLength(64 * 1024 + 1);
  expect(asked).toEqual(["pause", "resume"]);
});

/** One of four has the rest, which is over after each that began before. */
async function turnIsOver(): Promise<void> {
  for (let i = 0; i < 4; i++) await othersTurn();
}

it("takes a part of a large response in a turn of the event loop, however fast it is taken", async () => {
  const { head, data, end, response, asked } = await upstream();
  head(200);
  const { body } = await response;
  const block = "x".repeat(64 * 1024);
  const take = async (): Promise<void> => {
    const next = body.next();
    data(block);
    expect((await next).value).toHaveLength(block.length);
  };
  for (let i = 0; i < 4; i++) await take();
  expect(asked).toEqual(["pause"]);
  for (let i = 1; i < 5; i++) {
    await turnIsOver();
    expect(asked).toEqual([...Array(i).fill(["pause", "resume"])].flat());
    await take();
  }
  // the turn ends, but what waits has to be taken first
  data(`${block}x`);
  await turnIsOver();
  expect(asked.at(-1)).toBe("pause");
  await body.next();
  expect(asked.at(-1)).toBe("resume");
  end();
  expect(await body.next()).toEqual({ done: true, value: undefined });
});

it("keeps what comes at once when the upstream goes on", async () => {
  const { head, data, end, response, onResume } = await upstream();
  head(200);
  const { body } = await response;
  onResume(() => data("the rest"));
  data("x".repeat(64 * 1024 + 1));
  expect((await body.next()).value).toHaveLength(64 * 1024 + 1);
  expect(String((await body.next()).value)).toBe("the rest");
  end();
  expect(await body.next()).toEqual({ done: true, value: undefined });
});

it("fails with the upstream's error after what came before it", async () => {
  const { head, data, fail, response } = await upstream();
  head(200);
  const { body } = await response;
  data("a");
  const error = Object.assign(new Error("secret"), { code: "ECONNRESET" });
  fail(new TypeError("outer", { cause: error }));
  expect(String((await body.next()).value)).toBe("a");
  await expect(body.next()).rejects.toBe(body.error);
  expect(errorCode(body.error)).toBe("ECONNRESET");
  expect(failureStatus(body.error)).toBe(502);
  expect(failureStatus(Object.assign(new Error(), { code: "UND_ERR_BODY_TIMEOUT" }))).toBe(504);
  expect(errorCode(new Error("secret"))).toBe("unexpected error");
});

it("is let go when nobody wants it, before its head and after", async () => {
  const early = await upstream();
  early.closed.abort();
  await expect(early.response).rejects.toThrow("no more");
  const late = await upstream();
  late.head(200);
  const { body } = await late.response;
  const next = body.next();
  late.closed.abort();
  expect(await next).toEqual({ done: true, value: undefined });
  expect([early.asked, late.asked]).toEqual([["abort"], ["abort"]]);
});
