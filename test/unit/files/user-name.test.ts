/** Names of users without waiting for a name service on the event loop. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { UserNames } from "../../../src/files/user-name.ts";

const passwd = async (): Promise<string> => "root:x:0:0::/root:/bin/sh\nann:x:1000:1000::/home/ann:/bin/sh\n";

it("asks a name service for those alone that are not local, once for a while", async () => {
  const asked: number[] = [];
  const names = new UserNames({
    passwd,
    ask: async (uid) => {
      asked.push(uid);
      if (uid === 3000) throw new Error("2: no such key");
      return `bob:*:${uid}:100::/home/bob:/bin/sh\n`;
    },
  });
  const uids = [0, 1000, 2000, 2000, 3000];
  const expected = [
    "root (uid 0)",
    "ann (uid 1000)",
    "bob (uid 2000)",
    "bob (uid 2000)",
    "unknown (uid 3000)",
  ];
  expect(await Promise.all(uids.map((uid) => names.of(uid)))).toEqual(expected);
  expect(await Promise.all(uids.map((uid) => names.of(uid)))).toEqual(expected);
  expect(asked).toEqual([2000, 3000]);
});

it("asks few at a time, however many are to be named", async () => {
  let [now, most] = [0, 0];
  const names = new UserNames({
    passwd,
    ask: async () => {
      most = Math.max(most, ++now);
      await sleep(5);
      now--;
      throw new Error("the service does not answer");
    },
  });
  const all = await Promise.all(Array.from({ length: 500 }, (_, uid) => names.of(100_000 + uid)));
  expect(all[499]).toBe("unknown (uid 100499)");
  expect(most).toBeLessThanOrEqual(4);
});
