/** Servers that ignore the end of their input, real processes, when nobody else ends them. */
import { once } from "node:events";
import { afterEach, expect, it } from "vitest";
import { AbandonedServer } from "../../../../src/app/shim/abandoned-server.ts";
import { ServerProcess } from "../../../../src/app/shim/server-process.ts";

const PATIENCE = { check: 10, term: 50, kill: 150 };

let server: ServerProcess;
let abandoned: AbandonedServer;
afterEach(() => {
  abandoned.close();
  server.kill("SIGKILL");
});

async function start(script: string, clientReads: () => boolean): Promise<void> {
  server = await ServerProcess.start({ command: "sh", args: ["-c", script] });
  await once(server.readable, "data"); // its traps are set
  abandoned = new AbandonedServer(server, clientReads, PATIENCE);
}

it("are left alone as long as the host is there", async () => {
  await start("echo; read -r line; exit 7", () => true);
  abandoned.inputEnded();
  await new Promise((resolve) => setTimeout(resolve, 2 * PATIENCE.kill));
  expect(server.running).toBe(true);
  server.stopWriting();
  expect(await server.ended).toEqual({ code: 7, signal: null });
});

it("get SIGTERM when the host is gone", async () => {
  await start('trap "exit 5" TERM; echo; while :; do sleep 0.01; done', () => false);
  abandoned.inputEnded();
  expect(await server.ended).toEqual({ code: 5, signal: null });
});

it("get SIGKILL when they ignore that", async () => {
  await start('trap "" TERM; echo; while :; do sleep 0.01; done', () => false);
  abandoned.inputEnded();
  expect(await server.ended).toEqual({ code: null, signal: "SIGKILL" });
});
