/**
 * Names and addresses that a person is asked about: a client with glibc's own resolver and its defaults (5 s, twice), a
 * real resolver, real connections, and `netmon approvals` in a separate process.
 */
import { readFileSync, rmSync } from "node:fs";
import { encode } from "dns-packet";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { standingRulesPath } from "../../src/approvals/standing-rules.ts";
import type { Ticket } from "../../src/approvals/ticket.ts";
import { stateDirs } from "../../src/state/paths.ts";
import { Approvals } from "./asking.ts";
import { PEER, Place } from "./place.ts";
import { Resolving, type ResolvingClient } from "./resolving.ts";
import type { Watching } from "./watching.ts";

const place = new Place("ask-names");
const approvals = new Approvals(place.stateDir);
let resolving: Resolving;
let port = 0;
let watch: Watching;
let client: ResolvingClient;
let other: ResolvingClient;
let serial = 0;

beforeAll(async () => {
  resolving = await Resolving.start(place);
  port = await place.peer().listen("0.0.0.0");
  // glibc's defaults, but for the cache of failures that other libraries have
  client = await resolving.client(place.cgroup, PEER, "timeout:5 attempts:2");
  other = await resolving.client();
});
afterEach(async () => {
  await watch?.kill();
  // netmon itself ends a moment after its supervisor
  await expect.poll(() => place.detach(`ask${serial}`) ?? "detached", { timeout: 30_000 }).toBe("detached");
});
afterAll(async () => {
  await resolving?.end();
  await place.remove();
});

async function asking(network: object = {}, rest: object = {}): Promise<string> {
  const session = `ask${++serial}`;
  const ask = [`*.ask.test:${port}/tcp`];
  const rules = { allow: [`*.pool.test:${port}`], deny: ["denied.ask.test", "*.denied.ask.test"], ask };
  const base = { mode: "enforce", fail_closed: true, resolvers: [PEER], resolve: { timeout: 0.05 } };
  const config = JSON.stringify({ sandbox: { network: { ...base, ...rules, ...network } }, ...rest });
  watch = await place.watch(place.config(config), [], { session });
  return session;
}

const named = (address: string, zone = "ask.test"): string => `a-${address.replaceAll(".", "-")}.${zone}`;

/** The ticket for a destination, once there is one. */
async function ticketOf(destination: string): Promise<Ticket> {
  const wanted = (one: Ticket): boolean => one.destination === destination;
  return (await approvals.waiting((tickets) => tickets.some(wanted))).find(wanted) as Ticket;
}

async function answer(verb: "allow" | "reject", { id }: Ticket, ...more: string[]): Promise<void> {
  expect(await approvals.run(verb, id, ...more)).toMatchObject({ code: 0 });
}

const states = (session: string): string[] => approvals.events(session).map(({ state }) => state);

describe("a name that nobody declared", () => {
  it("waits at its query; a person's yes opens it for the session, and a later no closes it", async () => {
    const session = await asking();
    const name = named("10.78.0.1");
    const held = client.look(name);
    const ticket = await ticketOf(name);
    expect(ticket).toMatchObject({
      ...{ sessionId: session, layer: "network", state: "pending", rule: "sandbox.network.ask[0]" },
      arguments: JSON.stringify({ destination: name, ports: [`${port}/tcp`] }),
      ...{ user: "root (uid 0)", process: expect.stringMatching(/^python3\S* \(pid \d+\)$/) },
    });
    expect(await other.connect("10.78.0.1", port)).toBe("PermissionError");
    await answer("allow", ticket, "--reason", "known");
    expect(await held).toEqual({ addresses: ["10.78.0.1"] });
    expect((await approvals.run("show", ticket.id)).stdout).toContain(`goes to  ${name}`);
    expect(await client.connect("10.78.0.1", port)).toBe("ok");
    expect(await client.connect("10.78.0.1", port + 1)).toBe("PermissionError");
    expect(await watch.connection(`10.78.0.1:${port}`, (e) => e.action === "block")).toBeDefined();
    // the session's other processes as well, and without asking again
    expect(await other.look(name)).toEqual({ addresses: ["10.78.0.1"] });
    expect(await approvals.list()).toEqual([]);
    await expect.poll(() => states(session)).toEqual(["proposed", "approved", "consumed"]);
    expect(approvals.events(session)[1]).toMatchObject({
      ...{ layer: "network", server_id: null, tool_name: null, destination: name, reason: "known" },
      ...{ user: "root (uid 0)", input: { destination: name, ports: [`${port}/tcp`] } },
    });
    await answer("reject", ticket);
    await expect.poll(() => client.connect("10.78.0.1", port), { timeout: 30_000 }).toBe("PermissionError");
    expect((await other.look(name)).err).toBeDefined();
    await expect.poll(() => states(session)).toEqual(["proposed", "approved", "consumed", "revoked"]);
    expect((await watch.stop()).summary.dns).toMatchObject({ not_approved: 1, addresses: 0 });
  }, 90_000);

  it("is refused when nobody answers, before glibc gives up; other names do not wait for it", async () => {
    await asking();
    const name = named("10.78.1.1");
    let over = false;
    const held = client.look(name).finally(() => {
      over = true;
    });
    // while it is held: of the 8 s that glibc has, the looks below need milliseconds
    await watch.event("mcp_call_approval", (e) => e.destination === name);
    for (const address of ["10.78.1.2", "10.78.1.3"])
      expect(await other.look(named(address, "pool.test"))).toEqual({ addresses: [address] });
    expect(over).toBe(false);
    const ticket = await ticketOf(name);
    expect((await held).err).toMatch(/Temporary failure/);
    const refused = await watch.event("netmon_dns_refused", (e) => e.name === name);
    expect(refused).toMatchObject({ reason: "not_approved", approval_id: ticket.id, would_block: false });
    expect(await client.connect("10.78.1.1", port)).toBe("PermissionError");
    // the ticket goes on, and a yes that comes later is there for the next query, over TCP as well
    await answer("allow", ticket);
    expect(await client.look(name)).toEqual({ addresses: ["10.78.1.1"] });
    expect(await client.connect("10.78.1.1", port)).toBe("ok");
  }, 90_000);

  it("is refused at once when a person says no, and until the ticket ends", async () => {
    const session = await asking();
    const name = named("10.78.2.1");
    const held = client.look(name);
    await answer("reject", await ticketOf(name));
    expect((await held).err).toBeDefined();
    expect((await client.look(name)).err).toBeDefined();
    expect(await client.connect("10.78.2.1", port)).toBe("PermissionError");
    await expect.poll(() => states(session)).toEqual(["proposed", "rejected"]);
  }, 60_000);

  it("never asks where it is denied, and opens no address that names never open", async () => {
    const deny = ["denied.ask.test", "*.denied.ask.test", "*.cdn.other"];
    const session = await asking({ ask: [`*:${port}`], deny });
    await client.look("denied.ask.test");
    expect(await client.look(named("10.78.3.1", "denied.ask.test"))).toEqual({ addresses: ["10.78.3.1"] });
    expect(await client.connect("10.78.3.1", port)).toBe("PermissionError");
    const metadata = named("169.254.169.254");
    const held = client.look(metadata);
    await answer("allow", await ticketOf(metadata));
    expect(await held).toEqual({ addresses: ["169.254.169.254"] });
    expect(await client.connect("169.254.169.254", port)).toBe("PermissionError");
    await expect.poll(() => states(session)).toContain("approved");
    const asked = approvals.events(session).filter(({ state }) => state === "proposed");
    expect(asked.map(({ destination }) => destination)).toEqual([metadata]);
    // a name that leads to a denied one is denied, whatever a person says
    const alias = `alias-${named("10.78.3.2")}`;
    const aliased = client.look(alias);
    await answer("allow", await ticketOf(alias));
    expect(await aliased).toEqual({ addresses: ["10.78.3.2"] });
    expect(await client.connect("10.78.3.2", port)).toBe("PermissionError");
  }, 60_000);

  it("is allowed for good in a file, and in later sessions, until the entry is deleted", async () => {
    const name = named("10.78.10.1");
    await asking();
    const held = client.look(name);
    await answer("allow", await ticketOf(name), "--always");
    expect(await held).toEqual({ addresses: ["10.78.10.1"] });
    await watch.stop();
    const session = await asking();
    expect(await client.look(name)).toEqual({ addresses: ["10.78.10.1"] });
    expect(await client.connect("10.78.10.1", port)).toBe("ok");
    expect(states(session)).toEqual([]);
    const path = standingRulesPath(stateDirs(place.stateDir));
    expect(readFileSync(path, "utf8")).toContain(`destination: ${name}`);
    rmSync(path);
    await expect.poll(() => client.connect("10.78.10.1", port), { timeout: 30_000 }).toBe("PermissionError");
  }, 60_000);

  it("asks over TCP as well", async () => {
    await asking();
    const name = named("10.78.4.1");
    const query = encode({ type: "query", id: 7, flags: 0x0100, questions: [{ type: "A", name }] });
    const raw = { op: "ask", server: PEER, port: 53, query: query.toString("hex"), tcp: true, timeout: 60 };
    const held = client.ask<{ answer?: string }>(raw);
    await answer("allow", await ticketOf(name));
    expect((await held).answer).toContain("0a4e0401");
    expect(await client.connect("10.78.4.1", port)).toBe("ok");
  }, 60_000);

  it("does not fill the desk: a flood is refused and counted, and names of the policy go on", async () => {
    const session = await asking({}, { approvals: { max_pending: 3 } });
    const query = (name: string): string =>
      encode({ type: "query", id: 9, flags: 0x0100, questions: [{ type: "A", name }] }).toString("hex");
    const queries = Array.from({ length: 300 }, (_, i) => query(`flood${i}.ask.test`));
    await client.ask({ op: "flood", server: PEER, queries });
    expect(await other.look(named("10.78.5.1", "pool.test"))).toEqual({ addresses: ["10.78.5.1"] });
    await approvals.waiting((tickets) => tickets.length === 3);
    await expect.poll(() => states(session)).toEqual(["proposed", "proposed", "proposed"]);
    const { summary } = await watch.stop();
    expect(summary.dns).toMatchObject({ asked: 300, not_approved: 300, approvals_expired: 0 });
  }, 60_000);

  it("stays closed when netmon is killed while it waits, and under the next netmon", async () => {
    const session = await asking();
    const name = named("10.78.6.1");
    const impatient = await resolving.client(place.cgroup, PEER, "timeout:4 attempts:1");
    const held = impatient.look(name);
    const ticket = await ticketOf(name);
    await watch.kill();
    expect(await other.connect("10.78.6.1", port)).toBe("PermissionError");
    expect((await held).err).toBeDefined();
    expect((await approvals.run("allow", ticket.id)).code).not.toBe(0);
    const config = place.config(
      JSON.stringify({ sandbox: { network: { mode: "enforce", fail_closed: true, resolvers: [PEER] } } }),
    );
    watch = await place.watch(config, [], { session });
    expect(await other.connect("10.78.6.1", port)).toBe("PermissionError");
  }, 90_000);

  it("only says in observe what enforce would refuse", async () => {
    const session = await asking({ mode: "observe" });
    const name = named("10.78.7.1");
    expect(await client.look(name)).toEqual({ addresses: ["10.78.7.1"] });
    expect(await watch.event("netmon_dns_refused")).toMatchObject({
      ...{ name, reason: "not_approved", would_block: true, mode: "observe" },
    });
    expect(states(session)).toEqual([]);
  }, 60_000);
});

describe("an address", () => {
  it("an address that was refused is proposed; a yes opens it at this port, as many as may wait", async () => {
    const session = await asking({ ask: ["10.78.8.0/24"] }, { approvals: { max_pending: 2 } });
    expect(await client.connect("10.78.8.1", port)).toBe("PermissionError");
    const ticket = await ticketOf("10.78.8.1");
    expect(ticket).toMatchObject({
      why: `a connection to 10.78.8.1:${port} was refused`,
      arguments: JSON.stringify({ destination: "10.78.8.1", ports: [`${port}/tcp`] }),
      user: "root (uid 0)",
    });
    for (let i = 2; i < 30; i++) expect(await client.connect(`10.78.8.${i}`, port)).toBe("PermissionError");
    // no rule is for this one
    expect(await client.connect("10.78.9.1", port)).toBe("PermissionError");
    await approvals.waiting((tickets) => tickets.length === 2);
    await answer("allow", ticket);
    await expect.poll(() => client.connect("10.78.8.1", port), { timeout: 30_000 }).toBe("ok");
    expect(await client.connect("10.78.8.1", port + 1)).toBe("PermissionError");
    expect(await client.connect("10.78.8.3", port)).toBe("PermissionError");
    await answer("reject", ticket);
    await expect.poll(() => client.connect("10.78.8.1", port), { timeout: 30_000 }).toBe("PermissionError");
    await expect
      .poll(() => states(session).filter((state) => state !== "proposed"))
      .toEqual(["approved", "consumed", "revoked"]);
  }, 90_000);
});
