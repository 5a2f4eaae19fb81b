/**
 * Factory's droid 0.215. Its own models are its vendor's, which netmon cannot read; those of `customModels` are wherever the
 * user says. FACTORY_HOME_OVERRIDE names the directory in which `.factory` is.
 */
import { join } from "node:path";
import { wordSet } from "../collections/word-set.ts";
import type { Agent } from "./agent.ts";
import { projectRoot } from "./config-file.ts";
import { isObject, type JsonObject, textOrNull } from "./importer.ts";
import type { ModelPlace } from "./model-places.ts";
import { shellPlaceholders } from "./placeholders.ts";
import { settingsHome } from "./settings-home.ts";

function places(settings: JsonObject): ModelPlace[] {
  const models: unknown[] = Array.isArray(settings.customModels) ? settings.customModels : [];
  return models.flatMap((model, at) => {
    const url = isObject(model) ? textOrNull(model.baseUrl) : null;
    const provider = (isObject(model) && textOrNull(model.model)) || `custom-${at}`;
    return url === null
      ? []
      : [{ keys: ["customModels", at, "baseUrl"], vendor: null, provider, url, path: "" }];
  });
}

const form = settingsHome({
  name: "droid",
  title: "droid",
  variable: "FACTORY_HOME_OVERRIDE",
  usual: "",
  servers: ".factory/mcp.json",
  models: ".factory/settings.json",
  placeholders: shellPlaceholders,
  matches: /(^|\/)\.factory\/mcp\.json$/,
  places,
  project: ({ cwd }) => [
    { file: join(cwd, ".factory/mcp.json"), within: projectRoot(cwd), label: ".factory/mcp.json" },
  ],
  projectWins: true,
});

export const droid: Agent = {
  name: "droid",
  title: "droid",
  packages: ["@factory/cli"],
  wire: null,
  // 0.225.2
  nativeTools: wordSet(`
    ApplyPatch AskUser ConnectorSearch Create Edit Execute ExitSpecMode FetchUrl GenerateDroid GenerateImage Glob Grep LS Loop
    MultiEdit Read Skill Task TaskOutput TaskStop TodoWrite ToolSearch WebSearch slack_post_file
  `),
  // 0.215.0
  joint: /[a-z\d]___[a-z\d]/i,
  interception: null,
  ...form,
  sealed: { anywhere: [".factory"], home: [] },
  credentials: ["~/.factory/auth.v2.file", "~/.factory/auth.json"],
  proxied: (url) => {
    const model = { model: "gpt-5.1", baseUrl: `${url}/v1`, provider: "openai", apiKey: "KEY" };
    return { env: {}, config: JSON.stringify({ customModels: [model] }) };
  },
  proxiedIn: "~/.factory/settings.json",
  setUp(input) {
    const setup = form.setUp(input);
    if (input.proxyUrl === null) return setup;
    const { cwd, files } = input.around;
    const project = files.json(join(cwd, ".factory/settings.json"), projectRoot(cwd));
    const notes = [
      "droid's own models are Factory's, which netmon cannot read; only those of customModels are behind the LLM proxy (-m custom:ID)",
      ...(places(project).length === 0
        ? []
        : [
            "customModels of the project's .factory/settings.json stay as they are: put them into ~/.factory/settings.json",
          ]),
    ];
    return { ...setup, notes: [...setup.notes, ...notes] };
  },
};
