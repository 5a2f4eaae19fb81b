/**
 * The commands in a shell line as documents write them: quotes, pipes, lists, redirections, `$(...)`, comments. Not a
 * shell: here-documents, functions and patterns are not supported.
 */

interface Reading {
  text: string;
  at: number;
}

/** The simple commands of a text, each as its words; those inside `$(...)` and `sh -c '...'` too. */
function shellCommands(text: string): string[][] {
  const commands: string[][] = [];
  read({ text: text.replaceAll(/\\\n\s*/g, " "), at: 0 }, commands, false);
  return commands.flatMap((words) => {
    const script = words.findIndex((word, at) => word === "-c" && /^(?:ba)?sh$/.test(words[at - 1] ?? ""));
    return script < 0 ? [words] : [words, ...shellCommands(words[script + 1] ?? "")];
  });
}

function read(from: Reading, commands: string[][], inside: boolean): void {
  let words: string[] = [];
  let word: string | null = null;
  const endWord = (): void => {
    if (word !== null) words.push(word);
    word = null;
  };
  const endCommand = (): void => {
    endWord();
    if (words.length > 0) commands.push(words);
    words = [];
  };
  const substituted = (): void => {
    from.at += 2;
    read(from, commands, true);
    word = `${word ?? ""}SUBSTITUTED`;
  };
  const { text } = from;
  for (; from.at < text.length; from.at++) {
    const char = text[from.at] ?? "";
    if (char === "'") {
      const end = text.indexOf("'", from.at + 1);
      if (end < 0) {
        endCommand();
        return;
      }
      word = (word ?? "") + text.slice(from.at + 1, end);
      from.at = end;
    } else if (char === '"') {
      word ??= "";
      for (from.at++; from.at < text.length && text[from.at] !== '"'; from.at++) {
        if (text.startsWith("$(", from.at)) substituted();
        else if (text[from.at] === "\\") word += text[++from.at] ?? "";
        else word += text[from.at];
      }
    } else if (text.startsWith("$(", from.at)) substituted();
    else if (char === "\\") word = (word ?? "") + (text[++from.at] ?? "");
    else if (char === "#" && word === null) {
      const end = text.indexOf("\n", from.at);
      from.at = end < 0 ? text.length : end - 1;
    } else if (char === ")" && inside) {
      endCommand();
      return;
    } else if (/[\n;&|()]/.test(char)) endCommand();
    else if (char === ">" || char === "<") {
      endWord();
      // what stands behind it is a file, not an argument
      const file = /^[<>&]*\s*[^\s;&|)]+/.exec(text.slice(from.at + 1));
      from.at += file?.[0].length ?? 0;
    } else if (/\s/.test(char)) endWord();
    else word = (word ?? "") + char;
  }
  endCommand();
}

const BEFORE = /^(?:\$|sudo|env|eval|exec|time|--?[a-zA-Z][\w-]*(?:=.*)?|[A-Za-z_][A-Za-z0-9_]*=.*)$/;

/** The arguments of each netmon that a text starts. */
export function netmonCommands(text: string): string[][] {
  return shellCommands(text).flatMap((words) => {
    const at = words.findIndex((word) => !BEFORE.test(word));
    return /^(?:.*\/)?netmon$/.test(words[at] ?? "") ? [words.slice(at + 1)] : [];
  });
}
