/** Launchers of netmon exec --shim-servers, run by a real sh: what goes through the shim, and what does not. */
import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { ownProcess } from "../../../../src/app/exec/run-host.ts";
import { makeShimDirectory, type ShimDirectory } from "../../../../src/app/exec/shim-directory.ts";
import { parseConfig } from "../../../../src/config/parse.ts";

const NAMES = ["npx", "npm", "pnpm", "uvx", "uv", "node", "python3.12", "docker", "mcp-server-files", "mine"];
const CONFIG = parseConfig(
  "netmon.yaml",
  `
mcp: { inspection: { custom_servers: ["mcp/*", "/srv/own/*", "mine --serve *", "it's a [*] \\"test\\"*"] } }
sandbox:
  mcp:
    servers:
      - { id: declared, command: node, args: ["./tools.js", "--a b", "*"] }
      - { id: alone, command: lonely }
`,
);

let base: string;
let shims: ShimDirectory;
/** Says which program it is, and its arguments, each ended by NUL. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: sh
const STUB = '#!/bin/sh\nprintf \'%s\\0\' "${0##*/}" "$PATH" "$@"\n';
/** Starts what may be a server only by what it is told, as the relay does while nobody speaks. */
const RELAY = `${STUB.split("\n")[0]}
if [ "$1" = --launched-program ]; then
  echo "$2 $3" >> "\${0%/*}/relayed"
  until [ "$1" = -- ]; do shift; done
  shift
  exec "$@"
fi
${STUB.split("\n")[1]}
`;

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), "netmon-launchers-"));
  const bin = join(base, "bin");
  mkdirSync(bin);
  chmodSync(base, 0o755);
  for (const name of [...NAMES, "lonely", "ls", "perl5.36.0"])
    writeFileSync(join(bin, name), STUB, { mode: 0o755 });
  writeFileSync(join(bin, "yarn"), STUB, { mode: 0o644 });
  symlinkSync("python3.9", join(bin, "python3.9")); // a link to itself fails as one into another user's home does
  writeFileSync(join(base, "netmon"), RELAY, { mode: 0o755 });
  shims = await makeShimDirectory({
    host: ownProcess(),
    inspection: CONFIG.mcp.inspection,
    servers: CONFIG.sandbox.mcp.servers,
    account: { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 },
    path: `${bin}:/usr/bin:/bin`,
    netmon: [join(base, "netmon"), "--a word"],
    shim: [join(base, "netmon"), "--a word", "shim", "--session", "it's"],
    cgroup: null,
  });
});
afterAll(async () => {
  await shims.remove();
  rmSync(base, { recursive: true, force: true });
});

const own = () => shims.path.split(":")[0]!;

/** What was started in the end: `shim` or `real`, and its words. */
function started(words: string[], shell?: string): { by: "shim" | "real"; words: string[]; path: string } {
  const [program = "", ...args] = words;
  const launcher = join(own(), program);
  const [command, rest] = shell === undefined ? [launcher, args] : [shell, [launcher, ...args]];
  const { stdout, stderr, status } = spawnSync(command, rest, {
    env: { PATH: shims.path },
    encoding: "utf8",
  });
  expect([stderr, status]).toEqual(["", 0]);
  const [name, path = "", ...said] = stdout.split("\0").slice(0, -1);
  if (name !== "netmon") return { by: "real", words: [name ?? "", ...said], path };
  expect(said.slice(0, 6)).toEqual(["--launched-server", "--a word", "shim", "--session", "it's", "--"]);
  expect(said[6]).toBe(join(base, "bin", program));
  return { by: "shim", words: [program, ...said.slice(7)], path };
}

const SERVERS: string[][] = [
  ["npx", "@modelcontextprotocol/server-filesystem", "/tmp"],
  ["npx", "-y", "@modelcontextprotocol/server-memory@1.2.3"],
  ["npx", "--yes", "--package=mcp-server-x", "run-it"],
  ["npx", "-p", "mcp-server-x", "run-it"],
  ["npx", "--registry", "http://r", "weather-mcp-server@latest"],
  ["npx", "--", "mcp-server-x"],
  ["npm", "exec", "--", "mcp-server-x"],
  ["pnpm", "dlx", "mcp-server-x"],
  ["uvx", "mcp-server-git", "--repository", "."],
  ["uvx", "--from", "git+https://h/o/mcp-server-own", "own"],
  ["uvx", "weather-mcp-server[all]==1.0"],
  ["uv", "tool", "run", "mcp_server_sqlite"],
  ["uv", "--directory", "/srv", "run", "mcp-server-x"],
  ["node", "/x/node_modules/@modelcontextprotocol/server-everything/dist/index.js", "stdio"],
  ["node", "--import", "tsx", "--enable-source-maps", "./mcp-server-x/index.ts"],
  ["node", "/srv/own/thing.js"],
  ["node", "./tools.js", "--a b", "*"],
  ["python3.12", "-u", "-m", "mcp_server_sqlite", "--db", "x"],
  ["docker", "run", "-i", "--rm", "-e", "TOKEN", "mcp/fetch:latest"],
  ["mcp-server-files", "/tmp"],
  ["lonely"],
  ["mine", "--serve", "now"],
];

const OTHERS: string[][] = [
  ["npx", "tsc", "@modelcontextprotocol/sdk"],
  ["npx", "create-thing", "mcp-server-x"],
  ["npx"],
  ["npm", "install", "mcp-server-x"],
  ["pnpm", "add", "mcp-server-x"],
  ["uv", "pip", "install", "mcp-server-x"],
  ["node", "-e", "1", "mcp-server-x"],
  ["node", "--eval", "1", "mcp-server-x"],
  ["node", "build.js", "/src/mcp-server-x/index.ts"],
  ["node", "./tools.js", "--a b", "x"],
  ["node", "-r", "mcp-server-hook", "build.js"],
  ["python3.12", "-c", "mcp_server_x", "mcp_server_x"],
  ["python3.12", "-m", "http.server", "mcp_server_x"],
  ["docker", "build", "mcp/fetch"],
  ["mine", "--other", "mcp-server-x"],
  // what only has such a name in it: its output must arrive
  ["npm", "install", "chrome-devtools-mcp"],
  ["npx", "create-thing", "my-mcp"],
  ["npx", "vitest", "run", "--project", "my-mcp"],
  ["uv", "add", "mcp"],
  ["uv", "run", "pytest", "tests/mcp"],
  ["node", "/srv/weather-mcp/build.js"],
  ["python3.12", "-m", "pytest", "my-mcp"],
  ["docker", "compose", "up", "my-mcp"],
  ["docker", "ps"],
];

/** How the documentation of popular servers says to start them. */
const USUAL = `
npx -y @playwright/mcp@latest
npx -y chrome-devtools-mcp@latest
npx -y @upstash/context7-mcp
npx -y @modelcontextprotocol/server-filesystem /tmp
npx -y @azure-devops/mcp contoso
npx -y @supabase/mcp-server-supabase@latest
npx -y @azure/mcp@latest server start
npx -y @notionhq/notion-mcp-server
npx -y @stripe/mcp --tools=all
npx -y tavily-mcp
npx -y @zereight/mcp-gitlab
npx -y firecrawl-mcp
npx -y @wonderwhy-er/desktop-commander
npx -y @sentry/mcp-server@latest
npx -y figma-developer-mcp --stdio
npx -y mongodb-mcp-server
npx -y n8n-mcp
npx -y next-devtools-mcp@latest
npx -y nx-mcp@latest
npx -y slack-mcp-server
npx -y exa-mcp-server
npx -y @brave/brave-search-mcp-server
npx -y @circleci/mcp-server-circleci
npx -y @launchdarkly/mcp-server start
npx -y @bytebase/dbhub
npx -y @softeria/ms-365-mcp-server
npx -y mcp-remote https://mcp.linear.app/mcp
npx -y shadcn@latest mcp
npx -y @angular/cli mcp
npx -y task-master-ai
npx -y @eslint/mcp@latest
npx -y @salesforce/mcp
npx -y @larksuiteoapi/lark-mcp mcp
npx -y @shopify/dev-mcp@latest
uvx mcp-server-fetch
uvx mcp-server-git
uvx mcp-atlassian
uvx awslabs.aws-documentation-mcp-server@latest
uvx awslabs.aws-api-mcp-server@latest
uvx --from git+https://github.com/oraios/serena serena start-mcp-server
uvx markitdown-mcp
uvx excel-mcp-server stdio
uvx arxiv-mcp-server
uvx postgres-mcp
uvx redis-mcp-server
uvx mcp-obsidian
uvx workspace-mcp
uvx dbt-mcp
uvx duckduckgo-mcp-server
uvx --from office-word-mcp-server word_mcp_server
uvx --from browser-use[cli] browser-use --mcp
uvx pagerduty-mcp
uv tool run basic-memory mcp
docker run -i --rm ghcr.io/github/github-mcp-server
docker run -i --rm mcp/fetch
docker run -i --rm hashicorp/terraform-mcp-server
docker mcp gateway run
`;

describe("a launcher", () => {
  it.each(SERVERS.map((words) => [words]))("puts the shim in front of %j, with PATH as it was", (words) => {
    expect(started(words)).toEqual({ by: "shim", words, path: `${join(base, "bin")}:/usr/bin:/bin` });
  });

  it.each(USUAL.trim().split("\n"))("puts the shim in front of %s", (line) => {
    expect(started(line.split(" ")).by).toBe("shim");
  });

  it.each(OTHERS.map((words) => [words]))("starts the program itself behind a relay for %j", (words) => {
    writeFileSync(join(base, "relayed"), "");
    expect(started(words)).toEqual({ by: "real", words, path: shims.path });
    expect(readFileSync(join(base, "relayed"), "utf8")).toBe("--a word shim\n");
  });

  const ODD = [
    "",
    " ",
    "a b",
    "it's",
    '"',
    "$(exit 1)",
    "`x`",
    "\\",
    "*",
    "?",
    "[a]",
    "~",
    "a\nb\n",
    "é\u{1f600}",
    "-",
    "--",
    "#",
  ];

  it("hands on every argument as it is", () => {
    expect(started(["npx", "mcp-server-x", ...ODD]).words).toEqual(["npx", "mcp-server-x", ...ODD]);
    expect(started(["npx", "other", ...ODD]).words).toEqual(["npx", "other", ...ODD]);
    for (const first of ODD.filter((word) => !word.startsWith("-"))) {
      expect(started(["npx", first, "x"])).toMatchObject({ by: "real", words: ["npx", first, "x"] });
    }
  });

  it("takes what is not a wildcard in a pattern for itself", () => {
    const name = 'it\'s a [x] "test"';
    expect(started(["npx", name])).toMatchObject({ by: "real" });
    expect(started(["npx", 'it\'s a [*] "test" more']).by).toBe("real"); // a line, which begins with its program
  });

  it.each(["/usr/bin/dash", "/usr/bin/bash"].filter((shell) => existsSync(shell)))("runs in %s", (shell) => {
    for (const words of SERVERS.filter(([program]) => program !== "mine"))
      expect(started(words, shell).by).toBe("shim");
    for (const words of OTHERS) expect(started(words, shell).by).toBe("real");
  });

  it("leaves alone what is not spoken to through pipes", () => {
    const [input, output] = [openSync("/dev/null", "r"), openSync(join(base, "out"), "w")];
    const run = (stdio: [number | "pipe", number | "pipe", "pipe"]) =>
      spawnSync(join(own(), "mcp-server-files"), { env: { PATH: shims.path }, stdio, encoding: "utf8" });
    expect(run([input, "pipe", "pipe"]).stdout).toMatch(/^mcp-server-files\0/);
    writeFileSync(join(base, "relayed"), "");
    const stdio: [number, "pipe", "pipe"] = [input, "pipe", "pipe"];
    spawnSync(join(own(), "node"), ["x"], { env: { PATH: shims.path }, stdio });
    expect(readFileSync(join(base, "relayed"), "utf8")).toBe("");
    run(["pipe", output, "pipe"]);
    expect(execFileSync("cat", [join(base, "out")], { encoding: "utf8" })).toMatch(/^mcp-server-files\0/);
    expect(run(["pipe", "pipe", "pipe"]).stdout).toMatch(/^netmon\0/);
    closeSync(input);
    closeSync(output);
  });

  it("finds the program anew each time, and says where there is none, as a shell does", () => {
    const other = join(base, "other");
    mkdirSync(other);
    writeFileSync(join(other, "npx"), "#!/bin/sh\nexit 42\n", { mode: 0o755 });
    const run = (path: string) =>
      spawnSync(join(own(), "npx"), ["x"], { env: { PATH: path }, cwd: other, encoding: "utf8" });
    expect(run(`${own()}:${other}:/usr/bin`).status).toBe(42);
    expect(run(`${other}:${own()}`).status).toBe(42);
    expect(run(`${own()}::/nonexistent`).status).toBe(42); // an empty entry is the working directory
    expect(run(`${own()}:/nonexistent`)).toMatchObject({ status: 127, stderr: "npx: not found\n" });
  });

  it("passes exit codes and signals on, since it is the program by then", () => {
    writeFileSync(join(base, "bin/uvx"), "#!/bin/sh\nkill -TERM $$\n", { mode: 0o755 });
    const { signal } = spawnSync(join(own(), "uvx"), ["x"], { env: { PATH: shims.path } });
    expect(signal).toBe("SIGTERM");
    writeFileSync(join(base, "bin/uvx"), STUB, { mode: 0o755 });
  });
});

describe("the directory", () => {
  it("has launchers for programs that are there, readable for all, and no others", () => {
    expect(readdirSync(own()).sort()).toEqual(expect.arrayContaining([...NAMES, "lonely"]));
    expect(readdirSync(own())).not.toContain("ls");
    expect(readdirSync(own())).not.toContain("yarn"); // cannot be run
    expect(readdirSync(own())).not.toContain("python3.9");
    expect(readdirSync(own()).filter((name) => /^(sh|bash|perl)/.test(name))).toEqual([]);
    expect(statSync(own()).mode & 0o777).toBe(0o755);
    expect(statSync(join(own(), "npx")).mode & 0o777).toBe(0o755);
  });

  it("is gone afterwards, also where its user could not run what is in it", async () => {
    expect(dirname(own())).toBe(tmpdir());
    const temporary = join(base, "tmp"); // where no other test has such directories
    mkdirSync(temporary);
    vi.stubEnv("TMPDIR", temporary);
    onTestFinished(() => void vi.unstubAllEnvs());
    const options = {
      host: ownProcess(),
      inspection: CONFIG.mcp.inspection,
      servers: [],
      account: { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 },
      path: join(base, "bin"),
      shim: [],
      cgroup: null,
    };
    await expect(makeShimDirectory({ ...options, netmon: [join(base, "nothing")] })).rejects.toThrow(
      /cannot start the shims/,
    );
    writeFileSync(join(base, "private"), STUB, { mode: 0o700 });
    const other = { ...options, account: { uid: 12345, gid: 12345 }, netmon: [join(base, "private")] };
    await expect(makeShimDirectory(other)).rejects.toThrow("uid 12345 cannot start the shims");
    const made = await makeShimDirectory({ ...other, netmon: [join(base, "netmon")] });
    expect(existsSync(made.path.split(":")[0]!)).toBe(true);
    await made.remove();
    expect(readdirSync(temporary)).toEqual([]);
  });

  it("the directory of a netmon that was killed goes with the next, unless it still has its session, or may", async () => {
    const options = {
      host: ownProcess(),
      ...{ inspection: CONFIG.mcp.inspection, servers: [], shim: [], netmon: [join(base, "netmon")] },
      account: { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 },
      path: join(base, "bin"),
    };
    const made = (cgroup: string | null) => makeShimDirectory({ ...options, cgroup });
    const directoryOf = ({ path }: { path: string }): string => path.split(":")[0] ?? "";
    const ended = (of: { path: string }, also: object = {}): void => {
      const file = join(directoryOf(of), "owner");
      const owner = JSON.parse(readFileSync(file, "utf8")) as object;
      writeFileSync(file, JSON.stringify({ ...owner, start_time: "1", ...also }));
    };
    const session = join(base, "session");
    mkdirSync(session);
    writeFileSync(join(session, "cgroup.events"), "populated 1\nfrozen 0\n");
    const [gone, elsewhere, populated, running, unknown] = [
      await made("/nowhere"),
      await made("/nowhere"),
      await made(session),
      await made("/nowhere"),
      await made(null),
    ];
    ended(gone);
    ended(populated);
    ended(elsewhere, { pid_namespace: "1" });
    const last = await made("/nowhere");
    const others = [elsewhere, populated, running, unknown, last];
    expect([gone, ...others].map((one) => existsSync(directoryOf(one)))).toEqual([
      ...[false, true, true, true, true, true],
    ]);
    for (const one of others) await one.remove();
  });
});
