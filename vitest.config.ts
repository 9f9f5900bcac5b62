import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/*/src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    environment: "node",
    pool: "forks",
    maxWorkers: 2,
    // A server test builds the app on a database of its own: seconds, and many on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Where many machines share few cores a test may need its second try.
    retry: process.env["CI"] === undefined ? 0 : 1,
  },
});
