import { describe, expect, it } from "vitest";
import { outsideProxies } from "../../../../src/app/exec/proxies.ts";

describe("outsideProxies", () => {
  it("names what exists, of the system and of this user", () => {
    const there = new Set(["/run/docker.sock", "/run/user/1000/bus", "/run/user/1001/bus", "/tmp/tmux-1000"]);
    expect(outsideProxies(1000, (path) => there.has(path))).toEqual([
      "/run/docker.sock",
      "/run/user/1000/bus",
      "/tmp/tmux-1000",
    ]);
  });
});
