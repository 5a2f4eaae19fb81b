/** The tests of `make test` need nothing that only `make test-more` installs: on a fresh machine it is not there yet. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import config from "../../../vitest.config.ts";

/** What starts programs that `make test-more` installs. */
const INSTALLED_LATER =
  /from "(?:\.\.?\/)+(?:(?:peers|sandboxes|containers)\/|agents\/(?:agent-programs|start-agent|stage)\.)/;

it("no test of make test imports programs that make test-more installs", () => {
  const projects = (config.test?.projects ?? []) as { test: { name: string; include: string[] } }[];
  const files = projects.flatMap(({ test }) => (test.name.startsWith("more-") ? [] : test.include));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => INSTALLED_LATER.test(readFileSync(file, "utf8")))).toEqual([]);
});
