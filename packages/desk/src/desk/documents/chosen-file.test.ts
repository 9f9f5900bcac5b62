import { expect, test } from "vitest";
import { type ChosenFile, dateOf, isWorkedOn, stateOf } from "./chosen-file.ts";

const nothing = { type: null, customer: null, site: null, number: null, month: null, date: null };
const existing = {
  id: 5,
  companyId: 1,
  siteId: 2,
  version: 1,
  netAmount: 36_200,
  publishedOn: "2027-03-01T08:00:00Z",
  hasSameContent: false,
  isCorrectable: true,
};
const fileOf = (wish: Partial<ChosenFile>): ChosenFile => ({
  key: "1",
  file: new File([], "RE_20009_7_2027-02.pdf"),
  contentHash: "0",
  problem: null,
  read: nothing,
  type: "invoice",
  number: "7",
  customerNumber: "20009",
  companyId: null,
  siteNumber: null,
  siteId: null,
  period: "02.2027",
  date: null,
  amount: "326,00",
  orderNumber: null,
  correctsNumber: "",
  reason: "",
  finding: { companyId: 1, siteId: 2, existing: null },
  refusal: null,
  ...wish,
});

test.each([
  ["complete", {}, { kind: "ready" }],
  ["not a PDF", { problem: "document_unusable" }, { kind: "unusable", problem: "document_unusable" }],
  ["not looked at", { finding: null }, { kind: "checking" }],
  ["without type", { type: null }, { kind: "incomplete", missing: ["type"] }],
  ["without number", { number: " " }, { kind: "incomplete", missing: ["number"] }],
  [
    "of nobody",
    { finding: { companyId: null, siteId: null, existing: null } },
    { kind: "incomplete", missing: ["customer"] },
  ],
  [
    "of a customer with several sites",
    { finding: { companyId: 1, siteId: null, existing: null } },
    { kind: "incomplete", missing: ["site"] },
  ],
  ["without period", { period: "13.2027" }, { kind: "incomplete", missing: ["period"] }],
  [
    "of which nothing is known",
    {
      type: null,
      number: "",
      period: "",
      amount: "",
      finding: { companyId: null, siteId: null, existing: null },
    },
    { kind: "incomplete", missing: ["type", "number", "customer", "period"] },
  ],
  ["without amount", { amount: "" }, { kind: "incomplete", missing: ["amount"] }],
  ["a receipt without amount", { type: "service_receipt", amount: "" }, { kind: "ready" }],
  [
    "a cancellation of nothing",
    { type: "cancellation_invoice" },
    { kind: "incomplete", missing: ["corrects"] },
  ],
  [
    "published with the same content",
    { amount: "", finding: { companyId: 1, siteId: 2, existing: { ...existing, hasSameContent: true } } },
    { kind: "unchanged" },
  ],
  [
    "published with another amount",
    {
      reason: "Zahlendreher",
      finding: { companyId: 1, siteId: 2, existing: { ...existing, hasSameContent: true } },
    },
    { kind: "replaces" },
  ],
  [
    "published with other content",
    { finding: { companyId: 1, siteId: 2, existing } },
    { kind: "incomplete", missing: ["reason"] },
  ],
  [
    "corrected",
    { reason: "Zahlendreher", finding: { companyId: 1, siteId: 2, existing } },
    { kind: "replaces" },
  ],
  [
    "published at another site",
    { reason: "Zahlendreher", finding: { companyId: 1, siteId: 2, existing: { ...existing, siteId: 3 } } },
    { kind: "elsewhere" },
  ],
  [
    "published with figures",
    { finding: { companyId: 1, siteId: 2, existing: { ...existing, isCorrectable: false } } },
    { kind: "uncorrectable" },
  ],
] as const)("a file that is %s", (_name, wish, state) => expect(stateOf(fileOf(wish))).toEqual(state));

test.each([
  ["02.2027", null, "2027-02-28"],
  ["03.2027", null, "2027-03-10"],
  ["24.02.2027", null, "2027-02-24"],
  ["02.2027", "2027-03-02", "2027-03-02"],
] as const)("the date of %s (%s)", (period, date, expected) =>
  expect(dateOf(fileOf({ period, date }), "2027-03-10")).toBe(expected),
);

const asRead = fileOf({
  read: { ...nothing, type: "invoice", customer: "20009", number: "7", month: "2027-02" },
  amount: "",
});

test("a row that says what its file's name said is not worked on", () => {
  expect(isWorkedOn(asRead)).toBe(false);
  const known = { ...nothing, customer: "20009" };
  const day = { ...known, date: "2027-02-24", month: "2027-02" } as const;
  expect(isWorkedOn({ ...asRead, type: null, number: "", period: "24.02.2027", read: day })).toBe(false);
  expect(isWorkedOn({ ...asRead, type: null, number: "", period: "", read: known })).toBe(false);
});

test.each([
  ["type", { type: "credit_note" }],
  ["number", { number: "8" }],
  ["customer", { companyId: 1 }],
  ["site", { siteId: 2 }],
  ["period", { period: "03.2027" }],
  ["customer's number", { customerNumber: "70001" }],
  ["site's number", { siteNumber: "2" }],
  ["day", { date: "2027-02-24" }],
  ["amount", { amount: "1" }],
  ["order", { orderNumber: "1048401" }],
  ["cancelled document", { correctsNumber: "6" }],
  ["reason", { reason: "Z" }],
] as const)("a row is worked on by its %s alone", (_name, typed) =>
  expect(isWorkedOn({ ...asRead, ...typed })).toBe(true),
);
