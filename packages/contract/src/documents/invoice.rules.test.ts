import { expect, test } from "vitest";
import type { DocumentType } from "./documents.codes.ts";
import { signedNetAmount } from "./invoice.rules.ts";

test.each<[DocumentType, number, number | null, number]>([
  ["invoice", 9_640, null, 9_640],
  ["invoice", -9_640, null, -9_640],
  ["credit_note", 9_640, null, -9_640],
  ["credit_note", -9_640, 12_000, -9_640],
  ["cancellation_invoice", 9_640, 9_640, -9_640],
  ["cancellation_invoice", -9_640, 9_640, -9_640],
  // Cancelling an invoice with a negative amount makes that amount owed again.
  ["cancellation_invoice", -9_640, -9_640, 9_640],
  ["cancellation_credit_note", 9_640, -9_640, 9_640],
  ["cancellation_credit_note", -9_640, -9_640, 9_640],
  ["credit_note", 0, null, 0],
])("a %s of %i, for one of %o, counts %i", (type, netAmount, cancelled, signed) => {
  expect(signedNetAmount(type, netAmount, cancelled)).toBe(signed);
});
