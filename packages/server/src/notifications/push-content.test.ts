import { expect, test } from "vitest";
import { pushContent } from "./push-content.ts";

test.each([
  ["order_message", "/order/7"],
  ["quote_received", "/quote/7"],
  ["container_reported", "/container-report/7"],
  ["dispute_answered", "/documents/invoice/7"],
  ["approval_requested", "/approvals?request=7"],
  ["budget_used_up", "/budgets?year=2027"],
  ["inquiry_answered", "/agreements"],
])("a push message about %s opens %s", (kind, path) => {
  const notification = { id: 1, kind, subject_id: 7, waste: null, site: null, details: { year: 2027 } };
  expect(pushContent(notification, "de").path).toBe(path);
});
