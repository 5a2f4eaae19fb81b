import { describe, expect, it } from "vitest";
import { ConfigError } from "../../../../src/config/error.ts";
import { parseRuleFile } from "../../../../src/config/rule-file.ts";
import { shows, toolFilter } from "../../../../src/policy/tool-filter.ts";

const parse = (text: string, file = "rules/no-unwrap.md") => parseRuleFile(file, Buffer.from(text));
const problem = (text: string): string => {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return "no problem";
};

/** The proposed front matter of the seed design. */
const SEED = `---
name: no-unwrap
severity: error
allowed_tools:
  - "files_read"
  - "files_grep"
allowed_tools_regex:
  - "^web_.*"
denied_tools_regex:
  - "^shell_.*"
  - "^files_write$"
---
# No unwrap

Text of the rule.
---
`;

describe("a rule file", () => {
  it("has its limits in the front matter, and leaves other keys alone", () => {
    expect(parse(SEED)).toEqual({
      file: "rules/no-unwrap.md",
      name: "no-unwrap",
      server: null,
      allowed: ["^files_read$", "^files_grep$", "^web_.*"],
      denied: ["^shell_.*", "^files_write$"],
    });
  });

  it("is named after its file where it has no name", () => {
    expect(parse("---\nserver: web\n---\n", "/x/y/safe-tools.v2.md")).toMatchObject({
      name: "safe-tools.v2",
      server: "web",
      allowed: [],
      denied: [],
    });
  });

  it("names exact tools exactly", () => {
    const { allowed } = parse('---\nallowed_tools: ["a.b*(c)[d]|e\\\\", "f"]\n---\n');
    const filter = toolFilter(allowed, []);
    expect(shows(filter, "a.b*(c)[d]|e\\")).toBe(true);
    for (const name of ["aXb*(c)[d]|e\\", "e", "ff", " f", "f\n", "F", "xf"])
      expect(shows(filter, name)).toBe(false);
  });

  it("may have line ends of Windows and a byte order mark", () => {
    const { name, allowed } = parse(`\ufeff${SEED.replaceAll("\n", "\r\n")}`);
    expect([name, allowed.length]).toEqual(["no-unwrap", 3]);
  });

  it.each([
    ["no front matter at all", "# text\n", "has no YAML front matter"],
    ["no end of it", "---\nname: x\n", "has no YAML front matter"],
    ["something before it", "\n---\nname: x\n---\n", "has no YAML front matter"],
    [
      "a bad pattern",
      "---\nname: x\nallowed_tools_regex:\n  - '[oops'\n---\n",
      "4:5  allowed_tools_regex[0]",
    ],
    ["look-around", "---\nallowed_tools_regex: ['(?=x)']\n---\n", "not an RE2 pattern"],
    ["an empty pattern", "---\ndenied_tools_regex: ['']\n---\n", "an empty pattern matches everything"],
    [
      "a text for a list",
      "---\nname: x\nallowed_tools: files_read\n---\n",
      "3:1  allowed_tools: expected a list",
    ],
    ["a number for a name", "---\nallowed_tools: [1]\n---\n", 'quote it: "1"'],
    ["a key twice", "---\nname: x\nname: y\n---\n", "3:1"],
    ["YAML that is none", "---\nname: [\n---\n", "problem"],
    ["a list", "---\n- a\n---\n", "expected a mapping"],
    ["a name for no path", "---\nname: ../x\n---\n", "letters, digits"],
    [
      "a misspelt key",
      "---\nname: x\nallowed_tool_regex: ['^a']\n---\n",
      "3:1  allowed_tool_regex: unknown key (did you mean allowed_tools_regex?)",
    ],
    ["a key in another style", "---\ndeniedToolsRegex: ['^a']\n---\n", "did you mean denied_tools_regex?"],
    ["a key nobody has, about tools", "---\ndisallowed_tools: [a]\n---\n", "did you mean allowed_tools?"],
  ])("with %s is not used", (_what, text, said) => {
    expect(problem(text)).toContain(said);
  });

  it("a rule file that is not UTF-8 is not used", () => {
    expect(() => parseRuleFile("x.md", Buffer.from([0x2d, 0xff]))).toThrow("not UTF-8");
  });
});
