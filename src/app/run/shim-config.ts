/**
 * The configuration of a run's shims: what is in force, without secrets. They run as the agent's user, who may not be
 * able to read netmon's own file, and must not be able to choose another policy by its contents changing.
 */
import { stringify } from "yaml";
import type { Config } from "../../config/config.ts";
import { shownConfig } from "../../config/show.ts";

/** Alerts go out from the run, by what shims record. */
export function shimConfig(config: Config): string {
  const { inspection } = config.mcp;
  const on_detection = { ...inspection.on_detection, webhook_url: "" };
  const stdio = config.sandbox.mcp.servers.map((server) => ({
    ...server,
    headers: {},
    env: {},
    tls_fingerprint: null,
  }));
  return stringify(
    shownConfig({
      ...config,
      sandbox: { ...config.sandbox, mcp: { ...config.sandbox.mcp, servers: stdio } },
      mcp: { inspection: { ...inspection, on_detection } },
    }),
  );
}
