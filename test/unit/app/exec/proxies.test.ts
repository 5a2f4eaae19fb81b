import { describe, expect, it } from "vitest";
import { outsideProxies, socketDirectories } from "../../../../src/app/exec/proxies.ts";

describe("outsideProxies", () => {
  it("names what exists, of the system and of this user", () => {
    const there = new Set(["/run/docker.sock", "/run/user/1000/bus", "/run/user/1001/bus"]);
    expect(outsideProxies(1000, {}, (path) => there.has(path))).toEqual([
      "/run/docker.sock",
      "/run/user/1000/bus",
    ]);
  });

  it("names services that look up names, but not the files beside their sockets that everybody reads", () => {
    const all = outsideProxies(1000, {}, () => true);
    expect(all).toEqual(
      expect.arrayContaining([
        "/run/nscd",
        "/run/systemd/resolve/io.systemd.Resolve",
        "/run/avahi-daemon/socket",
      ]),
    );
    expect(all).not.toContain("/run/systemd/resolve");
  });

  it.each([
    ["TMUX", "/var/t/work,4242,0", "/var/t/work"],
    ["DOCKER_HOST", "unix:///home/u/.colima/docker.sock", "/home/u/.colima/docker.sock"],
    ["DBUS_SESSION_BUS_ADDRESS", "unix:path=/tmp/dbus-x,guid=1;unix:abstract=y", "/tmp/dbus-x"],
    ["KITTY_LISTEN_ON", "unix:/tmp/kitty-1", "/tmp/kitty-1"],
    ["NVIM", "/run/user/1000/nvim.1.0", "/run/user/1000/nvim.1.0"],
    ["DOCKER_HOST", "tcp://127.0.0.1:2375", null],
    ["KITTY_LISTEN_ON", "unix:@kitty", null],
  ])("names what %s=%s names", (name, value, path) => {
    const known = outsideProxies(1000, {}, () => true);
    expect(outsideProxies(1000, { [name]: value }, () => true)).toEqual(path ? [...known, path] : known);
  });
});

describe("socketDirectories", () => {
  it("names what exists, by the user's id or name, and where the user has moved them", () => {
    const there = new Set(["/tmp/tmux-1000", "/tmp/tmux-1001", "/run/screen/S-ann", "/var/t/tmux-1000"]);
    expect(
      socketDirectories({ uid: 1000, name: "ann" }, { TMUX_TMPDIR: "/var/t" }, (path) => there.has(path)),
    ).toEqual(["/tmp/tmux-1000", "/run/screen/S-ann", "/var/t/tmux-1000"]);
  });
});
