/**
 * Folders and files of tests that take minutes: every call of the API, whole lives at random, backups, the command line
 * and the demo's data. `npm test` leaves them out, .ci/run runs them.
 */
export const longTests: readonly string[] = [
  "packages/server/src/main.test.ts",
  "packages/server/src/operator/backup/",
  "packages/server/src/operator/commands/",
  "packages/server/src/orders/jobs/cycle-simulation.test.ts",
  "packages/server/src/orders/random-order-lives.test.ts",
  "packages/server/src/seed/",
  "packages/server/test/suites/",
];

export const isLongTest = (file: string): boolean => longTests.some((start) => file.startsWith(start));
