/** When a version of a Python package was published, as far as a lock beside its environment says it. */
import { expect, it } from "vitest";
import { ProgramFiles } from "../../../src/app/programs/program-files.ts";
import { moduleEntry, pythonPackage } from "../../../src/app/programs/python-package.ts";
import type { Contents } from "../../../src/app/shim/relay-frames.ts";

const SITE = "/p/.venv/lib/python3.13/site-packages";
const LOCK = `version = 1
revision = 3

[[package]]
name = "weather"
version = "0.9.0"
sdist = { url = "x", hash = "sha256:a", size = 1, upload-time = "2020-01-01T00:00:00Z" }

[[package]]
name = "weather"
version = "1.0.0"
source = { registry = "x" }
sdist = { url = "x", hash = "sha256:a", size = 1, upload-time = "2026-11-01T10:00:00.5Z" }
wheels = [
    { url = "x", hash = "sha256:b", size = 1, upload-time = "2026-11-02T10:00:00Z" },
]
`;

function published(lock: string | null): Promise<string | null | undefined> {
  const texts: Record<string, string> = {
    [`${SITE}/weather-1.0.0.dist-info/RECORD`]: "weather/__main__.py,sha256=x,1\n",
    [`${SITE}/weather/__main__.py`]: "print()",
    ...(lock !== null && { "/p/uv.lock": lock }),
  };
  const directories: Record<string, string[]> = {
    "/p/.venv/lib": ["python3.13"],
    [SITE]: ["weather-1.0.0.dist-info", "weather"],
  };
  const read = (path: string, offset = 0): Promise<Contents | null> => {
    const names = directories[path]?.map((name) => `${name}\0`).join("");
    const text = names ?? texts[path];
    const kind = names === undefined ? "file" : "directory";
    const bytes = Buffer.from(text ?? "").subarray(offset);
    return Promise.resolve(text === undefined ? null : { kind, identity: "1", path, bytes });
  };
  const entry = moduleEntry("/p/.venv/bin/python", "weather");
  return pythonPackage(new ProgramFiles({ read }), entry).then((seen) => seen?.published);
}

it("is when the newest file of that version was uploaded", async () => {
  expect(await published(LOCK)).toBe("2026-11-02T10:00:00.000Z");
});

it.each([
  ["there is no lock", null],
  ["the lock has another version", LOCK.replace('"1.0.0"', '"1.0.1"')],
  ["the lock says no time", LOCK.replaceAll(/, upload-time = "[^"]+"/g, "")],
  ["the lock says no time that can be read", LOCK.replaceAll("2026", "soon")],
])("is unknown where %s", async (_, lock) => expect(await published(lock)).toBe(null));
