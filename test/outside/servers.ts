/**
 * The stdio servers of others that `make outside` starts, each with the words and placeholders that it starts with.
 * Left out: servers that come as container images or Go programs alone (github-mcp-server, mcp/fetch), and those that
 * do not answer without a network (supabase, stripe, slack, qdrant, aws-api) or without install scripts (azure-devops).
 */

export interface OutsideServer {
  /** Of the package. */
  name: string;
  registry: "npm" | "pypi";
  /** Its program, if not named as the package. */
  program?: string;
  /** `{directory}`: a directory of its own, with nothing in it but `files`. */
  args?: readonly string[];
  /** `{directory}` as in `args`. */
  env?: Readonly<Record<string, string>>;
  files?: Readonly<Record<string, string>>;
  /** What pip installs beside it, where its own requirements are too wide. */
  beside?: readonly string[];
}

type Given = Omit<OutsideServer, "name" | "registry">;

/** Names the variables that hold a key; no server asks its service before the first call. */
const keys = (...names: string[]): Given => ({
  env: Object.fromEntries(names.map((name) => [name, "placeholder"])),
});

/** The server is written for mcp 1, and asks for any. */
const MCP_1: Given = { beside: ["mcp<2"] };

const NPM: Record<string, Given> = {
  "@modelcontextprotocol/server-filesystem": { args: ["{directory}"] },
  "@modelcontextprotocol/server-memory": {},
  "@modelcontextprotocol/server-everything": { args: ["stdio"] },
  "@modelcontextprotocol/server-sequential-thinking": {},
  "@modelcontextprotocol/server-github": keys("GITHUB_PERSONAL_ACCESS_TOKEN"),
  "@modelcontextprotocol/server-postgres": { args: ["postgresql://127.0.0.1:1/none"] },
  "@playwright/mcp": {},
  "chrome-devtools-mcp": { args: ["--headless", "--isolated"] },
  "@upstash/context7-mcp": {},
  "@zereight/mcp-gitlab": keys("GITLAB_PERSONAL_ACCESS_TOKEN"),
  "@notionhq/notion-mcp-server": keys("NOTION_TOKEN"),
  "figma-developer-mcp": { args: ["--stdio"], ...keys("FIGMA_API_KEY") },
  "@sentry/mcp-server": { args: ["--access-token=placeholder"] },
  "mongodb-mcp-server": {},
  "@wonderwhy-er/desktop-commander": {},
  "firecrawl-mcp": keys("FIRECRAWL_API_KEY"),
  "tavily-mcp": keys("TAVILY_API_KEY"),
  "exa-mcp-server": keys("EXA_API_KEY"),
  "@brave/brave-search-mcp-server": keys("BRAVE_API_KEY"),
  "mcp-server-kubernetes": {},
  "@tacticlaunch/mcp-linear": keys("LINEAR_API_TOKEN"),
  "n8n-mcp": { env: { MCP_MODE: "stdio", DISABLE_CONSOLE_OUTPUT: "true" } },
  "@circleci/mcp-server-circleci": keys("CIRCLECI_TOKEN"),
  "next-devtools-mcp": {},
  "nx-mcp": { args: ["{directory}"] },
  "@launchdarkly/mcp-server": { args: ["start", "--api-key", "placeholder"] },
  "@perplexity-ai/mcp-server": keys("PERPLEXITY_API_KEY"),
  "@google-cloud/cloud-run-mcp": {},
  "@hubspot/mcp-server": keys("PRIVATE_APP_ACCESS_TOKEN"),
  "@cyanheads/git-mcp-server": {},
  "@negokaz/excel-mcp-server": {},
  "@eslint/mcp": {},
  "@antv/mcp-server-chart": {},
  "@softeria/ms-365-mcp-server": {},
  "terraform-mcp-server": {},
  "@azure/mcp": { args: ["server", "start"] },
  "@shopify/dev-mcp": {},
  "@drawio/mcp": {},
  "@browsermcp/mcp": {},
  "@mobilenext/mobile-mcp": {},
  "@larksuiteoapi/lark-mcp": { args: ["mcp", "-a", "placeholder", "-s", "placeholder"] },
  "@cocal/google-calendar-mcp": {
    env: { GOOGLE_OAUTH_CREDENTIALS: "{directory}/keys.json" },
    files: { "keys.json": '{"client_id":"placeholder","client_secret":"placeholder"}' },
  },
};

const PYPI: Record<string, Given> = {
  "mcp-server-fetch": {},
  "mcp-server-git": {},
  "mcp-server-time": {},
  "mcp-server-sqlite": { args: ["--db-path", "{directory}/notes.db"], ...MCP_1 },
  "mcp-atlassian": {
    env: {
      JIRA_URL: "https://jira.invalid",
      JIRA_PERSONAL_TOKEN: "placeholder",
      CONFLUENCE_URL: "https://confluence.invalid",
      CONFLUENCE_PERSONAL_TOKEN: "placeholder",
    },
  },
  "excel-mcp-server": { args: ["stdio"] },
  "office-word-mcp-server": { program: "word_mcp_server" },
  "awslabs-aws-documentation-mcp-server": { program: "awslabs.aws-documentation-mcp-server" },
  "awslabs-aws-iac-mcp-server": { program: "awslabs.aws-iac-mcp-server" },
  "serena-agent": {
    program: "serena",
    args: ["start-mcp-server", "--enable-web-dashboard", "false"],
  },
  "arxiv-mcp-server": { args: ["--storage-path", "{directory}"] },
  "redis-mcp-server": { args: ["--url", "redis://127.0.0.1:1/0"] },
  "duckduckgo-mcp-server": {},
  "mcp-obsidian": keys("OBSIDIAN_API_KEY"),
  "workspace-mcp": keys("GOOGLE_OAUTH_CLIENT_ID", "GOOGLE_OAUTH_CLIENT_SECRET"),
  "mcp-clickhouse": {
    env: { CLICKHOUSE_HOST: "127.0.0.1", CLICKHOUSE_USER: "none", CLICKHOUSE_PASSWORD: "placeholder" },
  },
  "mcp-grafana": {
    env: { GRAFANA_URL: "http://127.0.0.1:1", GRAFANA_SERVICE_ACCOUNT_TOKEN: "placeholder" },
  },
  "kubectl-mcp-server": { program: "kubectl-mcp", args: ["serve", "--transport", "stdio"] },
  "markitdown-mcp": {},
  "pal-mcp-server": keys("OPENAI_API_KEY"),
  "browser-use": { args: ["--mcp"], env: { ANONYMIZED_TELEMETRY: "false" } },
};

const of = (registry: OutsideServer["registry"], given: Record<string, Given>): OutsideServer[] =>
  Object.entries(given).map(([name, rest]) => ({ name, registry, ...rest }));

export const outsideServers: readonly OutsideServer[] = [...of("npm", NPM), ...of("pypi", PYPI)];
