/** The file of netmon's modules, in the form that src/cli/modules.cjs describes. */
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** 8% larger than with the best, which takes 9 s. */
const QUALITY = 5;

/** `modules`: the texts, by name. The same texts give the same bytes. */
export function packModules(modules: ReadonlyMap<string, string>): Buffer {
  const bodies = [...modules.values()].map((text) =>
    brotliCompressSync(Buffer.from(text, "latin1"), {
      params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
    }),
  );
  const index = Buffer.from(
    JSON.stringify([...modules.keys()].map((name, at) => [name, bodies[at]?.length])),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32LE(index.length);
  return Buffer.concat([size, index, ...bodies]);
}

/** Returns the texts by name. */
export function unpackModules(file: Buffer): Map<string, string> {
  let at = 4 + file.readUInt32LE();
  const index = JSON.parse(file.toString("latin1", 4, at)) as [name: string, size: number][];
  return new Map(
    index.map(([name, size]) => {
      const body = file.subarray(at, at + size);
      at += size;
      return [name, brotliDecompressSync(body).toString("latin1")];
    }),
  );
}
