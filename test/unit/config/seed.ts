/** The example from the original design of this configuration. */
export const SEED = `
sandbox:
  mcp:
    enforce_policy: true
    fail_closed: true           # Block unknown tools/servers

    # Server declarations — the source of truth for the registry
    servers:
      - id: filesystem
        type: stdio
        command: npx
        args: ["@modelcontextprotocol/server-filesystem", "/home/user"]

      - id: weather-api
        type: http
        url: https://mcp.example.com/sse

      - id: internal-tools
        type: http
        url: https://mcp.internal.corp:8443/mcp
        # Optional: pin expected TLS fingerprint
        tls_fingerprint: "sha256:abc123..."

    # Server-level policy: which servers are allowed at all
    server_policy: allowlist     # "allowlist" | "denylist" | "none"
    allowed_servers:
      - id: filesystem
      - id: weather-api
    denied_servers:
      - id: "*"                  # Deny everything not explicitly allowed

    # Tool-level policy (existing, extended)
    tool_policy: denylist
    allowed_tools:
      - server: "*"
        tool: "*"               # Allow all tools by default
    denied_tools:
      - server: weather-api
        tool: "delete_*"        # Block destructive tools from weather API
      - server: "*"
        tool: "execute_command" # Block dangerous tool names from any server

    # Version pinning (existing)
    version_pinning:
      enabled: true
      on_change: block
      auto_trust_first: true

    # Rate limits (existing)
    rate_limits:
      enabled: true
      default_rpm: 60
      per_server:
        weather-api:
          calls_per_minute: 10
          burst: 3
`;

/** Each configuration that the designs show, by what it is about; comments are left out. */
export const DESIGN_EXAMPLES: Readonly<Record<string, string>> = {
  "the whole policy": SEED,
  "the proxy with redaction": "proxy: {mode: embedded}\ndlp: {mode: redact}\n",
  "the proxy for MCP alone": "proxy: {mode: mcp-only}\n",
  "which commands are servers": `
mcp:
  inspection:
    server_patterns: ["@modelcontextprotocol/*", "mcp-server-*", "*-mcp-server", "mcp_server_*", "uvx mcp-server-*"]
    custom_servers: ["my-company-mcp-*", "/path/to/internal/mcp-server"]
`,
  "the whole inspection": `
mcp:
  inspection:
    enabled: true
    server_patterns: ["@modelcontextprotocol/*", "mcp-server-*", "*-mcp-server", "mcp_server_*", "uvx mcp-server-*"]
    custom_servers: ["my-internal-mcp-*"]
    registry:
      pin_on_first_use: true
      alert_on_change: true
      persistent: true
      path: ~/.agentsh/mcp-tool-registry.json
    detection:
      builtin:
        credential_theft: true
        exfiltration: true
        hidden_instructions: true
        shell_injection: true
        path_traversal: true
      custom_patterns:
        - name: internal_api
          pattern: "internal\\\\.corp\\\\.example\\\\.com"
          severity: high
          description: "References to internal API endpoints"
      alert_threshold: high
    on_detection:
      webhook_url: ""
`,
};
