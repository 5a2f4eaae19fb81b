/** netmon gateway --print-prompt: the sentence for the system prompt, of each endpoint. */
import type { GatewayFiles } from "../../app/gateway/gateway-files.ts";
import { type Offered, offered } from "../../app/gateway/offered.ts";
import { promptSentence } from "../../app/gateway/prompt.ts";
import { listTools, type ToolListing } from "../../mcp/client/list-tools.ts";
import { netmonPackage } from "../../native/built-file.ts";
import { ExitCode, usageError } from "../exit-codes.ts";
import { complain } from "../output/messages.ts";
import { type CliIo, printable } from "../output/terminal.ts";

const LIMITS = { timeoutMs: 10_000, maxTools: 2000, maxBytes: 8 * 1024 * 1024 };

export async function printPrompts(files: GatewayFiles, io: CliIo): Promise<number> {
  try {
    const { config } = files.load();
    const { places } = offered(config, files.upstream, files.rules());
    const asked = new Map<string, Promise<ToolListing["tools"] | null>>();
    for (const place of places) {
      const { url, id } = place.server;
      const tools = asked.get(`${id} ${url}`) ?? toolsOf(place, io);
      asked.set(`${id} ${url}`, tools);
      const sentence = promptSentence(await tools, place.parts);
      // a model reads it, and a person at a terminal: names are the server's
      if (places.length > 1) io.stdout.write(`${place.base}/mcp: `);
      io.stdout.write(`${printable(sentence)}\n`);
    }
    return ExitCode.ok;
  } catch (error) {
    throw usageError(error);
  }
}

/** null: it did not answer, which is reported. */
async function toolsOf({ server }: Offered, io: CliIo): Promise<ToolListing["tools"] | null> {
  const headers = Object.fromEntries(
    Object.entries(server.headers).map(([name, value]) => [name, value.reveal()]),
  );
  const { id, url, type, tls_fingerprint: tlsFingerprint } = server;
  try {
    const { version } = netmonPackage();
    return (
      await listTools({ url, type, headers, tlsFingerprint }, { ...LIMITS, version, environment: io.env })
    ).tools;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    complain(io, `${id} could not be asked for its tools: ${why}`);
    return null;
  }
}
