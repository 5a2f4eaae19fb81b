/** Takes an option out of an agent's arguments, before any `--`: `OPTION VALUE` or `OPTION=VALUE`, each time it is there. */
export function takeOption(args: readonly string[], option: string): { values: string[]; others: string[] } {
  const values: string[] = [];
  const others: string[] = [];
  const end = args.includes("--") ? args.indexOf("--") : args.length;
  for (let at = 0; at < args.length; at++) {
    const word = args[at] as string;
    if (at < end - 1 && word === option) values.push(args[++at] as string);
    else if (at < end && word.startsWith(`${option}=`)) values.push(word.slice(option.length + 1));
    else others.push(word);
  }
  return { values, others };
}
