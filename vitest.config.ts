import { defineConfig } from "vitest/config";

/** Kernel tests share one machine: files run one after the other. */
export default defineConfig({
  test: {
    include: ["test/**/*.test.ts"],
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ["test/leaks.ts"],
  },
});
