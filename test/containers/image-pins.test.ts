/**
 * An image under a name that a server's command has: refused once the name is another image's. docker is the real client,
 * at podman's service, which speaks its engine's API.
 */
import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { McpProgramSeen } from "../../src/event/event.ts";
import { ECHO, ShimPlace } from "../e2e/shimming.ts";
import { storedEvents } from "../e2e/stored-events.ts";
import { run } from "../kernel/command.ts";
import { Engine, makeRootfs } from "./engine.ts";

const SERVER = `const say = (message) => console.log(JSON.stringify(message));${ECHO}`;
const engine = new Engine();
const place = new ShimPlace();
const tar = join(engine.directory, "rootfs.tar");

const importAs = (version: string, image: string): string =>
  engine.podman([
    "import",
    "--change",
    "ENV PATH=/usr/bin",
    "--change",
    `LABEL version=${version}`,
    tar,
    image,
  ]);

beforeAll(() => {
  const rootfs = join(engine.directory, "rootfs");
  makeRootfs(rootfs, []);
  run("tar", ["-C", rootfs, "-cf", tar, "."]);
}, 120_000);
afterAll(async () => {
  await place.remove();
  await engine.remove();
}, 60_000);

type Client = Pick<ReturnType<Engine["commandLine"]>, "command" | "env">;

/** Resolves to the reason of a refusal; undefined: the server answered. */
async function asked({ command: [program = "", ...before], env }: Client, image: string): Promise<unknown> {
  const options = ["--interactive", "--rm", "--network", "none", "--cgroup-parent", engine.cgroupParent];
  const command = [program, ...before, "run", ...options, "--entrypoint", "node", image, "-e", SERVER];
  const shim = place.start(command, ["--config", join(place.directory, "netmon.json")], env);
  shim.asks(1);
  const { error } = (await shim.answer(1)) as { error?: { data?: { reason?: string } } };
  shim.closesInput();
  await shim.ended;
  return error?.data?.reason;
}

async function refusesAnotherImage(client: Client, image: string): Promise<void> {
  const programs = { on_change: "block", unknown: "block" };
  const config = { sandbox: { mcp: { mode: "enforce", version_pinning: { programs } } } };
  writeFileSync(join(place.directory, "netmon.json"), JSON.stringify(config));
  const before = existsSync(place.state) ? storedEvents(place.state).length : 0;
  expect(await asked(client, image)).toBe("version_changed"); // it is not there yet
  const id = importAs("1", image);
  expect(await asked(client, image)).toBeUndefined();
  importAs("2", image);
  expect(await asked(client, image)).toBe("version_changed");
  const seen = storedEvents(place.state)
    .slice(before)
    .filter(({ type }) => type === "mcp_program_seen") as McpProgramSeen[];
  expect(seen.map(({ program }) => program.split(" ")[0])).toEqual(["unknown", "image", "image"]);
  expect(seen[1]?.program).toContain(id.replace(/^(?:sha256:)?/, "sha256:").slice(0, 19));
}

it("refuses an image whose name was given to another: podman", { timeout: 120_000 }, () =>
  refusesAnotherImage(engine.commandLine([]), "localhost/netmon-test-weather:1"),
);

/** Not among the programs that tests have on their PATH: not every machine has it. */
const DOCKER = ["/usr/bin/docker", "/usr/local/bin/docker"].find((path) => existsSync(path));

it.runIf(DOCKER !== undefined)(
  "refuses an image whose name was given to another: docker",
  { timeout: 120_000 },
  async () => {
    const socket = join(engine.directory, "docker.sock");
    const { command, env } = engine.commandLine(["system", "service", "--time", "0", `unix://${socket}`]);
    const [program = "", ...args] = command;
    const service = spawn(program, args, { env, stdio: "ignore" });
    try {
      await expect.poll(() => existsSync(socket), { timeout: 30_000 }).toBe(true);
      const client = { command: [DOCKER as string, "--host", `unix://${socket}`], env: process.env };
      await refusesAnotherImage(client, "localhost/netmon-test-weather-docker:1");
    } finally {
      service.kill();
    }
  },
);
