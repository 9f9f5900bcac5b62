/**
 * What .ci/run always runs on the embedded database: every package but the server, what the server keeps, starts and
 * backs up there, and each route once. PostgreSQL runs all tests of the server before; the others follow on the
 * embedded database where there is time.
 */
export const embeddedTests: readonly string[] = [
  "packages/bench/",
  "packages/contract/",
  "packages/desk/",
  "packages/e2e/",
  "packages/reliability/",
  "packages/server/src/base/",
  "packages/server/src/main.test.ts",
  "packages/server/src/operator/",
  "packages/server/test/",
  "packages/ui/",
  "packages/web/",
  "scripts/",
];
