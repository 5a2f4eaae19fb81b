/** A container of an engine with a root of its own (`podman --root`): found by its name from the machine, and guarded. */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { detachAll } from "../e2e/place.ts";
import { Watching } from "../e2e/watching.ts";
import { run } from "../kernel/command.ts";
import { Engine, makeRootfs } from "./engine.ts";
import { BASE_IMAGE } from "./images.ts";

const engine = new Engine();
const state = join(engine.directory, "state");
let watch: Watching | undefined;

beforeAll(() => {
  const [rootfs, tar] = [join(engine.directory, "rootfs"), join(engine.directory, "rootfs.tar")];
  makeRootfs(rootfs, []);
  run("tar", ["-C", rootfs, "-cf", tar, "."]);
  engine.podman(["import", "--change", "ENV PATH=/usr/bin", tar, BASE_IMAGE]);
}, 120_000);
afterAll(async () => {
  await watch?.kill();
  detachAll(state);
  await engine.remove();
}, 60_000);

/** Connects again and again, and says what came of it. */
const AGENT = `
const connect = () => require("net").connect(9, "127.0.0.1").on("error", ({ code }) => {
  console.log(code);
  setTimeout(connect, 100);
});
connect();
`;

describe("a container of an engine with a root of its own", () => {
  it("is found by its name, and its connections are refused", { timeout: 120_000 }, async () => {
    const options = ["--network", "none", "--cgroup-parent", engine.cgroupParent];
    const container = ["--detach", "--name", "elsewhere", ...options, "--entrypoint", "node", BASE_IMAGE];
    const id = engine.podman(["run", ...container, "-e", AGENT]);
    const said = () => engine.podman(["logs", "--tail", "1", id]);
    await expect.poll(said).toBe("ECONNREFUSED");
    const config = ["--mode", "enforce", "--fail-closed"];
    const target = ["--container", "elsewhere", "--session", `elsewhere-${process.pid}`];
    watch = new Watching([...target, "--state-dir", state, ...config]);
    const { cgroup, verified } = await watch.started();
    expect([cgroup, verified]).toEqual([join(engine.cgroupParent, `libpod-${id}`), true]);
    await expect.poll(said).toBe("EPERM");
    expect((await watch.stop()).code).toBe(0);
  });
});
