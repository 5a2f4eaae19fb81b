/**
 * Look-ups for many sessions: who asks for a name that was asked for a moment ago, or is being asked for, gets that
 * answer. Direction of failure: that of the name service below; a failure is shared no longer than it takes.
 */

import type { Answer, FamilyAnswer, NameService } from "../../dns/resolver/answer.ts";
import { hasAddresses } from "../../dns/resolver/answer.ts";
import type { Clock } from "../../dns/resolver/clock.ts";
import { least } from "../../framing/long-lists.ts";

/** Milliseconds that an answer is handed on, if it lives that long: sessions that start together ask together. */
const KEEP_MS = 5000;

/** For each session; its close() leaves `names` to the others. */
export function sharedNames(names: NameService, clock: Clock): NameService {
  const asked = new Map<string, Promise<Answer>>();
  return {
    lookup: (name) => {
      const known = asked.get(name);
      if (known !== undefined) return known.then((answer) => ({ ...answer, queries: 0 }));
      const answer = names.lookup(name);
      asked.set(name, answer);
      const forget = (): void => {
        asked.delete(name);
      };
      answer.then((found) => clock.after(keepMs(found), forget), forget);
      return answer;
    },
    close: () => {},
  };
}

function keepMs(answer: Answer): number {
  if (!hasAddresses(answer)) return 0;
  const ttls = [answer.v4, answer.v6].flatMap((family: FamilyAnswer) =>
    family.kind === "addresses" ? family.addresses.map(({ ttl }) => ttl * 1000) : [],
  );
  // what has no TTL of its own is as good for the next who asks
  return Math.min(KEEP_MS, least(ttls.filter((ttl) => ttl > 0)));
}
