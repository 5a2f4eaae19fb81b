/**
 * The images of the tests, built without network: a base of local files, and netmon on top, as deploy/container builds
 * it from the npm package.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "../kernel/command.ts";
import { type Engine, makeRootfs, nativeLibraries } from "./engine.ts";

const REPOSITORY = fileURLToPath(new URL("../..", import.meta.url));
const CONTAINERFILE = join(REPOSITORY, "deploy/container/Containerfile");

export const BASE_IMAGE = "localhost/netmon-test-base:1";
export const NETMON_IMAGE = "localhost/netmon-test:1";
export const NEXT_NETMON_IMAGE = "localhost/netmon-test:2";
/** Where the package is in the image. */
export const PROGRAM = ["node", "/opt/netmon/package/netmon"];

/** Makes the images; returns the directory of the unpacked package. */
export function buildImages(engine: Engine): string {
  const context = join(engine.directory, "context");
  const unpacked = join(engine.directory, "unpacked");
  for (const directory of [context, unpacked]) mkdirSync(directory);
  const given = process.env.NETMON_PACKAGE;
  const archive = join(context, "netmon.tgz");
  if (given) run("cp", [given, archive]);
  else run("bash", [join(REPOSITORY, "deploy/package/pack.sh"), archive, process.arch]);
  run("tar", ["-xzf", archive, "-C", unpacked]);
  const packageDirectory = join(unpacked, "package");
  const rootfs = join(engine.directory, "rootfs");
  makeRootfs(rootfs, nativeLibraries(packageDirectory));
  const tar = join(engine.directory, "rootfs.tar");
  run("tar", ["-C", rootfs, "-cf", tar, "."]);
  engine.podman(["import", "--change", "ENV PATH=/usr/bin", tar, BASE_IMAGE]);
  buildNetmonImage(engine, NETMON_IMAGE);
  return packageDirectory;
}

/** An image of the same package under another id: what an upgrade brings. */
export function buildNetmonImage(engine: Engine, image: string): void {
  const build = ["build", "--format", "docker", "--pull=never", "--isolation", "chroot", "--quiet"];
  const of = ["--label", `netmon.test.image=${image}`, "--build-arg", `BASE=${BASE_IMAGE}`];
  engine.podman([
    ...build,
    ...of,
    "--file",
    CONTAINERFILE,
    "--tag",
    image,
    join(engine.directory, "context"),
  ]);
}
