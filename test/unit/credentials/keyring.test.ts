import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CredentialRule, CredentialSource } from "../../../src/credentials/credential-rule.ts";
import { parseCredentialHost } from "../../../src/credentials/destination.ts";
import { parseHeaderForm } from "../../../src/credentials/header-form.ts";
import { Keyring } from "../../../src/credentials/keyring.ts";
import { putIn } from "../../../src/credentials/outgoing.ts";

const me = { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0, groups: [] };
const ORIGIN = "https://api.example.com";
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-keyring-"));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(directory, { recursive: true });
});

function rule(source: CredentialSource, more: Partial<CredentialRule> = {}): CredentialRule {
  return {
    name: "example",
    source,
    to: [{ host: parseCredentialHost("api.example.com"), paths: ["/v1/*"] }],
    headers: ["authorization: Bearer", "x-api-key"].map(parseHeaderForm),
    variables: ["EXAMPLE_KEY"],
    ttlMs: null,
    ...more,
  };
}

const open = (source: CredentialSource, env: NodeJS.ProcessEnv = {}, more: Partial<CredentialRule> = {}) =>
  Keyring.open([rule(source, more)], () => ({ env, caller: me, agent: null }));

const placeholderOf = (keyring: Keyring): string => keyring.placeholders[0]?.placeholder ?? "";

function script(text: string): string {
  const file = join(directory, "print-key");
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o700);
  return file;
}

describe("a key", () => {
  it("comes from a variable, a file, a command or a systemd credential", async () => {
    const file = join(directory, "key");
    writeFileSync(file, "sk-of-the-file\n", { mode: 0o600 });
    const sources: [CredentialSource, string][] = [
      [{ kind: "env", variable: "KEY" }, "sk-of-the-variable"],
      [{ kind: "file", path: file }, "sk-of-the-file"],
      [{ kind: "exec", command: ["/bin/echo", "sk-of-the-command"] }, "sk-of-the-command"],
      [{ kind: "systemd", file: "key" }, "sk-of-the-file"],
    ];
    const env = { KEY: "sk-of-the-variable", CREDENTIALS_DIRECTORY: directory };
    for (const [source, expected] of sources) {
      const keyring = await open(source, env);
      expect(await keyring.key(placeholderOf(keyring))).toBe(expected);
      keyring.close();
    }
  });

  it.each([
    ["exit 3", /ended with exit code 3/],
    ["echo sk-and another word", /no key: more than one word/],
    ["echo sk", /no key: only 2 bytes/],
    ["head -c 100000 /dev/zero | tr '\\0' x", /printed more than/],
  ])("is none if the command does %j, and the error quotes nothing", async (text, message) => {
    await expect(open({ kind: "exec", command: [script(text)] })).rejects.toThrow(message);
    await expect(open({ kind: "exec", command: [script(text)] })).rejects.not.toThrow(/another|xxx/);
  });

  it("is read again after it was refused, and stays if that fails", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const file = join(directory, "key");
    writeFileSync(file, "sk-the-first", { mode: 0o600 });
    const keyring = await open({ kind: "file", path: file });
    const failures: string[] = [];
    keyring.onFailure = (name, text) => failures.push(`${name}: ${text}`);
    const placeholder = placeholderOf(keyring);
    writeFileSync(file, "sk-the-second", { mode: 0o600 });
    expect(await keyring.key(placeholder)).toBe("sk-the-first");
    keyring.refused(["example"]);
    expect(await keyring.key(placeholder)).toBe("sk-the-first");
    vi.advanceTimersByTime(11_000);
    expect(await keyring.key(placeholder)).toBe("sk-the-second");
    rmSync(file);
    keyring.refused(["example"]);
    vi.advanceTimersByTime(11_000);
    expect(await keyring.key(placeholder)).toBe("sk-the-second");
    expect(failures).toEqual([expect.stringMatching(/^example: .*stays in use/)]);
  });

  it("is not in the environment of another credential's command", async () => {
    const command = ["/bin/sh", "-c", 'echo "sk-of-$KEY-and-$OTHER"'];
    const rules = [
      rule({ kind: "exec", command }),
      rule({ kind: "env", variable: "KEY" }, { name: "other" }),
    ];
    const env = { KEY: "sk-of-the-variable", OTHER: "another" };
    const keyring = await Keyring.open(rules, () => ({ env, caller: me, agent: null }));
    expect(await keyring.key(placeholderOf(keyring))).toBe("sk-of--and-another");
  });

  it("is given to nobody once a reload has replaced it, even while it is read", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const keyring = await open({ kind: "exec", command: [script("echo sk-of-the-command; sleep 0.2")] });
    keyring.refused(["example"]);
    vi.advanceTimersByTime(11_000);
    const asked = keyring.key(placeholderOf(keyring));
    const [, outcome] = await Promise.allSettled([
      keyring.update([rule({ kind: "env", variable: "HOME" })]).catch(() => keyring.update([])),
      asked,
    ]);
    expect(outcome).toMatchObject({ status: "rejected", reason: { name: "CredentialError" } });
  });

  it("is read again when it is too old", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const file = join(directory, "key");
    writeFileSync(file, "sk-the-first", { mode: 0o600 });
    const keyring = await open({ kind: "file", path: file }, {}, { ttlMs: 60_000 });
    writeFileSync(file, "sk-the-second", { mode: 0o600 });
    vi.advanceTimersByTime(59_000);
    expect(await keyring.key(placeholderOf(keyring))).toBe("sk-the-first");
    vi.advanceTimersByTime(2000);
    expect(await keyring.key(placeholderOf(keyring))).toBe("sk-the-second");
  });

  it("keeps its placeholder over a reload, and is not replaced by one that cannot be read", async () => {
    const env = { KEY: "sk-of-the-variable" };
    const keyring = await open({ kind: "env", variable: "KEY" }, env);
    const placeholder = placeholderOf(keyring);
    await expect(keyring.update([rule({ kind: "env", variable: "MISSING" })])).rejects.toThrow("MISSING");
    expect(await keyring.key(placeholder)).toBe("sk-of-the-variable");
    await keyring.update([rule({ kind: "env", variable: "KEY" }, { ttlMs: 1000 })]);
    expect(await keyring.key(placeholder)).toBe("sk-of-the-variable");
    await keyring.update([]);
    await expect(keyring.key(placeholder)).rejects.toThrow();
  });
});

describe.skipIf(me.uid !== 0)("root's command", () => {
  const [CALLER, AGENT] = [65533, 65534].map((uid) => ({ uid, gid: uid, groups: [] })) as [
    typeof me,
    typeof me,
  ];
  let foreign: string;

  beforeEach(() => {
    chmodSync(directory, 0o755);
    foreign = join(directory, "foreign");
    mkdirSync(foreign);
    for (const [place, key] of [
      [directory, "sk-of-the-right-one"],
      [foreign, "sk-of-another"],
    ] as const) {
      writeFileSync(join(place, "key-name"), key);
      writeFileSync(join(place, "print-key"), `#!/bin/sh\ncat ${place}/key-name; echo "$PATH" >&2\n`);
      chmodSync(join(place, "print-key"), 0o755);
    }
    chownSync(foreign, AGENT.uid, AGENT.gid);
  });

  const opened = (command: string[], caller: typeof me) =>
    Keyring.open([rule({ kind: "exec", command })], () => ({
      env: { PATH: `${foreign}:${directory}:/usr/bin:/bin` },
      caller,
      agent: AGENT,
    }));

  it.each([
    ["root", me],
    ["another user", CALLER],
  ])("is run for %s from no directory of the PATH that the agent's user could change", async (_, caller) => {
    const keyring = await opened(["print-key"], caller);
    expect(await keyring.key(placeholderOf(keyring))).toBe("sk-of-the-right-one");
    const path = await opened(["sh", "-c", 'echo "$PATH"'], caller);
    expect(await path.key(placeholderOf(path))).not.toContain(foreign);
  });

  it("runs at the start only if the agent's user can change a file that its words name, also behind an option", async () => {
    for (const word of [join(foreign, "key-name"), `--file=${join(foreign, "key-name")}`]) {
      const { notes } = await opened(["sh", "-c", "echo sk-of-the-shell", word], CALLER);
      expect(notes.join()).toMatch(/runs at the start only: the agent's user can change it/);
      await expect(opened(["sh", "-c", "echo sk-of-the-shell", word], me)).rejects.toThrow(
        /root does not run it/,
      );
    }
  });
});

describe("a request", () => {
  const sent = async (path: string, fields: (placeholder: string) => string[]) => {
    const keyring = await open({ kind: "env", variable: "KEY" }, { KEY: "sk-of-the-variable" });
    const put = await putIn(keyring, { origin: ORIGIN, path, fields: fields(placeholderOf(keyring)) });
    return { ...put, why: put.misplaced.map(({ where, credential }) => `${where} ${credential}`) };
  };

  it("gets the key in the declared fields", async () => {
    const bearer = await sent("/v1/x?a=b", (p) => ["Authorization", `bearer ${p}`, "Accept", "*/*"]);
    expect(bearer.fields).toEqual(["Authorization", "bearer sk-of-the-variable", "Accept", "*/*"]);
    expect(bearer.used).toEqual(["example"]);
    const plain = await sent("/v1/x", (p) => ["X-API-Key", p]);
    expect(plain.fields).toEqual(["X-API-Key", "sk-of-the-variable"]);
  });

  it.each<[string, string, (placeholder: string) => string[], string[]]>([
    ["another path", "/v2/x", (p) => ["x-api-key", p], ["header example"]],
    ["another field", "/v1/x", (p) => ["cookie", p], ["header example"]],
    ["another scheme", "/v1/x", (p) => ["authorization", `Basic ${p}`], ["header example"]],
    ["a longer value", "/v1/x", (p) => ["x-api-key", `${p}x`], ["header example"]],
    ["another beginning", "/v1/x", (p) => ["x-api-key", `sk-ant-${p}`], ["header example"]],
  ])("gets no key for %s", async (_, path, fields, why) => {
    const put = await sent(path, fields);
    expect(put.fields.join()).not.toContain("sk-of-the-variable");
    expect(put.why).toEqual(why);
  });

  it("has no placeholder in its path, plain or encoded, nor one of another session", async () => {
    const keyring = await open({ kind: "env", variable: "KEY" }, { KEY: "sk-of-the-variable" });
    const placeholder = placeholderOf(keyring);
    const encoded = placeholder.replaceAll("-", "%2d");
    for (const path of [
      `/v1/${placeholder}`,
      `/v1/x?key=${placeholder}`,
      `/v1/x?key=${encoded}`,
      `/v1/x?a=%ff%&key=${encoded}`,
    ]) {
      const { misplaced } = await putIn(keyring, { origin: ORIGIN, path, fields: [] });
      expect(misplaced.map(({ where }) => where)).toEqual(["url"]);
    }
    const other = placeholderOf(await open({ kind: "env", variable: "KEY" }, { KEY: "sk-of-the-variable" }));
    const put = await putIn(keyring, { origin: ORIGIN, path: "/v1/x", fields: ["x-api-key", other] });
    expect(put.misplaced).toEqual([expect.objectContaining({ credential: null, where: "header" })]);
  });
});
