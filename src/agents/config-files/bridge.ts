/**
 * stdio servers that are only a way to a network server: clients without remote servers run mcp-remote and
 * its kin, and the connection comes from inside the session all the same.
 */

/** npm and PyPI names of programs that take the server's URL as an argument. */
const BRIDGES = new Set(["mcp-remote", "mcp-proxy", "supergateway", "mcp-remote-client"]);

function programName(word: string): string {
  return (word.split("/").at(-1) ?? "").replace(/(?<=.)@.*$/, "").replace(/\.(?:cmd|exe|js|mjs)$/, "");
}

/** The URL behind a command; null: an ordinary stdio server. */
export function bridgedUrl(command: string, args: readonly string[]): string | null {
  const words = [command, ...args];
  const at = words.findIndex((word) => BRIDGES.has(programName(word)));
  if (at < 0) return null;
  return words.slice(at + 1).find((word) => /^https?:\/\//i.test(word)) ?? null;
}
