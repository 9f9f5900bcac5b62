import fc from "fast-check";
import { expect, test } from "vitest";
import { invoiceTotals } from "../documents/index.ts";
import { splitGross } from "./split-gross.rules.ts";

const line = (netAmount: number, costCentre: string | null, vatRate = 19) => ({
  description: "Leeren",
  note: null,
  quantity: 1,
  unit: "piece" as const,
  unitPrice: Math.abs(netAmount),
  netAmount,
  vatRate,
  serviceDate: "2027-02-12",
  orderNumber: null,
  serviceReceiptNumber: null,
  weightKg: null,
  costCentre,
});
const split = (lines: readonly ReturnType<typeof line>[]) =>
  splitGross({ lines: [...lines], vat: invoiceTotals(lines).vat, costCentre: "Zentrale" });

test("lines without a cost centre have that of the invoice, and rates stay apart", () => {
  expect(split([line(10_000, "KST-1"), line(5_000, null), line(2_000, null, 7)])).toEqual([
    { costCentre: "KST-1", vatRate: 19, grossAmount: 11_900 },
    { costCentre: "Zentrale", vatRate: 19, grossAmount: 5_950 },
    { costCentre: "Zentrale", vatRate: 7, grossAmount: 2_140 },
  ]);
});

test("the cent that is left goes to the largest fraction", () => {
  expect(split([line(1, "A"), line(1, "B"), line(1, "C")]).map(({ grossAmount }) => grossAmount)).toEqual([
    2, 1, 1,
  ]);
});

test("whatever the lines, also a thousand and negative ones, the parts add up to the cent", () => {
  const lines = fc.array(
    fc.record({
      net: fc.integer({ min: -500_000, max: 500_000 }),
      centre: fc.constantFrom("A", "B", "C", null),
      rate: fc.constantFrom(19, 7),
    }),
    { minLength: 1, maxLength: 1_000 },
  );
  fc.assert(
    fc.property(lines, (drawn) => {
      const all = drawn.map(({ net, centre, rate }) => line(net, centre, rate));
      const totals = invoiceTotals(all);
      fc.pre(totals.vat.every(({ netAmount }) => netAmount !== 0));
      const sum = split(all).reduce((added, { grossAmount }) => added + grossAmount, 0);
      expect(sum).toBe(totals.grossAmount);
    }),
  );
});
