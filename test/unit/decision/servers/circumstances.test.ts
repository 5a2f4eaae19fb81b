/** How a server was started, kept with what it listed, so that a person can see why a definition differs. */
import { describe, expect, it } from "vitest";
import {
  circumstancesOf,
  circumstancesText,
  differentStarts,
} from "../../../../src/decision/servers/circumstances.ts";

const started = (
  directory: string,
  args: string[] = [],
  environment: string[] = ["PATH"],
  definition = "{}",
) => ({
  definition,
  startedWith: circumstancesText(args, directory, environment),
});

describe("circumstances", () => {
  it("have no secrets, and are bounded", () => {
    const kept = circumstancesOf(
      circumstancesText(["--port", "80", "--api-key", "hunter2"], "/d".repeat(2000), ["Z", "A"]),
    );
    expect(kept).toMatchObject({ arguments: ["--port", "80", "--api-key", null], environment: ["A", "Z"] });
    expect(kept?.directory).toHaveLength(1024);
    const many = Array.from({ length: 5000 }, (_, index) => `x${index}`);
    expect(circumstancesText(many, "/", many).length).toBeLessThan(5000);
  });

  it("circumstances that are unknown or not netmon's are none", () => {
    for (const text of [undefined, "", "{}", "null", "[1]"]) expect(circumstancesOf(text)).toBeNull();
  });
});

describe("the start differs", () => {
  it.each([
    [
      "in the directory that the definition names",
      started("/a", [], [], '{"d":"/a"}'),
      started("/b", [], [], '{"d":"/b"}'),
      ["in another directory, which each definition names: /a, now /b"],
    ],
    ["in the directory", started("/a"), started("/b"), ["in another directory: /a, now /b"]],
    [
      "in the arguments",
      started("/a", ["-l", "en"]),
      started("/a"),
      ["with other arguments: -l en, now none"],
    ],
    [
      "in names of the environment",
      started("/a", [], ["PATH", "OLD"]),
      started("/a", [], ["PATH", "TZ"]),
      ["with another environment: +TZ -OLD"],
    ],
    ["in nothing", started("/a"), started("/a"), []],
    ["in what is not known", { definition: "{}" }, started("/a"), null],
  ])("%s", (_, before, after, phrases) => expect(differentStarts(before, after)).toEqual(phrases));
});
