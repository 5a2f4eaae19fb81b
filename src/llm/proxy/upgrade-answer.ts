import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Dispatcher } from "undici";
import { responseFields } from "../../http/dropped-headers.ts";
import { rawFields, UpstreamBody } from "../../http/upstream.ts";

/** The answer to a request to switch protocols. */
export class UpgradeAnswer extends UpstreamBody {
  /** Whether the provider has switched; `head` then rejects. */
  upgraded = false;
  readonly #connected: (fields: string[], socket: Socket) => void;

  constructor(connected: (fields: string[], socket: Socket) => void) {
    super();
    this.#connected = connected;
  }

  onRequestUpgrade(
    controller: Dispatcher.DispatchController,
    _status: number,
    _headers: unknown,
    socket: Duplex,
  ): void {
    this.upgraded = true;
    this.onResponseError(controller, new Error("there is no answer but the switch"));
    this.#connected(responseFields(rawFields(controller), false), socket as Socket);
  }
}

/** Returns the head of an answer that netmon writes itself; a reason that could end its line does not. */
export function headText(status: number, message: string, fields: readonly string[]): Buffer {
  const lines = [`HTTP/1.1 ${status} ${message.replace(/[^\x20-\x7e]/g, "?")}`];
  for (let i = 0; i < fields.length; i += 2) lines.push(`${fields[i]}: ${fields[i + 1]}`);
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
}
