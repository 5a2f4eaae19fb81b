/**
 * Topology and receivers for one test file, removed at its end. On failure: anything left behind fails the file.
 */
import { afterAll, beforeAll } from "vitest";
import { Topology } from "./topology.ts";
import { buildVectors, Companion, PROGRAM, placeArgs, Receivers } from "./vectors.ts";

export interface World {
  readonly topology: Topology;
  /** Starts `hold`, `hammer` or `resident` in the session, in the agent's network namespace. */
  start(command: string, name: string, uid: number): Companion;
}

/** Call at the top of a test file. */
export function useWorld(): World {
  let topology: Topology | undefined;
  let receivers: Receivers | undefined;
  const companions: Companion[] = [];
  beforeAll(async () => {
    buildVectors();
    topology = Topology.create();
    receivers = await Receivers.start(topology);
  });
  afterAll(async () => {
    await Promise.all(companions.map((companion) => companion.stop()));
    await receivers?.stop();
    topology?.remove();
  });
  const current = (): Topology => {
    if (!topology) throw new Error("the topology exists only while tests run");
    return topology;
  };
  return {
    get topology() {
      return current();
    },
    start(command, name, uid) {
      const companion = new Companion(
        ...current().inAgent(PROGRAM, [command, name, ...placeArgs(current(), uid)]),
      );
      companions.push(companion);
      return companion;
    },
  };
}
