import type { TestPaths } from "./leave-out.ts";

/**
 * What .ci/run always runs on the embedded database: what the server keeps, starts and backs up there, each route once,
 * and the packages that it does not run in New York anyway. PostgreSQL runs all tests of the server before; the others
 * follow on the embedded database where there is time.
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
