import type { OrderPrice } from "@kreislauf/contract/purchasing";

/** The firm price of emptying two containers and a trip, from a price list. Amounts are in cents. */
export const firmPriceFixture: OrderPrice = {
  kind: "firm",
  lines: [
    { unit: "haul", quantity: 1, unitPrice: 2_400, vatRate: 19, netAmount: 2_400 },
    { unit: "piece", quantity: 2, unitPrice: 1_840, vatRate: 19, netAmount: 3_680 },
  ],
  vat: [{ rate: 19, netAmount: 6_080, vatAmount: 1_155 }],
  netAmount: 6_080,
  grossAmount: 7_235,
  weightKg: null,
  weights: [],
  version: "Preisliste 2026-01",
  terms: "Bedingungen vom 01.10.2025",
  validFrom: "2026-01-01",
};

/** The price of a trip and of an estimated 1.28 tonnes, the median weight of three earlier executions. */
export const estimatedPriceFixture: OrderPrice = {
  ...firmPriceFixture,
  kind: "estimated",
  lines: [
    { unit: "haul", quantity: 1, unitPrice: 12_800, vatRate: 19, netAmount: 12_800 },
    { unit: "tonne", quantity: 1.28, unitPrice: 6_850, vatRate: 19, netAmount: 8_768 },
  ],
  vat: [{ rate: 19, netAmount: 21_568, vatAmount: 4_098 }],
  netAmount: 21_568,
  grossAmount: 25_666,
  weightKg: 1_280,
  weights: [1_280, 1_340, 1_105].map((weightKg, index) => ({
    orderId: index + 1,
    executedOn: "2027-03-24",
    amount: 1,
    weightKg,
  })),
};
