/** What the command line of a running process says. */
import { describe, expect, it } from "vitest";
import { defaultConfig } from "../../../src/config/parse.ts";
import { isShimCommand, serverMatcher, shownCommand } from "../../../src/watch/coverage/server-command.ts";

describe("a running command line", () => {
  const { server_patterns } = defaultConfig().mcp.inspection;
  const isServer = serverMatcher([...server_patterns, "notes"]);

  it.each([
    "npm exec @playwright/mcp@latest",
    "npx -y @modelcontextprotocol/server-memory",
    "/usr/bin/node /x/node_modules/@modelcontextprotocol/server-memory/dist/index.js",
    "/usr/bin/python3 -m mcp_server_git",
    "/usr/local/bin/github-mcp-server stdio",
    "/home/me/.venv/bin/python /home/me/.venv/bin/mcp-server-fetch",
    "docker run -i --rm mcp/fetch",
    "/opt/notes --stdio",
  ])("is a server's: %s", (line) => {
    expect(isServer(line.split(" "))).toBe(true);
  });

  it.each([
    "npm install mcp-server-git",
    "/usr/bin/node /x/typescript-language-server/lib/cli.mjs --stdio",
    "python3 -c import_mcp_server_git",
    "grep -r mcp-server-git",
    "git clone mcp-server-git",
    "",
  ])("is another's: %s", (line) => {
    expect(isServer(line.split(" "))).toBe(false);
  });

  it("is known to become a shim", () => {
    expect(isShimCommand(["/bin/sh", "/usr/bin/netmon", "shim", "--", "x"])).toBe(true);
    expect(isShimCommand(["/bin/sh", "/tmp/netmon-shims-Ab12/npx", "-y", "x"])).toBe(true);
    expect(isShimCommand(["/usr/bin/node", "/x/mise", "shim", "--", "x"])).toBe(false);
  });

  it("is shown without what may be a secret, in bounded length", () => {
    expect(shownCommand(["/x/server", "--api-key", "s3cr3t", "--port", "80"])).toBe(
      "/x/server --api-key … --port 80",
    );
    expect(shownCommand(["x", ...Array<string>(1000).fill("words")]).length).toBeLessThan(302);
  });
});
