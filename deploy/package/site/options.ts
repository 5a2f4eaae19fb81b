/** The page of commands and options, from the commands themselves, as Markdown. */
import { allOf, type CommandReference, type ValueReference } from "../../../src/cli/reference/reference.ts";
import { table } from "../../../tools/docs/tables.ts";

export function optionsPage(tree: CommandReference): string {
  return `# Commands and options

What \`netmon help\` says, for each command.

${allOf(tree)
  .map((command) => section(command, tree))
  .join("\n")}`;
}

function section({ path, usage, description, ...rest }: CommandReference, tree: CommandReference): string {
  // the options that every command takes are said once, of netmon itself
  const common = new Set(path === "" ? [] : tree.options.map(({ name }) => name));
  const values = [...rest.arguments, ...rest.options].filter(({ name }) => !common.has(name));
  const options = values.length === 0 ? "" : `\n${table(["option", ""], values.map(row))}`;
  const more = rest.more === "" ? "" : `\n\`\`\`\n${rest.more}\n\`\`\`\n`;
  return `## ${`netmon ${path}`.trim()}\n\n\`${`netmon ${path}`.trim()} ${usage}\`\n\n${plain(description)}\n${options}${more}`;
}

const row = ({ name, text, choices }: ValueReference): string[] => [
  `\`${name}\``,
  plain(text) + (choices.length === 0 || text.includes("choices:") ? "" : ` (${choices.join(", ")})`),
];

/** Help is no Markdown: what could be taken for it is not. */
const plain = (text: string): string =>
  text.replaceAll(/\s+/g, " ").replaceAll(/[\\`*_<>[\]]/g, (character) => `\\${character}`);
