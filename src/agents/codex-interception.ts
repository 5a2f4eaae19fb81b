/**
 * Codex without its own tools. Feature flags remove them from models that it does not know. Models in its catalogue
 * keep apply_patch, code mode and sub-agents under any flag, so they get a catalogue without those. Three tools
 * remain, which read resources of MCP servers (codex 0.169).
 */
import { wordSet } from "../collections/word-set.ts";
import { TOOL_SERVER } from "../registry/own-server.ts";
import { isObject } from "./importer.ts";
import { type Interception, refuseOptions, type SetupInput } from "./setup.ts";

/** Features that have tools, hooks, or programs of their own. */
const FEATURES = wordSet(
  `apps browser_use code_mode_host computer_use goals hooks image_generation in_app_browser memories
   multi_agent multi_agent_v2 plugins shell_snapshot shell_tool skill_mcp_dependency_install
   skill_search sleep_tool tool_suggest unified_exec view_image`,
);

const OPTIONS = /^(?:--(?:enable|profile|remote)(?:=|$)|-p)/;
const KEYS = new RegExp(
  `^\\s*["']?(?:features|hooks|model_catalog_json|plugins|profiles?|tools|web_search|mcp_servers["']?(?:\\s*=|\\s*\\.\\s*["']?${TOOL_SERVER}))`,
);

export const CODEX_REMAINS =
  "Codex keeps list_mcp_resources, list_mcp_resource_templates and read_mcp_resource, which reach its MCP servers alone";

/** Returns values for -c. Throws the interception's error. */
export function codexInterception({ interception, args, write }: SetupInput): string[] {
  if (interception === null) return [];
  refuseOptions(interception, args, OPTIONS);
  refuseOptions(interception, configKeys(args), KEYS);
  const catalogue = write("codex-models.json", withoutTools(interception));
  return [
    ...Array.from(FEATURES, (name) => `features.${name}=false`),
    'web_search="disabled"',
    "tools.experimental_request_user_input.enabled=false",
    'sandbox_mode="read-only"',
    `model_catalog_json=${JSON.stringify(catalogue)}`,
    // a non-interactive run refuses what it would have to ask a person about
    `mcp_servers.${TOOL_SERVER}.default_tools_approval_mode="approve"`,
  ];
}

/** The values of -c and --config, in any of their spellings. */
function configKeys(args: readonly string[]): string[] {
  return args.flatMap((word, at) => {
    if (word === "-c" || word === "--config") return args.slice(at + 1, at + 2);
    const attached = /^(?:-c=?|--config=)(.+)/s.exec(word)?.[1];
    return attached === undefined ? [] : [attached];
  });
}

function withoutTools({ output, error }: Interception): string {
  let catalogue: unknown;
  try {
    catalogue = JSON.parse(output ?? "");
  } catch {
    catalogue = null;
  }
  if (!isObject(catalogue) || !Array.isArray(catalogue.models) || !catalogue.models.every(isObject))
    throw error(
      "Codex did not say which models it knows (codex debug models --bundled), so its tools cannot be removed",
      "use codex 0.169 or newer, or run without netmon's tools",
    );
  const models = catalogue.models.map((model) => ({
    ...model,
    shell_type: "disabled",
    apply_patch_tool_type: null,
    tool_mode: null,
    multi_agent_version: null,
    supports_search_tool: false,
    experimental_supported_tools: [],
  }));
  return JSON.stringify({ ...catalogue, models });
}
