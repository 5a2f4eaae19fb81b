/** Markdown of the pages that are written from code. */

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => "---"), ...rows];
  return lines
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |\n`)
    .join("");
}

/** Comments and descriptions name pages by their path in the repository: `docs/dns.md#failures` becomes a link. */
export function linkedPages(text: string): string {
  return text.replaceAll(/\bdocs\/([a-z-]+\.md)(#[a-z0-9_-]+)?/g, "[$1]($1$2)");
}
