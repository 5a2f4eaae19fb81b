// group: more-long
/** A fault in the page's server ends the request or connection that met it, is reported, and ends nothing else. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { StateMessage } from "../../src/page/api.ts";
import { session } from "../ui/sample.ts";
import { Showing, StoredState } from "../ui/showing.ts";
import { partsInjectedBy } from "./injected-parts.ts";
import { InjectingBuild } from "./injecting-build.ts";

const state = new StoredState().add(session());
let build: InjectingBuild;
let showing: Showing;

beforeAll(async () => {
  build = new InjectingBuild(state.directory);
  const { program, env } = build;
  showing = await Showing.start(["--state-dir", state.directory, "--listen", "127.0.0.1:0"], {
    program,
    env,
  });
});
afterAll(async () => {
  await showing?.end();
  state.remove();
});

it("ends one request", async () => {
  const cookie = await showing.enter();
  build.inject("ui", "throw");
  // the request itself, or the end of the connection before it
  while (!build.taken("ui")) await showing.get<StateMessage>("state", cookie).catch(() => {});
  expect((await showing.get<StateMessage>("state", cookie)).sessions.length).toBeGreaterThan(0);
  expect([...build.injected]).toEqual(partsInjectedBy("fault-injection-ui"));
  showing.started.child.kill("SIGTERM");
  expect((await showing.started.ended).stderr).toMatch(
    /fault in ui: Error: injected into ui .*\((?:request|connection) ended\)/,
  );
});
