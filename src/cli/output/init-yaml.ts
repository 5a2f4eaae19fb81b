/** A first policy as a configuration file. */
import type { FirstPolicy } from "../../app/init/first-policy.ts";
import { PRESETS, type PresetName } from "../../config/presets.ts";
import { policyYaml } from "./policy-yaml.ts";

export function initYaml(policy: FirstPolicy, presets: readonly PresetName[]): string {
  const { servers, providers, leftOut } = policy;
  const values = {
    sandbox: {
      mode: "enforce",
      fail_closed: true,
      mcp: { servers: servers.map(({ entry }) => entry) },
      network: { presets, allow: [] },
    },
    proxy: {
      mode: "embedded",
      ...(providers.length > 0 && {
        providers: Object.fromEntries(providers.map(({ name, url }) => [name, url])),
      }),
    },
  };
  return policyYaml(values, {
    heading: [
      `Written by netmon init for ${policy.agent?.title ?? "any command"}. What is not listed here is refused.`,
      "netmon docs config explains each key; netmon learn writes a narrower policy from a run.",
    ],
    above: [
      [
        ["sandbox", "mcp", "servers"],
        [
          servers.length > 0
            ? "The MCP servers of the agent's own files. Their tools are pinned when they are first seen."
            : "The agent has no MCP servers. Another one has to be declared here.",
        ],
      ],
      [["sandbox", "network", "presets"], ["Hosts that netmon knows (netmon docs presets)."]],
      [
        ["sandbox", "network", "allow"],
        [
          'Your own hosts: "git.example.com:443", "10.0.0.0/8", "127.0.0.1:5432" for a service on this machine.',
        ],
      ],
      ...(providers.length > 0
        ? ([
            [["proxy", "providers"], providers.map(({ name, from }) => `${name} is set by ${from}`)],
          ] as const)
        : []),
    ],
    entries: [
      [
        ["sandbox", "mcp", "servers"],
        servers.map(({ declared, notes }) => [declared.source, ...notes.map((note) => `NOTE: ${note}`)]),
      ],
      [["sandbox", "network", "presets"], presets.map((name) => [PRESETS[name].of])],
    ],
    ending: leftOut.length === 0 ? [] : ["Left out:", ...leftOut.map((one) => `- ${one}`)],
  });
}
