/** How many clients the metrics listener has room for, and who is rejected when there is none. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { MetricsEndpoint } from "../../../src/export/metrics/endpoint.ts";
import { type MetricsJson, SessionMetrics } from "../../../src/export/metrics/session-metrics.ts";
import { Sources } from "../../../src/export/metrics/sources.ts";

const MOST = 64;
const REQUEST = "GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n";

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Scrapes wait until they are released. */
class HeldMetrics extends SessionMetrics {
  readonly #waiting: (() => void)[] = [];
  #seen: (() => void)[] = [];

  override async read(): Promise<MetricsJson> {
    const released = new Promise<void>((resolve) => this.#waiting.push(resolve));
    for (const seen of this.#seen.splice(0)) seen();
    await released;
    return super.read();
  }

  /** Resolves when one more is being read. */
  next(): Promise<void> {
    return new Promise((resolve) => this.#seen.push(resolve));
  }

  release(): void {
    for (const one of this.#waiting.splice(0)) one();
  }
}

async function listening() {
  const endpoint = await MetricsEndpoint.start("127.0.0.1", 0);
  const health = { sources: new Sources(), deliveries: () => ({}), unstored: () => 0 };
  const session = new HeldMetrics("demo", "1", health);
  endpoint.add(session);
  ends.push(() => endpoint.close());
  const client = async (): Promise<Socket> => {
    const socket = connect(Number(new URL(endpoint.url).port), "127.0.0.1");
    socket.on("error", () => {});
    ends.push(() => socket.destroy());
    await once(socket, "connect");
    return socket;
  };
  return { client, session, url: endpoint.url };
}

it("ends idle connections for new ones, and counts them", async () => {
  const { client, session, url } = await listening();
  const idle = [];
  for (let i = 0; i < 3 * MOST; i++) idle.push(await client());
  const seen = session.next();
  const text = fetch(`${url}/metrics`).then((answer) => answer.text());
  await seen;
  session.release();
  const dropped = Number(/^netmon_metrics_connections_dropped_total (\d+)$/m.exec(await text)?.[1]);
  expect(dropped).toBeGreaterThanOrEqual(3 * MOST - MOST - MOST / 4);
  expect(dropped).toBeLessThan(3 * MOST);
});

it("answers 503 while as many are being answered as there is room for, and has room again", async () => {
  const { client, session } = await listening();
  for (let i = 0; i < MOST; i++) {
    const seen = session.next();
    (await client()).resume().write(REQUEST);
    await seen;
  }
  const late = await client();
  late.write(REQUEST);
  expect(String((await once(late, "data"))[0])).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nretry-after: 1\r\n/);
  session.release();
  const again = await client();
  const seen = session.next();
  again.write(REQUEST);
  await seen;
  session.release();
  expect(String((await once(again, "data"))[0])).toMatch(/^HTTP\/1\.1 200 /);
});

it("cuts off a client that sends scrape after scrape without reading, and counts it", async () => {
  const { client, session, url } = await listening();
  const hasty = await client();
  const over = new Promise((resolve) => hasty.resume().once("close", resolve)); // by a reset
  hasty.write(REQUEST.repeat(20_000));
  await over;
  session.release();
  const seen = session.next();
  const text = fetch(`${url}/metrics`).then((answer) => answer.text());
  await seen;
  session.release();
  expect(await text).toContain("netmon_metrics_connections_dropped_total 1\n");
});
