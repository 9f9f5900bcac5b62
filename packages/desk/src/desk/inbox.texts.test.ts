import { expect, test } from "vitest";
import { inboxTexts } from "./inbox.texts.ts";

test.each([
  ["confirm", "1 order confirmed", "2 orders confirmed, 1 not"],
  ["propose", "Another date proposed for 1 order", "Another date proposed for 2 orders, not for 1"],
  ["execute", "1 order reported as carried out", "2 orders reported as carried out, 1 not"],
  ["fail", "1 order reported as a failed trip", "2 orders reported as failed trips, 1 not"],
  ["move", "1 order moved", "2 orders moved, 1 not"],
  ["cancel", "1 order cancelled", "2 orders cancelled, 1 not"],
  ["correct", "1 order corrected", "2 orders corrected, 1 not"],
  ["redeclare", "1 order redeclared", "2 orders redeclared, 1 not"],
] as const)("what was answered with %s is said of one order and of several", (kind, one, several) => {
  expect(inboxTexts.en.bulkDone(kind, 1, 0)).toBe(one);
  expect(inboxTexts.en.bulkDone(kind, 2, 1)).toBe(several);
});

test("where some were refused, another date is said to be proposed for the others", () => {
  expect(inboxTexts.de.bulkDone("propose", 1, 2)).toBe(
    "Für 1 Auftrag anderer Termin vorgeschlagen, für 2 nicht",
  );
});
