/**
 * With mcp.inspection.enabled false, at an endpoint without a filter, everything is handed on as it comes, and
 * nobody hears of it.
 */
import type { Conversation } from "../../mcp/gateway/ports.ts";

export const unseen: Conversation = {
  fromClient: (bytes) => ({ forward: bytes, back: [] }),
  fromServer: (bytes) => ({ forward: bytes, back: [] }),
  abandon: () => {},
  close: () => {},
};
