/**
 * The client with which netmon asks for tools. It declares what agents' clients can do, because servers offer tools by
 * it: with a client that can do nothing, the rest would be neither scanned nor known.
 */
import { Client, type ClientOptions, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/client";

/** `version`: netmon's, which the server may see. */
export function listingClient(version: string, options: ClientOptions = {}): Client {
  const client = new Client(
    { name: "netmon", version },
    {
      ...options,
      capabilities: { roots: { listChanged: true }, sampling: {}, elicitation: { form: {}, url: {} } },
    },
  );
  client.setRequestHandler("roots/list", () => ({ roots: [] }));
  for (const method of ["sampling/createMessage", "elicitation/create"] as const)
    client.setRequestHandler(method, () => {
      throw new ProtocolError(ProtocolErrorCode.InvalidRequest, "netmon asks for tools only");
    });
  return client;
}
