/** Files of a program, read through a relay that may be anybody. */
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { ProgramFiles } from "../../../src/app/programs/program-files.ts";
import { type Contents, PIECE_BYTES } from "../../../src/app/shim/relay-frames.ts";

const file = (bytes: Buffer, identity = "1"): Contents => ({ kind: "file", identity, path: "/f", bytes });

/** A relay that has one file, and the offsets that it was asked for. */
function relayOf(content: Buffer) {
  const asked: number[] = [];
  const read = async (_path: string, offset = 0): Promise<Contents | null> => {
    asked.push(offset);
    return file(content.subarray(offset, offset + PIECE_BYTES));
  };
  return { asked, read };
}

it("hashes a file piece by piece, each once", async () => {
  const content = Buffer.alloc(5 * PIECE_BYTES + 7, "abc");
  const relay = relayOf(content);
  const sha256 = `sha256:${createHash("sha256").update(content).digest("hex")}`;
  expect(await new ProgramFiles(relay).digest("/f")).toMatchObject({ sha256, path: "/f" });
  expect(relay.asked).toEqual([0, 1, 2, 3, 4, 5].map((piece) => piece * PIECE_BYTES).concat(content.length));
});

it("knows no file that changes while it is read", async () => {
  let reads = 0;
  const read = async (): Promise<Contents> => file(Buffer.alloc(PIECE_BYTES), String(reads++ < 2));
  expect(await new ProgramFiles({ read }).digest("/f")).toBeNull();
});

it("gives up a file without end", async () => {
  let bytes = 0;
  const piece = Buffer.alloc(PIECE_BYTES);
  const read = async (): Promise<Contents> => {
    bytes += piece.length;
    return file(piece);
  };
  expect(await new ProgramFiles({ read }).text("/f")).toBeNull();
  expect(bytes).toBeLessThan(10 << 20);
});

it("notices a file that is another when it is looked at again", async () => {
  let identity = "1";
  const files = new ProgramFiles({
    read: async (_path, offset = 0) => file(Buffer.from(offset === 0 ? "x" : ""), identity),
  });
  await files.digest("/f");
  expect(await files.areUnchanged()).toBe(true);
  identity = "2";
  expect(await files.areUnchanged()).toBe(false);
});

it("asks for no relative path, and takes no text for an image's id", async () => {
  const asked: string[] = [];
  const read = async (path: string): Promise<Contents> => {
    asked.push(path);
    return { kind: "image", identity: "latest", path: "", bytes: Buffer.alloc(0) };
  };
  const files = new ProgramFiles({ read });
  expect(await files.text("relative")).toBeNull();
  expect(await files.image("weather:1")).toBeNull();
  expect(asked).toEqual(["weather:1"]);
});

it("reads nothing more once it has given up", async () => {
  const relay = relayOf(Buffer.from("x"));
  const files = new ProgramFiles(relay);
  files.giveUp();
  expect(await files.digest("/f")).toBeNull();
  expect(relay.asked).toEqual([]);
});

it("takes a directory of very many names for one that cannot be read", async () => {
  const names = (count: number) => {
    const bytes = Buffer.from("a\0".repeat(count));
    const read = async (): Promise<Contents> => ({ kind: "directory", identity: "1", path: "/d", bytes });
    return new ProgramFiles({ read }).names("/d");
  };
  expect(await names(10_000)).toHaveLength(10_000);
  expect(await names(10_001)).toEqual([]);
});
