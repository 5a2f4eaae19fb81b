/** Whoever connects to the page, and everybody else on the machine, chooses how many descriptors and connections there are. */
import { closeSync, openSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openFiles, socketInode } from "../../../src/kernel/target/open-files.ts";
import { Holders, objectionToPeer } from "../../../src/ui/peer.ts";
import { turnsDuring } from "../async/turns.ts";

let held: number[];
let server: Server;
let client: Socket;
let accepted: Socket;

beforeEach(async () => {
  held = Array.from({ length: 3000 }, () => openSync("/dev/null", "r"));
  server = createServer();
  const connection = new Promise<Socket>((resolve) => server.once("connection", resolve));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  client = connect((server.address() as { port: number }).port, "127.0.0.1");
  accepted = await connection;
});
afterEach(() => {
  client.destroy();
  accepted.destroy();
  server.close();
  for (const fd of held) closeSync(fd);
});

const ownSockets = (): string[] => [...openFiles(process.pid)].flatMap((file) => socketInode(file) ?? []);

it("the peer is found between other work", async () => {
  const { value, turns } = await turnsDuring(() => objectionToPeer(accepted, []));
  expect(value).toBeNull();
  expect(turns).toBeGreaterThanOrEqual(5);
});

it("all who ask at the same time are answered by one search, and later ones by another", async () => {
  const holders = new Holders(1_000_000);
  const inodes = ownSockets();
  const found = await Promise.all(inodes.map((inode) => holders.of(inode)));
  for (const { pids, problem } of found) expect([pids.includes(process.pid), problem]).toEqual([true, null]);
  expect(await holders.of("1")).toEqual({ pids: [], problem: null });
});

it("beyond the limit it is not known who else holds it", async () => {
  const { problem } = await new Holders(100).of(ownSockets()[0] ?? "");
  expect(problem).toContain("more than 100 descriptors are open on this machine");
});
