/**
 * Beginnings of the paths of the tests that `npm run test:security` runs: on permissions, hostile input, tokens,
 * limits, uploads, and the data that leaves the portal.
 */
export const securityTests: readonly string[] = [
  "packages/server/test/suites/every-endpoint",
  "packages/server/test/suites/every-desk-endpoint",
  "packages/server/test/suites/company-key",
  "packages/server/test/suites/fuzzed-calls",
  "packages/server/test/suites/company-data",
  "packages/server/test/suites/text-fields",
  "packages/server/test/suites/audited-exports",
  "packages/server/src/session/",
  "packages/server/src/staff/",
  "packages/server/src/desk/impersonation/",
  "packages/server/src/base/http/",
  "packages/server/src/base/files/",
  "packages/server/src/base/limit-concurrency",
  "packages/server/src/base/config",
  "packages/server/src/monitoring/metrics",
  "packages/server/src/orders/photos/",
  "packages/server/src/provider/webhooks/",
  "packages/server/src/notifications/push",
];
