import type { NotificationEntry } from "@kreislauf/contract/notifications";
import { expect, test } from "vitest";
import { notificationHref } from "./notification-content.ts";

const entry: NotificationEntry = {
  id: 1,
  kind: "documents_published",
  happenedAt: "2027-05-19T08:00:00Z",
  isUnread: true,
  needsAnswer: false,
  isToDo: false,
  subjectId: null,
  orderNumber: null,
  wasteType: null,
  site: "Kassel",
  siteId: 7,
  by: "Entsorger",
  details: {},
};

test.each<[what: string, change: Partial<NotificationEntry>, href: string]>([
  ["one document", { subjectId: 31 }, "#/documents?document=31"],
  [
    "several documents",
    { details: { documents: 2, documentIds: [31, 32], documentType: "credit_note" } },
    "#/documents?site=7&documentType=credit_note&documentIds=31%2C32",
  ],
  [
    "very many documents, or an entry from before they were named",
    { details: { documents: 400 } },
    "#/documents?site=7",
  ],
  ["a proof that ends", { kind: "proof_ending", subjectId: 3 }, "#/proofs?site=7"],
  ["a deactivated site", { kind: "site_deactivated", subjectId: 7 }, "#/settings/location/7"],
])("%s leads to exactly that", (_, change, href) => {
  expect(notificationHref({ ...entry, ...change })).toBe(href);
});
