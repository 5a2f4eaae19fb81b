import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { ConfigFiles } from "../../../src/clients/session-config.ts";

it("takes up a changed ConfigMap, whose file stays the same link", async () => {
  const directory = mkdtempSync(join(tmpdir(), "netmon-configmap-"));
  const config = join(directory, "netmon.yaml");
  // as kubelet's AtomicWriter lays a volume out
  const write = (version: string, mode: string): void => {
    mkdirSync(join(directory, version));
    writeFileSync(join(directory, version, "netmon.yaml"), `sandbox: {network: {mode: ${mode}}}\n`);
    symlinkSync(version, join(directory, "..data_tmp"));
    renameSync(join(directory, "..data_tmp"), join(directory, "..data"));
  };
  write("..first", "observe");
  symlinkSync("..data/netmon.yaml", config);
  const files = new ConfigFiles({ config, mcpConfigs: [], env: {} });
  try {
    expect(files.load().config.sandbox.network.mode).toBe("observe");
    const changed = new Promise<void>((resolve) => files.onChange(resolve));
    write("..second", "enforce");
    await changed;
    expect(files.load().config.sandbox.network.mode).toBe("enforce");
  } finally {
    files.close();
    rmSync(directory, { recursive: true, force: true });
  }
});

it("takes up a file that changed after it was loaded and before it was watched", async () => {
  const directory = mkdtempSync(join(tmpdir(), "netmon-config-"));
  const config = join(directory, "netmon.yaml");
  writeFileSync(config, "sandbox: {network: {mode: observe}}\n");
  const files = new ConfigFiles({ config, mcpConfigs: [], env: {} });
  try {
    files.load();
    writeFileSync(config, "sandbox: {network: {mode: enforce}}\n");
    await new Promise<void>((resolve) => files.onChange(resolve));
    expect(files.load().config.sandbox.network.mode).toBe("enforce");
  } finally {
    files.close();
    rmSync(directory, { recursive: true, force: true });
  }
});

describe("a file that changes while it is watched", () => {
  const directory = mkdtempSync(join(tmpdir(), "netmon-config-"));
  const config = join(directory, "netmon.yaml");
  const write = (mode: string): void => writeFileSync(config, `sandbox: {network: {mode: ${mode}}}\n`);
  const open: ConfigFiles[] = [];
  const loaded = (): ConfigFiles => {
    const files = new ConfigFiles({ config, mcpConfigs: [], env: {} });
    open.push(files);
    files.load();
    return files;
  };
  beforeEach(() => write("observe"));
  afterEach(() => {
    for (const files of open.splice(0)) files.close();
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it("is told of once, though SIGHUP had it loaded first", async () => {
    const [files, other] = [loaded(), loaded()];
    let told = 0;
    files.onChange(() => told++);
    // hears of the same change, after it
    const changed = new Promise<void>((resolve) => other.onChange(resolve));
    write("enforce");
    files.load();
    await changed;
    expect(told).toBe(0);
    const again = new Promise<void>((resolve) => files.onChange(resolve));
    write("observe");
    await again;
  });

  it("is told of, though it never is quiet", async () => {
    const files = loaded();
    const writing = setInterval(() => write("enforce"), 20);
    try {
      await new Promise<void>((resolve) => files.onChange(resolve));
    } finally {
      clearInterval(writing);
    }
  });
});
