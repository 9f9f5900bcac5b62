import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { containerAction } from "../catalog/index.ts";
import { lineAmount } from "../documents/index.ts";
import type { PriceList } from "../purchasing/index.ts";
import {
  type ChargedLine,
  type ChargedOrder,
  checkInvoice,
  checkTotals,
  type EarlierLine,
  type InvoiceFacts,
} from "./invoice-check.rules.ts";

const price = (unit: "haul" | "piece" | "tonne", cents: number) => ({
  unit,
  cents,
  vatRate: 19,
  containerActionId: null,
});
const list = (validFrom: string, ...prices: PriceList["prices"]): PriceList => ({
  validFrom,
  version: `Preisliste ${validFrom.slice(0, 7)}`,
  terms: null,
  prices,
});
const lists = [
  list("2026-01-01", price("piece", 1_840), price("tonne", 16_000)),
  list("2026-04-01", price("piece", 1_900), price("tonne", 17_000)),
];
const order = (wish: Partial<ChargedOrder> = {}): ChargedOrder => ({
  amount: 2,
  containerActionId: containerAction.empty,
  executedOn: "2026-03-12",
  weightKg: 2_860,
  isFree: false,
  priceLists: lists,
  ...wish,
});
const line = (wish: Partial<ChargedLine> = {}): ChargedLine => {
  const all = {
    description: "Leerung",
    quantity: 2,
    unit: "piece" as const,
    unitPrice: 1_840,
    serviceDate: "2026-03-12",
    orderNumber: "1048233",
    serviceReceiptNumber: null,
    ...wish,
  };
  return { netAmount: lineAmount(all), ...all };
};
const tonnes = (quantity: number, wish: Partial<ChargedLine> = {}) =>
  line({ description: "Verwertung", unit: "tonne", unitPrice: 16_000, quantity, ...wish });
const facts = (wish: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  orders: new Map([["1048233", order()]]),
  earlier: [],
  rents: [],
  ...wish,
});
const knowing = (wish: Partial<ChargedOrder>) => facts({ orders: new Map([["1048233", order(wish)]]) });
const onEarlier = (each: ChargedLine): EarlierLine => ({ ...each, document: { id: 7, number: "RE-1" } });
const checkOne = (each: ChargedLine, known = facts()) => checkInvoice([each], known)[0];

describe("a right line is never marked", () => {
  test.each([
    ["amount and price agree", line(), facts()],
    ["a weight and its price agree", tonnes(2.86), facts()],
    ["the weight is in kilograms", tonnes(0, { unit: "kilogram", quantity: 2_860, unitPrice: 16 }), facts()],
    ["a part of the amount is charged", line({ quantity: 1 }), facts()],
    ["the other part follows", line({ quantity: 1 }), facts({ earlier: [onEarlier(line({ quantity: 1 }))] })],
    [
      "an earlier one was credited",
      line(),
      facts({ earlier: [onEarlier(line()), onEarlier(line({ quantity: -2 }))] }),
    ],
    [
      "the order was carried out under the next list",
      line({ unitPrice: 1_900 }),
      knowing({ executedOn: "2026-04-01" }),
    ],
    ["a cent is rounding", line({ netAmount: 3_681 }), facts()],
    ["a cent less is rounding", line({ netAmount: 3_679 }), facts()],
    [
      "another service of the same order",
      line({ description: "Kran" }),
      facts({ earlier: [onEarlier(line())] }),
    ],
    ["rent has a price by the month", line({ orderNumber: null, unitPrice: 900 }), facts({ rents: [900] })],
    [
      "so has rent on the invoice of an order",
      line({ hasOrderOfDocument: true, unitPrice: 900 }),
      facts({ rents: [900] }),
    ],
  ])("%s", (_, each, known) => {
    expect(checkOne(each, known)).toMatchObject({ result: "matches", deviations: [] });
  });

  test.each([
    ["no price is agreed", line({ unitPrice: 77 }), knowing({ priceLists: [] }), "no_price"],
    ["hours have no agreed price", line({ unit: "hour", unitPrice: 6_000 }), facts(), "no_price"],
    ["it has not been weighed yet", tonnes(2.86), knowing({ weightKg: null }), "waits_for_weight"],
    ["a negative line", line({ quantity: -9, orderNumber: null }), facts(), "credit"],
  ] as const)("%s", (_, each, known, result) => {
    expect(checkOne(each, known)).toMatchObject({ result, deviations: [] });
  });
});

describe("a wrong line is marked with its difference", () => {
  test.each([
    ["its order is unknown", line({ orderNumber: "9" }), facts(), "no_order", 3_680],
    [
      "it names no order",
      line({ orderNumber: null, quantity: 1, unitPrice: 6_742 }),
      facts(),
      "no_order",
      6_742,
    ],
    ["it is charged twice", line(), facts({ earlier: [onEarlier(line())] }), "billed_twice", 3_680],
    ["one too many", line({ quantity: 3 }), facts(), "amount", 1_840],
    ["a weight too high", tonnes(3.12), facts(), "weight", 4_160],
    ["a weight too low", tonnes(2.6), facts(), "weight", -4_160],
    ["a kilogram too much", tonnes(2.861), facts(), "weight", 16],
    ["a price too high", line({ unitPrice: 1_842 }), facts(), "price", 4],
    ["a price too low", line({ unitPrice: 1_800 }), facts(), "price", -80],
    ["two cents are no rounding", line({ netAmount: 3_682 }), facts(), "price", 2],
    [
      "the list of the day after",
      line({ unitPrice: 1_900 }),
      knowing({ executedOn: "2026-03-31" }),
      "price",
      120,
    ],
  ] as const)("%s", (_, each, known, kind, difference) => {
    const checked = checkOne(each, known);
    expect(checked).toMatchObject({ result: "deviates", deviations: [{ kind, difference }] });
    expect(checked?.expectedAmount).toBe(each.netAmount - difference);
  });

  test("rent on the invoice of an order takes no price of another line", () => {
    const rent = line({ hasOrderOfDocument: true, description: "Miete", unitPrice: 900 });
    const [, haul] = checkInvoice([rent, line({ quantity: 1, unitPrice: 6_000 })], {
      ...knowing({ priceLists: [list("2026-01-01", price("haul", 5_000))] }),
      rents: [900],
    });
    expect(haul).toMatchObject({ deviations: [{ kind: "price", difference: 1_000 }] });
  });

  test("a line that names an order is not taken for rent", () => {
    expect(checkOne(line({ unitPrice: 900 }), facts({ rents: [900] }))?.deviations).toMatchObject([
      { kind: "price", difference: -1_880 },
    ]);
  });

  test("it names the invoice that charges it, too", () => {
    expect(checkOne(line(), facts({ earlier: [onEarlier(line())] }))?.alsoOn).toEqual({
      id: 7,
      number: "RE-1",
    });
  });

  test("weight and price are told apart, and add up", () => {
    const checked = checkOne(tonnes(3, { unitPrice: 16_500 }));
    expect(checked?.deviations).toEqual([
      { kind: "weight", difference: 2_240 },
      { kind: "price", difference: 1_500 },
    ]);
  });
});

test("the second of two equal lines is charged twice, where one would do", () => {
  const [first, second] = checkInvoice([line(), line()], facts());
  expect([first?.result, second?.deviations[0]?.kind]).toEqual(["matches", "billed_twice"]);
});

test("trip and service are told apart by their prices, and what is neither has no agreed price", () => {
  const known = knowing({ priceLists: [list("2026-01-01", price("haul", 12_800), price("piece", 1_840))] });
  const checked = checkInvoice(
    [
      line({ description: "Standzeit", quantity: 1, unitPrice: 3_000 }),
      line(),
      line({ description: "Tour", quantity: 1, unitPrice: 12_800 }),
    ],
    known,
  );
  expect(checked.map(({ result }) => result)).toEqual(["no_price", "matches", "matches"]);
});

test("over 1,000 lines the differences and the expected amounts add up to the total, to the cent", () => {
  const any = fc.record({
    quantity: fc.integer({ min: -3_000, max: 9_000 }).map((value) => value / 1_000),
    unit: fc.constantFrom("piece" as const, "tonne" as const, "kilogram" as const, "hour" as const),
    unitPrice: fc.integer({ min: 0, max: 30_000 }),
    orderNumber: fc.constantFrom("1048233", "9", null),
    description: fc.constantFrom("Leerung", "Verwertung"),
  });
  fc.assert(
    fc.property(fc.array(any, { minLength: 1_000, maxLength: 1_000 }), (wishes) => {
      const lines = wishes.map((wish) => line(wish));
      const checked = checkInvoice(lines, facts());
      let [net, expected] = [0, 0];
      for (const [index, { netAmount }] of lines.entries()) {
        const { expectedAmount = null, deviations = [] } = checked[index] ?? {};
        net += netAmount;
        expected += deviations.length > 0 ? (expectedAmount ?? 0) : netAmount;
      }
      expect(checkTotals(lines, checked)).toEqual({
        netAmount: net,
        expectedAmount: expected,
        difference: net - expected,
      });
    }),
    { numRuns: 5 },
  );
});

test("a second trip costs nothing, whatever prices are agreed", () => {
  const free = knowing({ isFree: true });
  expect(checkInvoice([line(), tonnes(2.86), line({ unitPrice: 0 })], free)).toMatchObject([
    { result: "deviates", expectedAmount: 0, deviations: [{ kind: "price", difference: 3_680 }] },
    { result: "deviates", expectedAmount: 0, deviations: [{ kind: "price", difference: 45_760 }] },
    { result: "matches", expectedAmount: 0, deviations: [] },
  ]);
});
