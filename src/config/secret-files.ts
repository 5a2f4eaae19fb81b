/** The files with secrets that a configuration names, which a session does not see. */
import type { Config } from "./config.ts";

export function secretFiles({ approvals, credentials }: Config): string[] {
  const keys = Object.values(credentials).flatMap(({ source }) =>
    source.kind === "file" ? [source.path] : [],
  );
  return [...approvals.webhooks.map(({ secret_file }) => secret_file), ...keys];
}
