/** What is deployed is this version: image tags, the chart, and the packages that documents name. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };

it("image tags and packages are of this version", () => {
  const files = execFileSync("git", ["ls-files", "*.md", "deploy", "action.yml"], { encoding: "utf8" });
  const named = files
    .trim()
    .split("\n")
    .flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/\bnetmon[:-](\d+\.\d+\.\d+)\b/g)].map(([, of]) => [file, of]),
    );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(([, of]) => of !== version)).toEqual([]);
});

it("the Helm chart is of this version", () => {
  expect(parse(readFileSync("deploy/helm/netmon/Chart.yaml", "utf8"))).toMatchObject({
    version,
    appVersion: version,
  });
});
