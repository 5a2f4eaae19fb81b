/** Completion for bash. `case` finds the command, which is fast for a script of this size. */
import { allOf, type CommandReference, type OptionReference } from "./reference.ts";

/** Allowed characters only: compgen expands its input as a shell does. */
const SESSIONS = "latest $(netmon status --all --quiet 2>/dev/null | tr -cd 'A-Za-z0-9._\\n-')";

export function bashCompletion(netmon: CommandReference): string {
  const commands = allOf(netmon);
  return `# netmon's completion for bash
_netmon_reply() { mapfile -t COMPREPLY < <(compgen "$@"); }
_netmon() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD - 1]} at= word i
  # bash takes --option=value for three words
  if [[ $cur == = ]]; then cur=; elif [[ $prev == = ]]; then prev=\${COMP_WORDS[COMP_CWORD - 2]}; fi
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    if [[ $word == -- ]]; then
      _netmon_reply -c -f -- "$cur"
      return
    fi
    case "$at $word" in
${commands.flatMap(({ path }) => (path === "" ? [] : [`      "${parentOf(path)} ${nameOf(path)}") at="${path}" ;;`])).join("\n")}
    esac
  done
  case "$at:$prev" in
${commands.flatMap((one) => valueCases(one, (text) => `"${text}"`, reply)).join("\n")}
  esac
  case "$at" in
${commands.map(wordCase).join("\n")}
  esac
}
complete -F _netmon netmon
`;
}

/** Returns a case for each option that takes a value; `quote`: quotes a pattern. */
export function valueCases(
  { path, options }: CommandReference,
  quote: (text: string) => string,
  reply: (option: OptionReference) => string,
  open = "",
): string[] {
  return options.flatMap((option) => {
    const flags = option.flags.map((flag) => quote(`${path}:${flag}`)).join("|");
    return option.kind === "none" ? [] : [`    ${open}${flags}) ${reply(option)}; return ;;`];
  });
}

function reply({ kind, choices }: Pick<OptionReference, "kind" | "choices">): string {
  if (kind === "file") return 'compopt -o filenames 2>/dev/null; _netmon_reply -f -- "$cur"';
  if (kind === "choice") return `_netmon_reply -W "${choices.join(" ")}" -- "$cur"`;
  if (kind === "session") return `_netmon_reply -W "${SESSIONS}" -- "$cur"`;
  return ":";
}

function wordCase({ path, commands, options, arguments: values }: CommandReference): string {
  const flags = options.flatMap((option) => option.flags).join(" ");
  const words = commands.map((child) => nameOf(child.path));
  if (words.length > 0) words.push("help");
  const value = values.find(({ kind }) => kind !== "other" && kind !== "command");
  const replies = [
    ...(words.length > 0 ? [reply({ kind: "choice", choices: words })] : []),
    ...(value === undefined ? [] : [reply(value)]),
  ];
  const otherwise = replies.length === 0 ? ":" : replies.join("; ");
  return `    "${path}")
      if [[ $cur == -* ]]; then _netmon_reply -W "${flags}" -- "$cur"; else ${otherwise}; fi
      ;;`;
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf(" ") + 1);
}

export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf(" ")));
}
