/**
 * The end of an answer that netmon ends early: a copy of the announced response, marked completed, with the items
 * that the client has been sent.
 */
import { jsonAt, jsonTree, sourceOf } from "../../framing/json-text.ts";
import { bareResponse } from "./errors.ts";
import { objectText } from "./object-text.ts";

/** For servers that announced no response: clients need the members that SDKs declare. */
const UNANNOUNCED = JSON.stringify(bareResponse("completed", null));

export class ResponseEnding {
  /** JSON text of the response in the last event that announced one. */
  #announced = UNANNOUNCED;
  /** JSON texts of the items sent, keyed by output index. */
  readonly #items = new Map<number, string>();

  /** `data` of an event with a `response`. */
  announce(data: string): void {
    const response = jsonAt(jsonTree(data), ["response"]);
    if (response?.type === "object") this.#announced = sourceOf(data, response);
  }

  /** `data` of an event that ends an item. */
  sent(outputIndex: number, data: string): void {
    const item = jsonAt(jsonTree(data), ["item"]);
    if (item) this.#items.set(outputIndex, sourceOf(data, item));
  }

  /** Returns the completed response as JSON text. */
  response(): string {
    const output = [...this.#items].sort(([a], [b]) => a - b).map(([, item]) => item);
    const root = jsonTree(this.#announced);
    return objectText(this.#announced, root, {
      status: '"completed"',
      output: `[${output.join(",")}]`,
      // Clients derive it from the output.
      output_text: null,
    });
  }
}
