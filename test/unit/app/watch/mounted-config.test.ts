import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ConfigFiles } from "../../../../src/app/config-files.ts";

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
