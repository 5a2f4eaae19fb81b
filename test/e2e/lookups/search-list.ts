/** A session whose look-ups go through Kubernetes' search list to allowed names, and to one that no rule allows. */
import { expect } from "vitest";
import type { Place } from "../place.ts";
import type { Watching } from "../watching.ts";
import type { Lookup, Lookups } from "./lookups.ts";

/** As Kubernetes writes it. */
export const SEARCH =
  "search default.svc.cluster.local svc.cluster.local cluster.local\noptions ndots:5 timeout:10";
const [LONG, SHORT, REFUSED] = ["a-10-78-50-1.pool.test", "a-10-78-50-2", "a-10-78-50-3.pool.test"];

export interface Searching {
  place: Place;
  lookups: Lookups;
  /** Where the allowed names' addresses listen. */
  port: number;
  /** File with the resolver and `SEARCH`. */
  resolvConf: string;
  resolvers: string[];
  /** Further rules. */
  allow?: string[];
}

/** With all types of names and with `types: [A]`. */
export async function expectSearchListToEnd(
  searching: Searching,
  programs: readonly Lookup[],
): Promise<void> {
  const { place, lookups, port, resolvConf, resolvers, allow = [] } = searching;
  const names = [`${LONG}:${port}`, `${SHORT}.svc.cluster.local:${port}`];
  for (const dns of [{ other_names: "refuse" }, { other_names: "refuse", types: ["A"] }]) {
    const network = { mode: "enforce", fail_closed: true, resolvers, resolve: { timeout: 0.05 } };
    const watch: Watching = await place.watch(
      place.config({ network: { ...network, allow: [...names, ...allow], dns } }),
    );
    try {
      for (const program of programs) {
        const look = async (name: string) => lookups.run(program, name, { port, resolvConf, inside: true });
        for (const [name, address] of [
          [LONG, "10.78.50.1"],
          [SHORT, "10.78.50.2"],
        ] as const) {
          // the one of c-ares does not connect
          const connected = program === "c-ares" ? [] : [`connected ${address}`];
          expect(await look(name), `${program} ${name} ${JSON.stringify(dns)}`).toEqual([
            address,
            ...connected,
          ]);
        }
        // and a name that no rule allows stays closed
        expect((await look(REFUSED))[0], program).toMatch(/^error /);
      }
      await watch.stop();
    } finally {
      await watch.kill();
    }
  }
}
