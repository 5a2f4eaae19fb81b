/** Random pairs of a ceiling and a user's file, in which both say something about the same few hosts, servers and tools. */

/** Small linear congruential generator: the same cases in every run (Numerical Recipes constants). */
export function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Below = ReturnType<typeof generator>;

export const SERVERS = ["weather", "team-db", "team-mail", "other"];
export const TOOLS = ["get", "get_all", "Get-All", "delete"];
const PATTERNS = ["*", "team-*", "t*", "*r", ...SERVERS];
const TOOL_PATTERNS = ["*", "get*", "?et", ...TOOLS];

/** Several names have one address, so that a denial of one meets what is allowed of another. */
export const NAMES: Readonly<Record<string, string[]>> = {
  "a.example.com": ["10.0.0.1", "2001:db8::1"],
  "b.example.com": ["10.0.0.1"],
  "c.example.com": ["10.0.1.1"],
  "example.org": ["10.0.1.1", "192.0.2.7"],
};
const TARGETS = [
  ...Object.keys(NAMES),
  ...[
    "*.example.com",
    "*",
    "*",
    "10.0.0.0/8",
    "10.0.0.0/24",
    "10.0.0.1",
    "192.0.2.7",
    "2001:db8::/32",
    "::/0",
  ],
];
const PORTS = [":443", ":80", ":80-90", "", "", ":443/tcp", "/udp"];

const pick = <T>(below: Below, list: readonly T[]): T => list[below(list.length)] as T;
const some = <T>(below: Below, most: number, make: () => T): T[] =>
  Array.from({ length: below(most + 1) }, make);

function destination(below: Below): object | string {
  const target = pick(below, TARGETS);
  if (/[a-z]/.test(target) && !target.includes(":") && below(5) === 0)
    return { host: target, require_sni: true, ...(below(2) && { port: 443 }) };
  const port = pick(below, PORTS);
  const address = target.includes(":") && /^:\d/.test(port) ? target.replace(/^[^/]*/, "[$&]") : target;
  return `${address}${port}`;
}

const toolRule = (below: Below): object => ({
  server: pick(below, PATTERNS),
  tool: pick(below, TOOL_PATTERNS),
  ...(below(6) === 0 && { content_hash: "sha256:ab" }),
});

const askRule = (below: Below): object => ({
  ...toolRule(below),
  content_hash: undefined,
  ...(below(3) === 0 && { [pick(below, ["undeclared", "changed", "first_use"])]: true }),
});

/** Every list and switch is written. `loose`: of which the single values are; the rest as `base` has them. */
export function randomFile(below: Below, servers: readonly object[]): Record<string, unknown> {
  const flag = (): boolean => below(2) === 0;
  return {
    sandbox: {
      mcp: {
        mode: pick(below, ["enforce", "observe"]),
        fail_closed: flag(),
        enforce_policy: below(6) > 0,
        servers,
        server_policy: pick(below, ["allowlist", "denylist", "none"]),
        allowed_servers: some(below, 3, () => ({ id: pick(below, PATTERNS) })),
        denied_servers: some(below, 2, () => ({ id: pick(below, PATTERNS) })),
        tool_policy: pick(below, ["allowlist", "none"]),
        allowed_tools: some(below, 3, () => toolRule(below)),
        denied_tools: some(below, 2, () => toolRule(below)),
        denied_arguments: some(below, 1, () => ({
          ...toolRule(below),
          content_hash: undefined,
          pattern: pick(below, ["evil", "bad"]),
        })),
        ask: some(below, 2, () => askRule(below)),
        version_pinning: {
          enabled: flag(),
          on_change: pick(below, ["block", "alert"]),
          auto_trust_first: flag(),
        },
        rate_limits: {
          enabled: flag(),
          default_rpm: 1 + below(4),
          per_server: below(2)
            ? { weather: { calls_per_minute: 1 + below(4), burst: below(2) ? 1 + below(4) : null } }
            : {},
        },
      },
      network: {
        mode: pick(below, ["enforce", "observe"]),
        fail_closed: flag(),
        allow: some(below, 4, () => destination(below)),
        deny: some(below, 2, () => destination(below)).map((one) =>
          typeof one === "string" ? one : "192.0.2.7",
        ),
        ask: [],
        resolvers: [],
      },
    },
    proxy: { mode: pick(below, ["embedded", "disabled"]) },
  };
}

/** The ceiling's servers, and one of the user's own. */
export function serversOf(below: Below): { ceiling: object[]; own: object[] } {
  const at = (id: string): object => ({
    id,
    url: `https://${pick(below, Object.keys(NAMES))}${pick(below, ["", ":80"])}`,
  });
  const ceiling = SERVERS.slice(0, below(3)).map(at);
  const extra = below(2) ? [at("other")] : [];
  return { ceiling, own: [...ceiling, ...extra] };
}
