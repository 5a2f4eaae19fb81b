// Uses every call of the addon, including failures, a few hundred times and exits: LeakSanitizer then reports
// memory of the addon that nothing points to. Run by asan.sh.
'use strict';
const addon = require(process.env.NETMON_ADDON);

const HASH = 1;
const RINGBUF = 27;

function attempt(call) {
  try {
    return call();
  } catch {
    return undefined;
  }
}

async function round() {
  const map = addon.mapCreate(HASH, 4, 4, 600, 0);
  const keys = Buffer.alloc(4 * 1000);
  for (let i = 0; i < 1000; i++) keys.writeUInt32LE(i, i * 4);
  addon.mapUpdate(map, keys.subarray(0, 4), keys.subarray(0, 4), 0);
  addon.mapLookup(map, keys.subarray(0, 4));
  addon.mapUpdateBatchSync(map, keys, keys, 0);
  await addon.mapUpdateBatch(map, keys, keys, 0);
  await addon.mapEntries(map);
  await addon.mapDeleteBatch(map, keys, true);
  addon.mapDeleteBatchSync(map, keys, true);
  addon.mapInfo(map);
  attempt(() => addon.mapLookup(map, Buffer.alloc(3)));
  attempt(() => addon.linkInfo(map));
  attempt(() => addon.objGet('/nowhere'));
  attempt(() => addon.ringOpen(map));
  addon.closeFd(map);

  const ring = addon.mapCreate(RINGBUF, 0, 0, 4096, 0);
  const handle = addon.ringOpen(ring);
  addon.ringOpen(ring); // left to the garbage collector
  addon.ringRead(handle, Buffer.alloc(64));
  addon.ringClose(handle);
  attempt(() => addon.ringRead(handle, Buffer.alloc(64)));
  addon.closeFd(ring);

  addon.giveBackMemory();

  const text = Buffer.from(JSON.stringify({ model: 'm'.repeat(50), messages: ['a'.repeat(500)], stream: true }));
  for (const words of [['mcp_servers'], ['stream']]) addon.requestSettings([text, text.subarray(9)], words);
  attempt(() => addon.requestSettings([text, 1], ['a']));

  const [near, far] = addon.socketPair();
  const [question, answer] = [addon.exchange(near, Buffer.from('ping'), 1000), addon.receive(far, 1000)];
  await answer;
  addon.closeFd(far);
  await question.catch(() => {});
  await addon.exchange(near, Buffer.alloc(10), 1000).catch(() => {});
  addon.closeFd(near);
}

(async () => {
  for (let i = 0; i < 200; i++) await round();
  globalThis.gc();
  await new Promise((resolve) => setTimeout(resolve, 50));
  globalThis.gc();
})();
