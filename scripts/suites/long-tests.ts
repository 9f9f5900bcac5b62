import { isAmong, type TestPaths } from "./leave-out.ts";

/**
 * Tests that take long: screens in a browser, every call of the API, random lives of orders, races, backups, the
 * command line, the demo's data, query plans with thousands of rows, archives, second factors with real key derivation,
 * mails that are sent again after a failure, and servers that do not answer. `npm test` leaves them out and so stays
 * under ten minutes; .ci/run runs them.
 */
export const longTests: TestPaths = [
  "packages/desk/src/**/*.test.tsx",
  "packages/server/src/desk/inbox/inbox-plans.test.ts",
  "packages/server/src/documents/query-plans.test.ts",
  "packages/server/src/documents/reading/zip-documents.test.ts",
  "packages/server/src/exports/download-export.test.ts",
  "packages/server/src/exports/export-jobs.test.ts",
  "packages/server/src/exports/query-plans.test.ts",
  "packages/server/src/invoices/checked-filter-plans.test.ts",
  "packages/server/src/labels/many-scans.test.ts",
  "packages/server/src/main.test.ts",
  "packages/server/src/notifications/deliver-mails.test.ts",
  "packages/server/src/notifications/mail-outage.test.ts",
  "packages/server/src/notifications/mail-server-hangs.test.ts",
  "packages/server/src/notifications/mail-toggles.test.ts",
  "packages/server/src/operator/",
  "packages/server/src/orders/actions/transition-order-races.test.ts",
  "packages/server/src/orders/jobs/cycle-simulation.test.ts",
  "packages/server/src/orders/query-plans.test.ts",
  "packages/server/src/orders/random-order-lives.test.ts",
  "packages/server/src/orders/reading/order-phases.test.ts",
  "packages/server/src/provider/webhooks/",
  "packages/server/src/seed/",
  "packages/server/src/session/company-sign-in/",
  "packages/server/src/session/second-factor/",
  "packages/server/src/session/sign-in-burst.test.ts",
  "packages/server/src/staff/staff-second-factor.test.ts",
  "packages/server/test/second-formulation/",
  "packages/server/test/suites/",
  "packages/web/src/**/*.test.tsx",
];

export const isLongTest = (file: string): boolean => isAmong(file, longTests);
