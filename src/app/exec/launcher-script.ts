/**
 * Generates a small sh program that stands in for one that starts MCP servers (npx, uvx, node, ...). It inspects its
 * arguments and runs `netmon shim` if they name a server. Otherwise, if its streams are pipes or sockets, the relay starts
 * the real program, and becomes a shim if its client speaks MCP (native/shim/undecided.cc).
 *
 * On failure: a command line that cannot be inspected runs as it would without netmon. A server recognised by its name
 * gets a PATH without these programs, so whatever it starts in turn is not intercepted.
 */
import type { Launcher } from "../../clients/config-files/server-launchers.ts";

/** Patterns of command lines that start a server. */
export interface ServerPatterns {
  /** `mcp-server-*`: name of a package, module, image, script or program. */
  names: readonly string[];
  /** `uvx mcp-server-*`: a command line, its words separated by one space. */
  lines: readonly string[];
  /** Command lines of declared servers, verbatim. */
  declared: readonly string[];
}

export interface LauncherScript {
  /** The launchers' directory: skipped when searching PATH for the real program. */
  directory: string;
  program: string;
  /** null: the program is a server itself. */
  launcher: Launcher | null;
  patterns: ServerPatterns;
  /** Words that start a shim, up to `--`. */
  shim: readonly string[];
}

export function launcherScript({ directory, program, launcher, patterns, shim }: LauncherScript): string {
  const { names, lines, declared } = patterns;
  const whole = [...lines.map(casePattern), ...declared.map(quoted)];
  const [relay = "", ...words] = shim;
  const started = (how: string): string => [relay, how, ...words].map(quoted).join(" ");
  const decision = launcher === null ? "netmon_is=yes" : decide(launcher, names.flatMap(forms), whole);
  return `#!/bin/sh
# Made by netmon exec --shim-servers, and removed with the session.
netmon_real=
netmon_rest=
set -f
IFS=:
for netmon_at in $PATH; do
  if [ "$netmon_at" = ${quoted(directory)} ]; then continue; fi
  netmon_rest="$netmon_rest:$netmon_at"
  if [ -z "$netmon_real" ] && [ -f "\${netmon_at:-.}"/${quoted(program)} ] && [ -x "\${netmon_at:-.}"/${quoted(program)} ]; then
    netmon_real="\${netmon_at:-.}"/${quoted(program)}
  fi
done
unset IFS
set +f
if [ -z "$netmon_real" ]; then
  printf '%s: not found\\n' ${quoted(program)} >&2
  exit 127
fi
netmon_is=other
# a host speaks to its server through pipes or sockets, a person through a terminal
if ! [ -c /dev/stdin ] && ! [ -f /dev/stdin ] && ! [ -c /dev/stdout ] && ! [ -f /dev/stdout ]; then
  netmon_is=no
${indented(decision)}
fi
if [ $netmon_is = yes ]; then
  PATH=\${netmon_rest#:}
  exec ${started("--launched-server")} -- "$netmon_real" "$@"
fi
if [ $netmon_is = no ]; then
  exec ${started("--launched-program")} -- "$netmon_real" "$@"
fi
exec "$netmon_real" "$@"
`;
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: sh, what follows the = of --package=NAME
const VALUE = '"${netmon_word#*=}"';

/** Generates code that sets netmon_is from the command line's words, up to the one that names what is run. */
function decide(launcher: Launcher, names: readonly string[], lines: readonly string[]): string {
  const { words = [], valued = [], naming = [], inline } = launcher;
  const alternatives = (patterns: readonly string[]) => patterns.join(" | ");
  const equals = naming
    .filter((option) => option.startsWith("--"))
    .map((option) => `${quoted(`${option}=`)}*`);
  const test = (word: string, then: string) =>
    names.length === 0 ? ":" : `case ${word} in ${alternatives(names)}) netmon_is=yes; ${then} ;; esac`;
  // the word after -m is an interpreter's module, and the rest its arguments; packages come before a command
  const afterName = inline === undefined ? ":" : "break";
  const cases = [
    "--) ;;",
    ...(naming.length > 0 ? [`${alternatives(naming.map(quoted))}) netmon_next=name ;;`] : []),
    ...(equals.length > 0 ? [`${alternatives(equals)}) ${test(VALUE, "break")} ;;`] : []),
    // inline program text does not identify a server
    ...(inline === undefined ? [] : ["-[!-]*[ce] | -[ce] | -p | --eval | --print) break ;;"]),
    ...(valued.length > 0 ? [`${alternatives(valued.map(quoted))}) netmon_next=value ;;`] : []),
    "-*) ;;",
    ...(words.length > 0 ? [`${alternatives(words.map(quoted))}) ;;`] : []),
    `*) ${test('"$netmon_word"', ":")}; break ;;`,
  ];
  return [
    ...(lines.length === 0
      ? []
      : [`case "\${0##*/}\${1+ $*}" in ${alternatives(lines)}) netmon_is=yes ;; esac`]),
    "netmon_next=",
    "if [ $netmon_is = no ]; then",
    "  for netmon_word do",
    "    case $netmon_next in",
    "      value) netmon_next=; continue ;;",
    `      name) netmon_next=; ${test('"$netmon_word"', "break")}; ${afterName}; continue ;;`,
    "    esac",
    '    case "$netmon_word" in',
    ...cases.map((one) => `      ${one}`),
    "    esac",
    "  done",
    "fi",
  ].join("\n");
}

/** Returns patterns for a name as written on a command line: with a version, a path or a registry's name. */
function forms(name: string): string[] {
  const pattern = casePattern(name);
  const ends = name.endsWith("*") ? [pattern] : [pattern, `${pattern}@*`, `${pattern}==*`, `${pattern}'['*`];
  return ends.flatMap((one) => [one, `*/${one}`, `npm:${one}`]);
}

/** Quotes a glob for `case`: `*` and `?` stay wildcards; everything else is literal. */
function casePattern(glob: string): string {
  return glob
    .split(/([*?])/)
    .map((part) => (part === "*" || part === "?" || part === "" ? part : quoted(part)))
    .join("");
}

/** Quotes any text as one word of sh (except NUL, which no argument can hold). */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function indented(text: string): string {
  return text
    .split("\n")
    .map((line) => `  ${line}`)
    .join("\n");
}
