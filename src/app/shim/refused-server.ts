/**
 * Stands in for a server that must not be started: every request of the client is answered with the reason, so that
 * the host can show it.
 *
 * Direction of failure: closed. A message without an id gets no answer.
 */
import type { Guard, Refusal } from "../../mcp/inspection/guard.ts";
import { refusalMessage } from "../../mcp/inspection/own-message.ts";
import { EnvelopeScanner } from "../../mcp/stdio/envelope-scanner.ts";
import { LineReader } from "../../mcp/stdio/line-reader.ts";
import { LineWriter } from "../../mcp/stdio/line-writer.ts";
import type { StdioPeer } from "../../mcp/stdio/pump.ts";

/** Longer lines are scanned for their ids in parts. */
const LINE_BYTES = 64 << 10;

/** Resolves when the client has ended its output, or reads no more. */
export function refuseAll({ readable, writable }: StdioPeer, guard: Guard, refusal: Refusal): Promise<void> {
  return new Promise((resolve) => {
    const toClient = new LineWriter(writable, { onDrained: () => readable.resume(), onBroken: resolve });
    let scanner = new EnvelopeScanner();
    const read = (bytes: Buffer): void => {
      for (const { idText, kind } of scanner.push(bytes)) {
        if (kind === "response") continue;
        guard.refused("to_server", "server_blocked", refusal.text);
        toClient.reply(Buffer.from(refusalMessage(idText, refusal)));
      }
    };
    const lineEnd = (): void => {
      scanner = new EnvelopeScanner();
    };
    const reader = new LineReader(() => LINE_BYTES, {
      line: (body) => {
        read(body);
        lineEnd();
      },
      longLinePart: read,
      longLineEnd: lineEnd,
    });
    const ended = (): void => {
      reader.end();
      toClient.end(resolve);
    };
    readable.on("end", ended).on("error", ended);
    readable.on("data", (chunk: Buffer) => {
      reader.push(chunk);
      toClient.flush();
      if (toClient.blocked) readable.pause();
    });
  });
}
