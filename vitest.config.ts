import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    environment: "node",
    pool: "forks",
    maxWorkers: 2,
    // A server test builds the app on a database of its own; on two busy cores that takes seconds.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
