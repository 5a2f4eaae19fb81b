/** The process of the JavaScript clients: one JSON line per case in; what the client would execute out. */
import { linesOf } from "../../../../src/framing/lines.ts";
import { readers as bedrock } from "./bedrock.ts";
import { readers as langchain } from "./langchain.ts";
import type { Call, Reader } from "./told.ts";
import { readers as vendors } from "./vendors.ts";
import { readers as vercel } from "./vercel.ts";

const readers: Readonly<Record<string, Reader>> = { ...vendors, ...bedrock, ...vercel, ...langchain };

interface Asked {
  id: number;
  reader: string;
  url: string;
}

async function answer({ id, reader, url }: Asked): Promise<void> {
  const calls: Call[] = [];
  let error: string | null = null;
  try {
    const read = readers[reader];
    if (!read) throw new Error(`no reader ${reader}`);
    await read(url, (call) => calls.push(call));
  } catch (thrown) {
    error = String(thrown).slice(0, 200);
  }
  process.stdout.write(`${JSON.stringify({ id, calls, error })}\n`);
}

// Some clients let a second rejection go that nobody can wait for; the first one was reported.
process.on("unhandledRejection", () => {});
console.warn = () => {};
console.error = () => {};
console.log = () => {};
process.stdout.write(`${JSON.stringify({ ready: Object.keys(readers) })}\n`);
for await (const line of linesOf(process.stdin)) void answer(JSON.parse(line) as Asked);
