// group: more-clients
/**
 * Look-ups of Java, and of all libraries behind systemd-resolved, with Kubernetes' search list: allowed names resolve, the
 * short one too, whether the resolver is in the session or beside it.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, it } from "vitest";
import { ALL_LOOKUPS, Lookups } from "./lookups/lookups.ts";
import { Resolved, STUB } from "./lookups/resolved.ts";
import { expectSearchListToEnd, SEARCH } from "./lookups/search-list.ts";
import { PEER, Place } from "./place.ts";
import { Resolving } from "./resolving.ts";

const place = new Place("lookups-resolved");
let resolving: Resolving;
let lookups: Lookups;
let resolved: Resolved | undefined;
let port = 0;

beforeAll(async () => {
  resolving = await Resolving.start(place);
  lookups = new Lookups(place, ALL_LOOKUPS);
  // so that netmon listens in this namespace from its start
  await resolving.client();
  port = await place.peer().listen("0.0.0.0");
}, 120_000);
afterEach(async () => {
  await resolved?.end();
});
afterAll(async () => {
  await resolving?.end();
  await place.remove();
});

const resolvConf = (nameserver: string): string => {
  const file = join(place.directory, `${nameserver}.conf`);
  writeFileSync(file, `nameserver ${nameserver}\n${SEARCH}\n`);
  return file;
};

it("Java finds allowed names behind its search list", async () => {
  const at = { place, lookups, port, resolvConf: resolvConf(PEER), resolvers: [PEER] };
  await expectSearchListToEnd(at, ["java"]);
}, 240_000);

describe("behind systemd-resolved", () => {
  it("beside the session, each finds allowed names", async () => {
    resolved = await Resolved.start(place, PEER, false);
    const at = { place, lookups, port, resolvConf: resolvConf(STUB), resolvers: [STUB] };
    await expectSearchListToEnd(at, ALL_LOOKUPS);
  }, 240_000);

  it("in the session, where its own queries are judged, each finds allowed names", async () => {
    resolved = await Resolved.start(place, PEER, true);
    const at = {
      place,
      lookups,
      port,
      resolvConf: resolvConf(STUB),
      resolvers: [PEER],
      // a server of UDP in the session may answer only who is on the list
      allow: [`${STUB}:53`, "127.0.0.1/udp"],
    };
    await expectSearchListToEnd(at, ALL_LOOKUPS);
  }, 240_000);
});
