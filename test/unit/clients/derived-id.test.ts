/** Ids of stdio servers, derived from the commands in hosts' configurations. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deriveServerId } from "../../../src/clients/config-files/derived-id.ts";
import { checkServerId } from "../../../src/config/server-id.ts";

/** As long as Linux lets one argument be. */
const LONG = 131_000;

describe("the id of a command", () => {
  it.each([
    // the seed's
    ["npx @modelcontextprotocol/server-filesystem /path", "server-filesystem"],
    ["python -m mcp_server_sqlite", "mcp_server_sqlite"],
    // npm
    ["npx -y @modelcontextprotocol/server-filesystem@2025.8.21 /home/me", "server-filesystem"],
    ["npx --yes --package=@acme/weather weather-mcp", "weather"],
    ["npx -p @acme/weather weather-mcp", "weather"],
    ["npx -y @supabase/mcp@latest --token x", "supabase-mcp"],
    ["npx -y @playwright/mcp", "playwright-mcp"],
    ["npx -y firecrawl-mcp", "firecrawl-mcp"],
    ["bunx mcp-server-x", "mcp-server-x"],
    ["pnpm dlx mcp-server-x@1", "mcp-server-x"],
    ["yarn dlx mcp-server-x", "mcp-server-x"],
    ["npm exec -- mcp-server-x", "mcp-server-x"],
    ["/usr/bin/npx -y mcp-server-x", "mcp-server-x"],
    // Python
    ["uvx mcp-server-git --repository /r", "mcp-server-git"],
    ["uvx mcp-server-git==0.6.2", "mcp-server-git"],
    ["uvx --from git+https://github.com/oraios/serena serena start-mcp-server", "serena"],
    ["uvx --python 3.12 markitdown-mcp[all]", "markitdown-mcp"],
    ["uv tool run mcp-server-time", "mcp-server-time"],
    ["uv run --directory /srv/weather weather.py", "weather"],
    ["uv run -m my_server", "my_server"],
    ["pipx run mcp-server-fetch", "mcp-server-fetch"],
    ["python3.11 /opt/tools/notes/server.py", "notes-server"],
    ["python3 -u -W ignore notes.py", "notes"],
    // node and other interpreters
    ["node /home/me/weather/build/index.js", "weather"],
    ["node --import tsx src/weather.ts", "weather"],
    ["node /a/node_modules/@modelcontextprotocol/server-memory/dist/index.js", "server-memory"],
    ["node /a/node_modules/.bin/mcp-server-memory", "mcp-server-memory"],
    ["bun run ./dice.ts", "dice"],
    ["deno run -A jsr-dice.ts", "jsr-dice"],
    ["java -Xmx1g -jar /opt/notes-1.2.jar", "notes-1.2"],
    // containers
    ["docker run -i --rm -e GITHUB_TOKEN ghcr.io/github/github-mcp-server", "github-mcp-server"],
    ["docker run -i --rm --mount type=bind,src=/a,dst=/b mcp/filesystem:1.0 /b", "filesystem"],
    ["docker run --rm -it --name=x localhost:5000/acme/mcp@sha256:ab", "acme-mcp"],
    ["podman run -i mcp/time", "time"],
    // bridges are the way to a server
    ["npx -y mcp-remote https://mcp.linear.app/sse", "mcp.linear.app"],
    ["npx mcp-remote http://127.0.0.1:8080/mcp --allow-http", "127.0.0.1-8080"],
    // one address, several servers
    ["npx mcp-remote https://mcp.example/github/mcp", "mcp.example-github"],
    ["npx mcp-remote https://mcp.example/v1/jira/sse", "mcp.example-jira"],
    ["npx mcp-remote https://mcp.example/0123456789abcdef0123456789abcdef/mcp", "mcp.example"],
    // programs that serve a script, and containers that are there already
    ["uv run --with fastmcp fastmcp run notes.py", "notes"],
    ["uv run --directory /srv fastmcp run /srv/mail.py:app --transport stdio", "mail"],
    ["uvx --from fastmcp fastmcp run -t stdio mail.py", "mail"],
    ["uvx fastmcp@2 run https://mcp.example/notes/mcp", "mcp.example-notes"],
    ["mcp run notes.py", "notes"],
    ["uv run --with mcp[cli] mcp run /srv/mail/server.py", "mail-server"],
    ["python -m fastmcp run notes.py", "notes"],
    ["fastmcp version", "fastmcp"],
    ["npx -y @smithery/cli@latest run @acme/weather --key k", "weather"],
    ["npx -y @smithery/cli run @acme/notes-mcp", "notes-mcp"],
    ["docker exec -i notes-box", "notes-box"],
    ["docker exec -i -e A=1 box mcp-server-git", "box-mcp-server-git"],
    ["docker exec -i box python /app/mail.py", "box-mail"],
    ["docker exec -i box node index.js", "box"],
    ["docker compose -f /srv/compose.yml run --rm -T weather", "weather"],
    ["docker-compose run --rm mail", "mail"],
    // programs that start others
    ["npx tsx src/notes.ts", "notes"],
    ["npx -y tsx /srv/mail/server.ts", "mail-server"],
    ["npx -p tsx tsx src/notes.ts", "notes"],
    ["uv run --project /srv python -m mail", "mail"],
    ["poetry run python notes.py", "notes"],
    ["poetry run notes-mcp", "notes-mcp"],
    ["pixi run -e prod mail", "mail"],
    ["conda run -n tools python -m notes", "notes"],
    ["doppler run -- npx -y @acme/notes", "notes"],
    ["op run --env-file=.env -- uvx mail-mcp", "mail-mcp"],
    ["mise exec node@22 -- npx -y notes-mcp", "notes-mcp"],
    ["/usr/bin/python3 /opt/agent/watchdog.py --timeout 5 -- npx -y notes-mcp", "notes-mcp"],
    ["npx -y notes-mcp -- --verbose", "notes-mcp"],
    ["docker run -i acme/notes -- mail", "notes"],
    ["npx --prefix /srv notes-mcp", "notes-mcp"],
    ["cargo run --release --bin notes", "notes"],
    ["nix run github:acme/notes", "notes"],
    ["nix run nixpkgs#mail -- --stdio", "mail"],
    ["dnx Acme.Notes@1.2.0 --yes", "Acme.Notes"],
    ["ssh -p 2222 box python /srv/mail.py", "box-mail"],
    ["ssh ann@box", "ann-box"],
    ["thv run fetch", "fetch"],
    // programs
    ["mcp-server-git", "mcp-server-git"],
    ["/opt/acme/bin/weather.exe", "weather"],
    ["./target/release/notes", "notes"],
    ["env API_KEY=x -u HOME npx mcp-server-x", "mcp-server-x"],
  ])("%s → %s", (line, id) => {
    const [command = "", ...args] = line.split(" ");
    expect(deriveServerId(command, args)).toBe(id);
  });

  it.each([
    ["node index.js"],
    ["sh -c npx"],
    ["bash -lc npx"],
    ["node -e code"],
    ["./server"],
    ["python -"],
    ["npx"],
    ["***"],
    ["npx /"],
    ["cargo run"],
    ["poetry run python server.py"],
  ])("the id of a command of %s is made of its hash, which its arguments change", (line) => {
    const [command = "", ...args] = line.split(" ");
    const id = deriveServerId(command, args);
    expect(id).toMatch(/^mcp-[0-9a-f]{8}$/);
    expect(deriveServerId(command, args)).toBe(id);
  });

  it.each([
    ["npx", `x${"@".repeat(LONG)}/`],
    ["npx", `x${"[".repeat(LONG)}\n`],
    [`${"1".repeat(LONG)}x`, ""],
    [`${".".repeat(LONG)}x`, ""],
  ])("is derived in linear time (case %#)", (command, word) => {
    const since = performance.now();
    deriveServerId(command, [word]);
    expect(performance.now() - since).toBeLessThan(1000); // quadratic work takes 10 s and more
  });

  it("may always stand in a configuration", () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom("npx", "-y", "docker", "run", "-m", "--", "@a/b", "env"),
    );
    fc.assert(
      fc.property(word, fc.array(word, { maxLength: 6 }), (command, args) => {
        const id = deriveServerId(command, args);
        expect(checkServerId(id)).toBe(id);
        expect(id).toMatch(/^[A-Za-z0-9._-]+$/);
      }),
    );
  });
});
