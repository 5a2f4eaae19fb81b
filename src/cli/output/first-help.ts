/** The help of `netmon` alone: what most people need, on one screen. `netmon help --all` has the rest. */

const GROUPS = {
  Run: ["run", "exec", "watch", "wrap-config"],
  See: ["status", "events", "report", "ui"],
  Decide: ["approvals", "registry", "learn"],
  Policy: ["init", "config", "policy"],
  Machine: ["doctor", "service"],
} as const;

type Shown = (typeof GROUPS)[keyof typeof GROUPS][number];

/** At most 20 lines of at most 80 columns. `descriptions`: by command. */
export function firstHelp(descriptions: Readonly<Record<Shown, string>>): string {
  const rows = Object.entries(GROUPS).flatMap(([group, names]) =>
    names.map((name, index) => {
      const heading = index === 0 ? group : "";
      return `  ${heading.padEnd(9)}${name.padEnd(13)}${descriptions[name]}`;
    }),
  );
  return [
    "Usage: netmon COMMAND [OPTION...]",
    "",
    ...rows,
    "",
    "netmon help COMMAND explains one; netmon help --all lists all of them.",
    "",
  ].join("\n");
}
