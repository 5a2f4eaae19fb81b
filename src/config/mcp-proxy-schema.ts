/** The section `mcp_proxy` of the configuration: netmon's own tool server. On failure: see schema.ts. */
import * as z from "zod";
import { AGENTS } from "../agents/agents.ts";
import { off, on, parsedBy, section } from "./schema-parts.ts";
import { parseTreePath } from "./values.ts";

const tree = parsedBy(z.string(), parseTreePath);
const program = z.string().min(1).max(256);
const variable = z.string().regex(/^[A-Za-z_]\w{0,127}$/, "a name of an environment variable");

export const mcpProxy = z.strictObject({
  enable: off("Declare netmon's tool server, and give its tools to the agent of netmon run."),
  intercept_builtins: on(
    "Offers Read, Write, Edit, Bash, Glob and Grep in place of the agent's own tools. `false`: the agent keeps its own, and plugins' tools are added.",
  ),
  plugin_directories: z
    .array(tree)
    .prefault(["~/.local/share/awf/plugins", "/usr/local/lib/netmon/plugins"])
    .describe("Where plugins are: each in a directory of its own, `awf-plugin-NAME` beside `plugin.yaml`."),
  plugin_tools: z
    .array(
      z.strictObject({
        plugin: z
          .string()
          .regex(/^[A-Za-z][\w-]{0,49}$/, "a plugin's name: letters, digits, - and _")
          .describe("The plugin: NAME of `awf-plugin-NAME`."),
        expose: z
          .array(z.string().min(1))
          .prefault([])
          .describe("Its operations. A tool's name is `PLUGIN_OPERATION`."),
        config: z
          .record(z.string(), z.unknown())
          .prefault({})
          .describe(
            "What the plugin gets when it starts. Other users can read it: secrets go by `environment`.",
          ),
        environment: z
          .array(variable)
          .prefault([])
          .describe("Environment variables that it gets in addition to the usual ones."),
        readable: z.array(tree).prefault([]).describe("Hidden trees that it may read nevertheless."),
        writable: z.array(tree).prefault([]).describe("Trees that it may change."),
      }),
    )
    .prefault([])
    .describe("Operations of plugins that become tools (docs/tools.md#plugins)."),
  allowed_commands: z
    .array(program)
    .prefault([])
    .describe(
      "If not empty: the only programs that a command of Bash may name, apart from harmless builtins. `*` is any text; a name with `/` is compared whole, and one without allows no program outside of the system's directories, such as `./git`. What cannot be read is refused. Not a boundary: `sandbox` is.",
    ),
  denied_commands: z
    .array(program)
    .prefault([])
    .describe("Programs that a command of Bash may not name, also in `sh -c` and `env`. Not a boundary."),
  sandbox: section("What the tools may touch.", {
    commands: z
      .enum(["required", "writes", "off"])
      .default("required")
      .describe(
        "`required`: Bash runs nothing where it cannot be confined. `writes`: a command changes nothing outside of `writable`, and nothing more; it works for root in a session. `off`: Bash is not confined.",
      ),
    writable: z
      .array(tree)
      .prefault(["."])
      .describe("Trees that tools may change; ~ and paths in the working directory are possible."),
    readable: z
      .array(tree)
      .prefault(["/"])
      .describe(
        "Trees that tools may read besides. Commands also read what programs need: `/usr`, `/etc`, ...",
      ),
    read_only: z
      .array(tree)
      .prefault([])
      .describe(
        "Parts of writable trees that tools do not change. A pattern such as `**/*.lock` binds Write and Edit alone.",
      ),
    hidden: z
      .array(tree)
      .prefault([
        ...["~/.ssh", "~/.gnupg", "~/.aws", "~/.azure", "~/.config/gcloud", "~/.config/gh", "~/.kube"],
        ...["~/.docker/config.json", "~/.netrc", "~/.git-credentials", "~/.npmrc", "~/.pypirc"],
        ...AGENTS.flatMap(({ credentials }) => credentials),
      ])
      .describe(
        "Files and trees that tools neither read nor list. A pattern such as `**/*.pem` does not bind Bash.",
      ),
    agent_settings: z
      .enum(["read-only", "writable"])
      .default("read-only")
      .describe(
        "What agents and git start programs from: `.claude/`, `.mcp.json`, `.git/hooks` and the like.",
      ),
    environment: z
      .array(variable)
      .prefault([])
      .describe("Environment variables that commands get in addition to the usual ones."),
  }),
});
