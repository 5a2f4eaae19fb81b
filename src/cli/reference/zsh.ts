/** Completion for zsh, with descriptions; as a file _netmon in $fpath, or evaluated after compinit. */
import { nameOf, parentOf, valueCases } from "./bash.ts";
import { allOf, type CommandReference, type ValueReference } from "./reference.ts";

export function zshCompletion(netmon: CommandReference): string {
  const commands = allOf(netmon);
  return `#compdef netmon
# netmon's completion for zsh
_netmon() {
  local at= i prev=\${words[CURRENT - 1]}
  local -a described
  for ((i = 2; i < CURRENT; i++)); do
    if [[ \${words[i]} == -- ]]; then
      words=("\${(@)words[i + 1,-1]}")
      ((CURRENT -= i))
      _normal
      return
    fi
    case "$at \${words[i]}" in
${commands.flatMap(({ path }) => (path === "" ? [] : [`      ("${parentOf(path)} ${nameOf(path)}") at="${path}" ;;`])).join("\n")}
    esac
  done
  if [[ $PREFIX == --*=* ]]; then
    prev=\${PREFIX%%=*}
    compset -P '*='
  fi
  case "$at:$prev" in
${commands.flatMap((one) => valueCases(one, quoted, reply, "(")).join("\n")}
  esac
  case "$at" in
${commands.map(wordCase).join("\n")}
  esac
}
_netmon_sessions() {
  local -a sessions
  sessions=(\${(f)"$(netmon status --all --quiet 2>/dev/null)"} latest)
  compadd -a sessions
}
if [[ $funcstack[1] == _netmon ]]; then _netmon "$@"; else compdef _netmon netmon; fi
`;
}

function reply({ kind, choices }: Pick<ValueReference, "kind" | "choices">): string {
  if (kind === "file") return "_files";
  if (kind === "choice") return `compadd -- ${choices.map(quoted).join(" ")}`;
  return kind === "session" ? "_netmon_sessions" : ":";
}

function wordCase({ path, commands, options, arguments: values }: CommandReference): string {
  const flags = options.flatMap((option) => option.flags.map((flag) => [flag, option.text] as const));
  const words = commands.map((child) => [nameOf(child.path), child.summary] as const);
  if (words.length > 0) words.push(["help", "show the help of a command"]);
  const value = values.find(({ kind }) => kind !== "other" && kind !== "command");
  const otherwise = [
    ...(words.length > 0 ? [`described=(${describedAs(words)}); _describe command described`] : []),
    ...(value === undefined ? [] : [reply(value)]),
  ];
  return `    (${quoted(path)})
      if [[ $PREFIX == -* ]]; then
        described=(${describedAs(flags)})
        _describe -o option described
      else
        ${otherwise.length === 0 ? ":" : otherwise.join("; ")}
      fi
      ;;`;
}

function describedAs(words: readonly (readonly [word: string, text: string])[]): string {
  return words.map(([word, text]) => quoted(`${word.replaceAll(":", "\\:")}:${text}`)).join(" ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
