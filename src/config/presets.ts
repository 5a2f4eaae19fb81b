/**
 * The hosts that agents and package managers need, by name: the one place where netmon knows a public host that a user may want to
 * allow. Data only. docs/presets.md says how a host gets in here, and test/presets installs real packages with nothing else open.
 */

export interface Preset {
  /** What it is for. */
  of: string;
  /** The programs that were watched, with versions. */
  by: string;
  /** The day when these were watched. */
  measured: string;
  /** What they asked for then. */
  hosts: readonly PresetHost[];
  /** What their vendors name besides; nobody has watched it for this list. */
  named?: readonly PresetHost[];
}

/** A name and a port; TCP, and TLS at port 443. `model`: with the LLM proxy, it is not open. */
export type PresetHost = readonly [host: string, port: 443 | 80, what?: "model"];

export type PresetName = keyof typeof PRESETS;

export const PRESETS = {
  claude: {
    of: "Claude Code: its model, and the renewal of a login",
    by: "claude 2.1.332",
    measured: "2026-11-29",
    hosts: [["api.anthropic.com", 443, "model"]],
    named: [["platform.claude.com", 443]],
  },
  codex: {
    of: "Codex: its model, by a key or by a login",
    by: "codex 0.171.0",
    measured: "2026-11-29",
    hosts: [
      ["api.openai.com", 443, "model"],
      ["chatgpt.com", 443, "model"],
    ],
    named: [["auth.openai.com", 443]],
  },
  gemini: {
    of: "Gemini CLI: its model, by a key or by a login",
    by: "gemini 0.61.0",
    measured: "2026-11-29",
    hosts: [["generativelanguage.googleapis.com", 443, "model"]],
    named: [
      ["cloudcode-pa.googleapis.com", 443, "model"],
      ["oauth2.googleapis.com", 443],
    ],
  },
  copilot: {
    of: "Copilot CLI: its model and its login",
    by: "copilot 1.0.102",
    measured: "2026-11-29",
    hosts: [["api.github.com", 443]],
    named: [
      ["api.githubcopilot.com", 443, "model"],
      ["api.individual.githubcopilot.com", 443, "model"],
      ["api.business.githubcopilot.com", 443, "model"],
      ["api.enterprise.githubcopilot.com", 443, "model"],
    ],
  },
  npm: {
    of: "packages for npm, npx, pnpm and yarn",
    by: "npm 11.19.1: install, audit, npx",
    measured: "2026-11-29",
    hosts: [["registry.npmjs.org", 443]],
  },
  pypi: {
    of: "packages for pip and uv",
    by: "pip 23.2.1: install",
    measured: "2026-11-29",
    hosts: [
      ["pypi.org", 443],
      ["files.pythonhosted.org", 443],
    ],
  },
  go: {
    of: "Go modules, by Google's mirror",
    by: "go 1.26: get",
    measured: "2026-11-29",
    hosts: [["proxy.golang.org", 443]],
    // asked where the mirror does not hand on the sums
    named: [["sum.golang.org", 443]],
  },
  crates: {
    of: "crates for Cargo",
    by: "cargo 1.95.0: add, fetch",
    measured: "2026-11-29",
    hosts: [["index.crates.io", 443]],
    // the address of crates in the index's own config.json
    named: [["static.crates.io", 443]],
  },
  apt: {
    of: "packages of Debian and Ubuntu",
    by: "apt 2.6.1: update, download, on Debian",
    measured: "2026-11-29",
    hosts: [["deb.debian.org", 80]],
    named: [
      ["deb.debian.org", 443],
      // where the SRV record of deb.debian.org leads
      ["debian.map.fastlydns.net", 80],
      ["security.debian.org", 80],
      ["archive.ubuntu.com", 80],
      ["security.ubuntu.com", 80],
      ["ports.ubuntu.com", 80],
    ],
  },
  github: {
    of: "reading from GitHub: clones, archives, raw files, releases. Not its API, uploads and SSH; a push by HTTPS goes to the same host as a clone",
    by: "git 2.39.5: ls-remote",
    measured: "2026-11-29",
    hosts: [["github.com", 443]],
    named: [
      ["codeload.github.com", 443],
      ["raw.githubusercontent.com", 443],
      ["objects.githubusercontent.com", 443],
      ["release-assets.githubusercontent.com", 443],
    ],
  },
} as const satisfies Readonly<Record<string, Preset>>;

export const PRESET_NAMES = Object.keys(PRESETS) as [PresetName, ...PresetName[]];
