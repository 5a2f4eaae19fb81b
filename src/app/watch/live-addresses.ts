/** Where the session's sockets are connected to; null where not all of them are known. */
import type { SocketsReply } from "../../netmon/helper/messages.ts";
import { addressText } from "../../netmon/table/address.ts";

/** A socket that nobody holds any more (inode 0) only waits for its end: no one uses its address. */
export function liveAddresses({ sockets, omitted }: SocketsReply): Set<string> | null {
  if (omitted > 0) return null;
  const connected = sockets.filter(
    (s) => s.remotePort !== 0 && s.inode !== 0n && s.state !== "close" && s.state !== "time_wait",
  );
  return new Set(connected.map((s) => addressText(s.remoteAddr)));
}
