/**
 * `ADDRESS:PORT` that a listener binds to: an address, never a name, so that its reach is explicit.
 * Failure: anything else is a ValueError.
 */
import { isIP } from "node:net";
import { ValueError } from "../registry/value-error.ts";

export interface ListenAddress {
  /** IPv4 or IPv6, without brackets. */
  address: string;
  /** 0: a free one. */
  port: number;
}

/** null for ''. Throws ValueError. */
export function parseListen(text: string): ListenAddress | null {
  if (text === "") return null;
  const match = /^(?:\[([^\]]+)\]|([^:]+)):(\d{1,5})$/.exec(text);
  const address = match?.[1] ?? match?.[2] ?? "";
  const port = Number(match?.[3] ?? -1);
  if (isIP(address) === 0 || port < 0 || port > 65_535)
    throw new ValueError(
      "not ADDRESS:PORT",
      "write an address and a port, e.g. 127.0.0.1:9464 or [::1]:9464; 0.0.0.0:9464 lets others in",
    );
  return { address, port };
}

export function listenText({ address, port }: ListenAddress): string {
  return isIP(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`;
}
