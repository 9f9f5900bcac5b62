import { expect, test } from "vitest";
import { maxInquiryTextLengths } from "./agreements.codes.ts";
import { inquiryCreation } from "./inquiries.schema.ts";

const own = {
  serviceLocationId: 1,
  wasteTypeId: 502,
  containerTypeId: 585,
  customWasteType: "Kühlschmierstoff",
  customContainerType: "Spannringfass",
  customContainerSize: "120 l",
};
const { custom, size, amount, note } = maxInquiryTextLengths;

test.each([
  ["customWasteType", custom],
  ["customContainerType", custom],
  ["customContainerSize", size],
  ["amount", amount],
  ["note", note],
] as const)("%s holds one character less than %i, as many, and not one more", (field, longest) => {
  const fits = (length: number) => inquiryCreation.safeParse({ ...own, [field]: "x".repeat(length) }).success;
  expect([longest - 1, longest, longest + 1].map(fits)).toEqual([true, true, false]);
});

test.each([
  [0, false],
  [1, true],
  [1_000_000, true],
  [1_000_001, false],
  [1.5, false],
])("an amount of %d fits: %s", (number, fits) => {
  expect(inquiryCreation.safeParse({ ...own, amount: number }).success).toBe(fits);
});
