/** The example of the design this configuration comes from. */
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
