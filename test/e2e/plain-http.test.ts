/**
 * MCP servers to which a session speaks plain HTTP: those that nobody declared are named, and nothing else is.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listen, modernPeer, type Peer, ssePeer, streamablePeer, tool } from "../mcp/peers.ts";
import { EventProcess } from "./event-process.ts";
import { Place } from "./place.ts";
import { netmon } from "./start-netmon.ts";
import type { Watching } from "./watching.ts";

const TIME = { timeout: 90_000 };
const CLIENT = fileURLToPath(new URL("./plain-http-client.mjs", import.meta.url));
interface Link {
  id: number;
  name?: string;
  prog_id: number;
  cgroup_id?: number;
}

const OFFER = { pages: [[tool("look")]] };
const SESSION = `plain-${process.pid}`;

let place: Place;
let watching: Watching;
const peers: Peer[] = [];
let gateway: EventProcess | undefined;

beforeEach(() => {
  place = new Place("plain", false);
});
afterEach(async () => {
  await gateway?.kill();
  gateway = undefined;
  await place.remove();
  await Promise.all(peers.splice(0).map((peer) => peer.close()));
});

async function serve(peer: Promise<Peer>): Promise<Peer> {
  peers.push(await peer);
  return peer;
}

async function watch(sandbox: object = {}): Promise<void> {
  const network = { resolvers: [] };
  watching = await place.watch(place.config({ network, ...sandbox }), [], { session: SESSION });
}

/** What a client in the session prints. */
async function said(how: string, url: string): Promise<string> {
  const enter = ["-c", `echo $$ > ${place.cgroup}/cgroup.procs; exec "$@"`, "sh"];
  const child = spawn("sh", [...enter, process.execPath, CLIENT, how, url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => {
    text += part;
  });
  await once(child, "close");
  return text.trim();
}

const other = (): Promise<Peer> =>
  listen((request, response) => {
    request.resume().on("end", () => response.end("{}"));
  });

const FORMS = {
  streamable: () => streamablePeer(OFFER),
  modern: () => modernPeer(OFFER),
  sse: () => ssePeer(OFFER),
};

describe("an MCP server on plain HTTP", TIME, () => {
  it.each(Object.entries(FORMS))("is named if it is not declared: %s", async (how, start) => {
    const { port, url } = await serve(start());
    await watch();
    expect(await said(how, url)).toBe("look");
    const found = await watching.event("mcp_server_discovered", () => true, 30_000);
    const address = `127.0.0.1:${port}`;
    const path = how === "sse" ? "/messages" : "/mcp";
    expect(found).toMatchObject({
      ...{ server_id: "127.0.0.1", evidence: "message", confidence: "high", address },
      ...{ client: expect.stringMatching(/^node|MainThread$/), would_block: false, command: "" },
    });
    expect(JSON.parse(found.declare!)).toEqual({
      id: "127.0.0.1",
      type: "http",
      url: `http://${address}${path}`,
    });
    expect(found.text).toContain(`speaks MCP over plain HTTP to ${address}, which is not declared`);
    const report = await netmon(["status", "--state-dir", place.stateDir]);
    expect(report.stdout.replace(/\s+/g, " ")).toContain(`over plain HTTP to ${address}`);
    await watching.stop();
    // once, however many requests it got
    expect(watching.of("mcp_server_discovered")).toHaveLength(1);
    expect(place.attached()).toEqual([]);
  });

  it("is named if its client sends headers and message apart", async () => {
    const { port, url } = await serve(other());
    await watch();
    expect(await said("apart", url)).toBe("200");
    const found = await watching.event("mcp_server_discovered", () => true, 30_000);
    expect(JSON.parse(found.declare!)).toMatchObject({ url: `http://127.0.0.1:${port}/mcp` });
  });

  it("is named where the policy would refuse it, and where its host alone is allowed", async () => {
    const { port, url } = await serve(streamablePeer(OFFER));
    const network = { mode: "enforce", resolvers: [], allow: [`127.0.0.1:${port}`] };
    await watch({ network, mcp: { denied_servers: [{ id: "127.0.0.1" }] } });
    expect(await said("streamable", url)).toBe("look");
    const found = await watching.event("mcp_server_discovered", () => true, 30_000);
    expect(found).toMatchObject({ would_block: true, address: `127.0.0.1:${port}` });
  });

  it("is not named if it is declared, behind netmon gateway, or no MCP server", async () => {
    const declared = await serve(streamablePeer(OFFER));
    const behind = await serve(streamablePeer(OFFER));
    const nothing = await serve(other());
    const last = await serve(streamablePeer(OFFER));
    await watch({ mcp: { servers: [{ id: "known", type: "http", url: declared.url }] } });
    gateway = new EventProcess([
      ...["gateway", "--port", "0", "--upstream", behind.url, "--format", "json"],
      ...["--session", `${SESSION}-gateway`, "--state-dir", place.stateDir],
    ]);
    const { url } = await gateway.event("netmon_inspection_started", () => true, 30_000);
    expect(await said("streamable", declared.url)).toBe("look");
    expect(await said("streamable", `${url}/mcp`)).toBe("look");
    for (const how of ["json", "language", "chat"]) expect(await said(how, nothing.url), how).toBe("200");
    // what is named last, was found last
    expect(await said("streamable", last.url)).toBe("look");
    await watching.event(
      "mcp_server_discovered",
      ({ address }) => address === `127.0.0.1:${last.port}`,
      30_000,
    );
    await watching.stop();
    expect(watching.of("mcp_server_discovered")).toHaveLength(1);
  });

  it("is named after somebody detached the program, which is a fault", async () => {
    const { port, url } = await serve(streamablePeer(OFFER));
    await watch();
    const first = await serve(streamablePeer(OFFER));
    expect(await said("streamable", first.url)).toBe("look");
    await watching.event("mcp_server_discovered", () => true, 30_000);
    const links = JSON.parse(execFileSync("bpftool", ["-j", "link", "show"], { encoding: "utf8" })) as Link[];
    const programs = JSON.parse(
      execFileSync("bpftool", ["-j", "prog", "show"], { encoding: "utf8" }),
    ) as Link[];
    const ours = new Set(
      programs.flatMap(({ id, name }) => (name?.startsWith("netmon_plain_ht") ? [id] : [])),
    );
    const cgroup = statSync(place.cgroup).ino;
    const link = links.find((one) => one.cgroup_id === cgroup && ours.has(one.prog_id));
    execFileSync("bpftool", ["link", "detach", "id", String(link?.id)]);
    const fault = await watching.event("netmon_fault", ({ part }) => part === "rounds", 30_000);
    expect(fault).toMatchObject({ handled: "restarted", error: expect.stringContaining("plain HTTP") });
    expect(await said("streamable", url)).toBe("look");
    await watching.event("mcp_server_discovered", ({ address }) => address === `127.0.0.1:${port}`, 30_000);
  });

  it("is perhaps not named if requests come too fast, which is counted", async () => {
    const server = createServer((socket) =>
      socket
        .on("error", () => {})
        .resume()
        .end(),
    );
    await once(server.listen(0, "0.0.0.0"), "listening");
    try {
      await watch();
      const { port } = server.address() as { port: number };
      // its first round is over when this server is named
      const first = await serve(streamablePeer(OFFER));
      expect(await said("streamable", first.url)).toBe("look");
      await watching.event("mcp_server_discovered", () => true, 30_000);
      expect(await said("flood", `http://127.0.0.1:${port}`)).toBe("sent");
      const { dropped, total } = await watching.event(
        "netmon_events_dropped",
        ({ where }) => where === "plain_http",
        30_000,
      );
      expect(dropped).toBe(total);
      expect(dropped).toBeLessThanOrEqual(100);
    } finally {
      server.close();
    }
  });
});
