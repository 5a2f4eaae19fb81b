/** That the process which holds keys is closed to others of its user: in a process of its own, which is not root. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const INSIDE = `
  import { url } from "node:inspector";
  import { statSync } from "node:fs";
  import { setTimeout as sleep } from "node:timers/promises";
  const { openKeyring, updateKeyring } = await import(process.argv[1]);
  const { parseCredentialHost } = await import(process.argv[2]);
  const me = { uid: process.getuid(), gid: process.getgid(), groups: [] };
  const to = [{ host: parseCredentialHost("api.example.com"), paths: ["*"] }];
  const rule = { source: { kind: "env", variable: "KEY" }, to, headers: [], variables: [], ttlMs: null };
  const owner = () => statSync("/proc/self/environ").uid;
  const other = () => {};
  process.on("SIGUSR1", other);
  const keyring = await openKeyring({ credentials: {} }, () => ({ env: process.env, caller: me, agent: me }));
  const before = owner();
  await updateKeyring(keyring, { credentials: { rule } }, { warn: () => {} });
  process.off("SIGUSR1", other);
  process.kill(process.pid, "SIGUSR1");
  await sleep(300);
  console.log(JSON.stringify({ me: me.uid, before, after: owner(), inspector: url() ?? null }));
`;

it("a reload that brings the first credential protects the memory before it reads the key", () => {
  const modules = ["app/credentials.ts", "credentials/destination.ts"].map((file) =>
    fileURLToPath(new URL(`../../../src/${file}`, import.meta.url)),
  );
  const root = process.geteuid?.() === 0;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", INSIDE, ...modules],
    { env: { KEY: "sk-of-the-variable" }, encoding: "utf8", ...(root && { uid: 65534, gid: 65534 }) },
  );
  const { me, ...found } = JSON.parse(stdout || JSON.stringify({ stderr }));
  // the kernel gives root the files in /proc of a process that nobody of its user may look into
  expect(found).toEqual({ before: me, after: 0, inspector: null });
});
