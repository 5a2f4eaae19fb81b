/** Completion for fish, with descriptions. */
import { nameOf, parentOf } from "./bash.ts";
import { allOf, type CommandReference, type ValueReference } from "./reference.ts";

export function fishCompletion(netmon: CommandReference): string {
  const commands = allOf(netmon);
  return `# netmon's completion for fish
function __netmon_at
    set -l at
    for word in (commandline -opc)[2..]
        test "$word" = --; and return 1
        switch "$at $word"
${commands.flatMap(({ path }) => (path === "" ? [] : [`            case '${parentOf(path)} ${nameOf(path)}'`, `                set at '${path}'`])).join("\n")}
        end
    end
    test "$at" = "$argv[1]"
end
function __netmon_after_dashes
    contains -- -- (commandline -opc)
end
function __netmon_sessions
    netmon status --all --quiet 2>/dev/null
    echo latest
end
complete -c netmon -e
complete -c netmon -f
complete -c netmon -n __netmon_after_dashes -F -a '(complete -C (commandline -ct))'
${commands.flatMap(lines).join("\n")}
`;
}

function lines({ path, commands, options, arguments: values }: CommandReference): string[] {
  const here = `complete -c netmon -n ${quoted(`__netmon_at ${quoted(path)}`)}`;
  const value = values.find(({ kind }) => kind !== "other" && kind !== "command");
  return [
    ...commands.map((child) => `${here} -a ${nameOf(child.path)} -d ${quoted(child.summary)}`),
    ...(commands.length > 0 ? [`${here} -a help -d 'show the help of a command'`] : []),
    ...options.map((option) => {
      const flags = option.flags.map((flag) =>
        flag.startsWith("--") ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`,
      );
      const values =
        option.kind === "none" ? "" : ` ${option.kind === "file" ? "-rF" : "-x"}${words(option)}`;
      return `${here} ${flags.join(" ")}${values} -d ${quoted(option.text)}`;
    }),
    ...(value === undefined ? [] : [`${here} ${value.kind === "file" ? "-F" : ""}${words(value)}`]),
  ];
}

function words({ kind, choices }: Pick<ValueReference, "kind" | "choices">): string {
  if (kind === "choice") return ` -a ${quoted(choices.join(" "))}`;
  return kind === "session" ? " -a '(__netmon_sessions)'" : "";
}

function quoted(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
