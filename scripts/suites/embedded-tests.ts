import type { TestPaths } from "./leave-out.ts";

/**
 * Tests that .ci/run always runs on the embedded database: storing data, starting and backing up, one call of each
 * route, and the packages whose tests run in no other suite. All tests of the server run on PostgreSQL before; those
 * not listed here run on the embedded database at the end, if there is time.
 */
export const embeddedTests: TestPaths = [
  "packages/bench/",
  "packages/desk/",
  "packages/e2e/",
  "packages/reliability/",
  "packages/server/src/base/",
  "packages/server/src/main.test.ts",
  "packages/server/src/operator/",
  "packages/server/test/",
  "packages/ui/",
  "scripts/",
];
