import { describe, expect, it } from "vitest";
import { filterKey, shows, toolFilter } from "../../../src/policy/tool-filter.ts";
import { ValueError } from "../../../src/registry/value-error.ts";

describe("offers", () => {
  it.each<[boolean, string[], string[], string]>([
    [true, [], [], "anything"],
    [true, ["^files_.*"], [], "files_read"],
    [false, ["^files_.*"], [], "shell_files_read"],
    [true, ["files_"], [], "shell_files_read"],
    [false, [], ["^shell_.*"], "shell_run"],
    [true, [], ["^shell_.*"], "files_read"],
    [false, ["^files_.*"], ["^files_write$"], "files_write"],
    [true, ["^files_.*"], ["^files_write$"], "files_write_all"],
    [false, [".*"], [".*"], "x"],
    [false, ["^web_fetch$"], [], "Web_Fetch"],
    [true, ["(?i)^web_fetch$"], [], "Web_Fetch"],
    [false, ["^web_fetch$"], [], "web_fetch "],
    [false, ["^web_fetch$"], [], " web_fetch"],
    [false, ["^web_fetch$"], [], "web_fetch\n"],
    [false, ["^web_fetch$"], [], "web_fetch2"],
    [true, ["^a$", "^b$"], [], "b"],
    [false, ["^a$"], [], ""],
    [false, [], ["^shell"], "shell\u0000x"],
    [false, [], ["^delete$"], "delete "],
    [false, [], ["^delete$"], "\tdelete\n"],
    [false, [], ["^delete$"], "del\u200bete\u0000"],
    [false, [], ["^ delete$"], " delete"],
    [true, [], ["^delete$"], "Delete"],
    [true, [], ["^delete$"], "delete all"],
  ])("%s for allowed %j, denied %j, %j", (expected, allowed, denied, name) => {
    expect(shows(toolFilter(allowed, denied), name)).toBe(expected);
  });

  it("takes time linear in the name", () => {
    const filter = toolFilter(["^(a+)+$"], ["(x|x)*y"]);
    // an engine that goes back and tries again would not end
    expect(shows(filter, `${"a".repeat(50_000)}!`)).toBe(false);
  });
});

describe("toolFilter", () => {
  it.each(["(", "(?=x)", "(a)\\1", ""])("refuses %j", (pattern) => {
    expect(() => toolFilter([pattern], [])).toThrow(ValueError);
    expect(() => toolFilter([], [pattern])).toThrow(ValueError);
  });
});

describe("filterKey", () => {
  it("is the same whatever the order, and another for other patterns", () => {
    const key = (allowed: string[], denied: string[]) => filterKey(toolFilter(allowed, denied));
    expect(key(["a", "b"], ["c"])).toBe(key(["b", "a", "a"], ["c"]));
    const keys = [key(["a"], []), key([], ["a"]), key(["a", "b"], []), key(['a","b'], []), key([], [])];
    expect(new Set(keys).size).toBe(5);
  });
});
