/** netmon learns nothing from a network namespace that the agent made, in which it is root and runs any resolver. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { NOBODY, PEER, Place } from "./place.ts";
import { Resolving } from "./resolving.ts";

const IMPOSTOR = fileURLToPath(new URL("./dns-impostor.py", import.meta.url));
const FORGED = "10.78.66.6";

const place = new Place("dnsns");
let resolving: Resolving;
let port = 0;
let impostor: ChildProcess | null = null;

beforeAll(async () => {
  resolving = await Resolving.start(place);
  port = await place.peer().listen("0.0.0.0");
});
afterAll(async () => {
  if (impostor && impostor.exitCode === null) {
    const gone = once(impostor, "exit");
    impostor.kill("SIGKILL");
    await gone;
  }
  await resolving?.end();
  await place.remove();
});

/** In the session, without rights, in a namespace of its own; resolves to what its resolver made of the query. */
async function impersonate(name: string): Promise<string> {
  const words = ["nsenter", `--net=/run/netns/${place.agentNetns}`, "setpriv", "--clear-groups", ...NOBODY];
  const own = [
    "unshare",
    "--user",
    "--map-root-user",
    "--net",
    "/usr/bin/python3",
    "-B",
    IMPOSTOR,
    PEER,
    name,
    FORGED,
  ];
  impostor = spawn(
    "sh",
    ["-ec", `echo $$ > ${place.cgroup}/cgroup.procs; exec "$@"`, "sh", ...words, ...own],
    {
      stdio: ["pipe", "pipe", "inherit"],
    },
  );
  for await (const line of createInterface({ input: impostor.stdout as NodeJS.ReadableStream })) return line;
  throw new Error("the impostor has ended");
}

describe("a resolver of the agent's own making", () => {
  it("opens no address of the session", async () => {
    const client = await resolving.client();
    const network = { mode: "enforce", fail_closed: true, allow: [`*.pool.test:${port}`], resolvers: [PEER] };
    const watch = await place.watch(place.config({ network: { ...network, resolve: { timeout: 0.05 } } }));
    // the resolver itself answers, and what it answers opens
    expect(await client.look("a-10-78-66-1.pool.test")).toEqual({ addresses: ["10.78.66.1"] });
    expect(await client.connect("10.78.66.1", port)).toBe("ok");
    const outcome = await impersonate("forged.pool.test");
    expect(await client.connect(FORGED, port)).toBe("PermissionError");
    expect(outcome).not.toBe(FORGED);
    await watch.stop();
  }, 120_000);
});
