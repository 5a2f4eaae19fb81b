/**
 * The time that netmon adds to a DNS query over UDP, with dnsmasq as the resolver: the time of a query in the session
 * minus the median of those outside, in turns within one run. A new address is in the kernel before the answer is sent.
 */
import { PEER, Place } from "../../e2e/place.ts";
import { Resolving } from "../../e2e/resolving.ts";
import { type Figure, figure, median, percentile } from "../figure.ts";

const ROUNDS = 8;
const QUERIES = 250;

export async function measureDns(): Promise<Figure[]> {
  const place = new Place("bench-dns");
  let resolving: Resolving | null = null;
  try {
    resolving = await Resolving.start(place);
    const [inside, outside] = [await resolving.client(), await resolving.client(null)];
    const allow = ["*.pool.test:443"];
    const network = { mode: "enforce", fail_closed: true, allow, resolvers: [PEER] };
    const watch = await place.watch(place.config({ network }));
    const time = async (client: typeof inside, names: string[]): Promise<number[]> =>
      (await client.ask<{ spent: number[] }>({ op: "time", server: PEER, names })).spent;
    let serial = 0;
    const fresh = (): string[] =>
      Array.from({ length: QUERIES }, () => {
        serial++;
        return `a-10-77-${serial >> 8}-${serial & 255}.pool.test`;
      });
    const known = fresh();
    await time(inside, known);
    const added = { known: [] as number[], fresh: [] as number[], tail: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      const base = await time(outside, known);
      const again = await time(inside, known);
      const first = await time(inside, fresh());
      added.known.push(median(again) - median(base));
      added.fresh.push(median(first) - median(base));
      added.tail.push(percentile(first, 0.99) - percentile(base, 0.99));
    }
    await watch.stop();
    const options = { unit: " ms", digits: 2 };
    return [
      figure("DNS query of a known name, added", added.known, options),
      figure("DNS query whose address is new, added", added.fresh, { ...options, aim: 2 }),
      figure("the same, 99th percentile, added", added.tail, options),
    ];
  } finally {
    await resolving?.end();
    await place.remove();
  }
}
