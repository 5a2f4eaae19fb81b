/**
 * require_sni with real TLS: the right server name passes end to end however its ClientHello is split, every other
 * one ends with an alert, and nothing reaches the server past netmon.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { PEER, Place } from "./place.ts";
import { Resolving, type ResolvingClient } from "./resolving.ts";
import type { Watching } from "./watching.ts";

const PORT = 8443;
const place = new Place("sni");
let resolving: Resolving;
let client: ResolvingClient;
let watch: Watching | undefined;

beforeAll(async () => {
  resolving = await Resolving.start(place);
  await resolving.serveTls(PORT);
  client = await resolving.client();
});
afterEach(async () => {
  await watch?.kill();
});
afterAll(async () => {
  await resolving?.end();
  await place.remove();
});

const allow = [
  { host: "*.pool.test", port: PORT, require_sni: true },
  { host: "a-10-78-7-7.plain.test", port: PORT },
];
const config = (network: object = {}, file?: string): string =>
  place.config(
    {
      network: {
        mode: "enforce",
        fail_closed: true,
        allow,
        deny: [{ host: "evil.pool.test", port: PORT }],
        resolvers: [PEER],
        resolve: { timeout: 0.05 },
        ...network,
      },
    },
    file,
  );

interface Tls {
  text?: string;
  peer?: string;
  err?: string;
  received?: string;
}

async function told(address: string, zone = "pool.test"): Promise<string> {
  const name = `a-${address.replaceAll(".", "-")}.${zone}`;
  expect(await client.look(name)).toEqual({ addresses: [address] });
  return name;
}

const tls = (address: string, name: string | null, more: object = {}): Promise<Tls> =>
  client.ask<Tls>({ op: "tls", address, port: PORT, name, ...more });

describe("require_sni", () => {
  it("passes the right name, whole and byte by byte, to the address that was meant", async () => {
    watch = await place.watch(config());
    const name = await told("10.78.1.1");
    const answer = await tls("10.78.1.1", name);
    expect(answer.text).toContain(`${name} at ::ffff:10.78.1.1.`);
    expect(answer.peer).toBe("10.78.1.1");
    expect((await tls("10.78.1.1", name, { pieces: 1 })).text).toContain(name);
    // another name of the same rule is that rule's, too
    expect((await tls("10.78.1.1", "b.pool.test")).text).toContain("b.pool.test at ::ffff:10.78.1.1.");
    expect(watch.of("mcp_network_connection").filter((e) => e.reason === "sni")).toEqual([]);
    expect((await watch.stop()).code).toBe(0);
  });

  it("ends every other connection, with an alert and an event", async () => {
    watch = await place.watch(config());
    const name = await told("10.78.2.2");
    for (const wrong of ["pool.test", "other.test", "evil.pool.test", "xpool.test"]) {
      expect(await tls("10.78.2.2", wrong)).toEqual({ err: "TLSV1_UNRECOGNIZED_NAME" });
      const event = await watch.connection(`10.78.2.2:${PORT}`, (e) => e.sni === wrong);
      expect(event).toMatchObject({
        action: "block",
        reason: "sni",
        rule: "sandbox.network.allow[0]",
        host: "*.pool.test",
        name,
      });
    }
    expect(await tls("10.78.2.2", null)).toEqual({ err: "TLSV1_ALERT_ACCESS_DENIED" });
    await watch.connection(`10.78.2.2:${PORT}`, (e) => e.reason === "sni" && e.sni === null);
    // an alert record, access_denied
    expect(
      (await tls("10.78.2.2", null, { plain: Buffer.from("GET / HTTP/1.1\r\n").toString("hex") })).received,
    ).toBe("15030300020231");
    expect((await watch.stop()).code).toBe(0);
  });

  it("ends what is open when its name, or its address, is denied, and nothing else", async () => {
    const file = config();
    watch = await place.watch(file);
    const [kept, named, told4] = await Promise.all([
      told("10.78.21.1"),
      told("10.78.22.2"),
      told("10.78.23.3"),
    ]);
    const addresses = { [kept]: "10.78.21.1", [named]: "10.78.22.2", [told4]: "10.78.23.3" };
    for (const [name, address] of Object.entries(addresses))
      await client.ask({ op: "hold", address, port: PORT, name });
    config({ deny: [{ host: named, port: PORT }, "10.78.23.0/24"] }, file);
    await watch.event("netmon_policy_changed");
    for (const name of [named, told4]) {
      // a reset, or the end
      expect((await client.ask<Tls>({ op: "held", name, wait: true })).text ?? "").toBe("");
      const event = await watch.connection(`${addresses[name]}:${PORT}`, (e) => e.reason === "sni");
      expect(event).toMatchObject({ action: "block", sni: name });
    }
    expect((await client.ask<Tls>({ op: "held", name: kept })).text).toContain(`${kept} at`);
    expect((await watch.stop()).code).toBe(0);
  });

  it("is no way to what the kernel refuses, for those who speak to the proxy itself", async () => {
    watch = await place.watch(config({ deny: ["10.78.9.0/24"] }));
    const open = await told("10.78.8.8");
    const denied = await told("10.78.9.9");
    expect(await client.connect("10.78.9.9", PORT)).toBe("PermissionError");
    const listeners = spawnSync("ip", ["netns", "exec", place.agentNetns, "ss", "-ltnH"], {
      encoding: "utf8",
    });
    const [, proxy] = /0\.0\.0\.0:(\d+)/.exec(listeners.stdout) ?? [];
    const seen: (string | undefined)[] = [];
    for (const name of [open, denied])
      for (let number = 2; number < 8; number++) {
        const answer = await client.ask<Tls>({
          op: "tls",
          address: `127.0.0.${number}`,
          port: Number(proxy),
          name,
        });
        seen.push(answer.text);
      }
    const reached = seen.filter((text) => text !== undefined);
    expect(reached).toContainEqual(expect.stringContaining("at ::ffff:10.78.8.8."));
    expect(reached).not.toContainEqual(expect.stringContaining("at ::ffff:10.78.9.9."));
    // told by its true destination, and by who it was
    const event = await watch.connection(`10.78.8.8:${PORT}`, (e) => e.rule === "netmon:sni");
    expect(event).toMatchObject({ action: "allow", name: open, comm: "python3" });
    expect((await watch.stop()).code).toBe(0);
  });

  it("leaves names without it alone, refuses addresses nobody told, and QUIC", async () => {
    watch = await place.watch(config());
    const plain = await told("10.78.7.7", "plain.test");
    expect((await tls("10.78.7.7", "whatever.test")).text).toContain("whatever.test at");
    expect(plain).toBeTruthy();
    expect(await client.connect("10.78.3.3", PORT)).toBe("PermissionError");
    await told("10.78.4.4");
    const udp = await client.ask<{ err?: string }>({
      op: "ask",
      server: "10.78.4.4",
      port: PORT,
      query: "00",
    });
    expect(udp).toEqual({ err: "PermissionError" });
    expect((await watch.stop()).code).toBe(0);
  });

  it("works for curl, and hands on what observe would have refused", async () => {
    watch = await place.watch(config({ mode: "observe" }));
    const name = await told("10.78.5.5");
    const file = join(place.directory, "resolv.conf");
    const words = ["nsenter", `--net=/run/netns/${place.agentNetns}`, "unshare", "--mount", "sh", "-ec"];
    const script = `mount --bind ${file} /etc/resolv.conf; exec curl -sS --noproxy '*' --cacert ${resolving.certificate} https://${name}:${PORT}/`;
    const curl = spawnSync(
      "sh",
      ["-ec", `echo $$ > ${place.cgroup}/cgroup.procs; exec "$@"`, "sh", ...words, script],
      {
        encoding: "utf8",
      },
    );
    expect(`${curl.stdout}${curl.stderr}`).toContain(`${name} at`);
    expect((await tls("10.78.5.5", "other.test")).text).toContain("other.test at");
    const event = await watch.connection(`10.78.5.5:${PORT}`, (e) => e.reason === "sni");
    expect(event).toMatchObject({ action: "allow", would_block: true, sni: "other.test" });
    expect((await watch.stop()).code).toBe(0);
  });
});
