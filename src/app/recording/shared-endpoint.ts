/**
 * Listener for an address, shared by all sessions of this process: opened for the first, closed after the last. Fails
 * open: a listen error goes to those who requested the listener, and the next request tries again.
 */
import type { ListenAddress } from "../../config/config.ts";
import { MetricsEndpoint } from "../../export/metrics/endpoint.ts";
import type { SessionMetrics } from "../../export/metrics/session-metrics.ts";

const shared = new Map<string, { endpoint: Promise<MetricsEndpoint>; users: number }>();

/** Adds a session to the listener; `close` removes it. Rejects with Node's error of listen(). */
export async function serveMetrics(
  { address, port }: ListenAddress,
  session: SessionMetrics,
): Promise<{ url: string; close: () => Promise<void> }> {
  const key = `${address} ${port}`;
  const used = shared.get(key) ?? { endpoint: MetricsEndpoint.start(address, port), users: 0 };
  shared.set(key, used);
  used.users++;
  const release = (): boolean => {
    if (--used.users > 0) return false;
    shared.delete(key);
    return true;
  };
  let endpoint: MetricsEndpoint;
  try {
    endpoint = await used.endpoint;
  } catch (error) {
    release();
    throw error;
  }
  endpoint.add(session);
  return {
    url: endpoint.url,
    close: async () => {
      endpoint.remove(session);
      if (release()) await endpoint.close();
    },
  };
}
