import { expect, test } from "vitest";
import { type DocumentsPublishedMail, documentsPublishedMail } from "./documents-published.mail.ts";

const document = (id: number, type: "invoice" | "credit_note" | "service_receipt" = "invoice") => ({
  id,
  type,
  number: `RE-${id}`,
  monthOfServiceDate: "2027-04",
  netAmount: 12_000,
  site: "Werk Süd",
});

const pathOf = (documents: DocumentsPublishedMail["documents"], count = documents.length) =>
  documentsPublishedMail({ greeting: { firstName: "Erika", lastName: "Muster" }, documents, count }).action
    ?.path;

test("the mail opens exactly the documents that it names", () => {
  expect(pathOf([document(7)])).toBe("/documents?documentType=invoice&document=7");
  expect(pathOf([document(7), document(9)])).toBe("/documents?documentType=invoice&documentIds=7,9");
  expect(pathOf([document(9, "credit_note"), document(7)])).toBe(
    "/documents?documentType=credit_note&documentIds=9,7",
  );
});

test("one that does not name all opens the list, of the type that those have which it names", () => {
  expect(pathOf([document(7), document(9)], 30)).toBe("/documents?documentType=invoice");
  expect(pathOf([document(7), document(9, "service_receipt")], 30)).toBe("/documents");
});
