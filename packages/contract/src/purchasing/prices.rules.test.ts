import * as fc from "fast-check";
import { expect, test } from "vitest";
import { permission } from "../base/index.ts";
import { containerAction } from "../catalog/index.ts";
import { estimatedWeight, mayReadPrices, median, priceListOn, priceOrder } from "./prices.rules.ts";
import type { PriceList, WeighedExecution } from "./prices.schema.ts";

const price = (unit: PriceList["prices"][number]["unit"], cents: number, action: number | null = null) => ({
  unit,
  cents,
  vatRate: 19,
  containerActionId: action as PriceList["prices"][number]["containerActionId"],
});
const list = (validFrom: string, ...prices: PriceList["prices"]): PriceList => ({
  validFrom,
  version: `Preisliste ${validFrom}`,
  terms: "Bedingungen vom 01.10.2025",
  prices,
});
const weighed = (...kilograms: readonly number[]): WeighedExecution[] =>
  kilograms.map((weightKg, index) => ({ orderId: index + 1, executedOn: "2026-03-24", amount: 1, weightKg }));
const wish = { containerActionId: containerAction.empty, amount: 1, day: "2026-04-09" } as const;

test.each([
  ["2025-12-31", undefined],
  ["2026-01-01", "2026-01-01"],
  ["2026-03-31", "2026-01-01"],
  ["2026-04-01", "2026-04-01"],
])("on %s the list in force is that of %s", (day, validFrom) => {
  expect(priceListOn([list("2026-01-01"), list("2026-04-01")], day)?.validFrom).toBe(validFrom);
});

test.each([
  [[3], 3],
  [[1, 3], 2],
  [[5, 1, 3], 3],
  [[1_280, 1_340, 1_105, 1_260, 1_415], 1_280],
])("the median of %j is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});

test.each([
  ["no execution", [], null],
  ["two executions", [1_280, 1_340], null],
  ["three executions", [1_280, 1_340, 1_105], 1_280],
  ["six executions, of which the oldest does not count", [1_280, 1_340, 1_105, 1_260, 1_415, 9_999], 1_280],
] as const)("a weight is estimated from %s", (_, weights, expected) => {
  expect(estimatedWeight(weighed(...weights), 1)).toBe(expected);
});

test("a weight is that of one container times their number", () => {
  const executions = weighed(1_000, 2_000, 3_000).map((each) => ({ ...each, amount: 2 }));
  expect(estimatedWeight(executions, 3)).toBe(3_000);
});

test("without weights an order has a firm price", () => {
  const lists = [list("2026-01-01", price("piece", 1_840), price("haul", 2_400), price("month", 900))];
  expect(priceOrder(lists, { ...wish, amount: 2 }, [])).toMatchObject({
    kind: "firm",
    lines: [
      { unit: "haul", quantity: 1, netAmount: 2_400 },
      { unit: "piece", quantity: 2, netAmount: 3_680 },
    ],
    netAmount: 6_080,
    vat: [{ rate: 19, netAmount: 6_080, vatAmount: 1_155 }],
    grossAmount: 7_235,
    weights: [],
  });
});

test("by the tonne it is estimated from the median", () => {
  const lists = [list("2026-01-01", price("haul", 12_800), price("tonne", 6_850))];
  const estimated = priceOrder(lists, wish, weighed(1_280, 1_340, 1_105, 1_260, 1_415));
  expect(estimated).toMatchObject({
    kind: "estimated",
    weightKg: 1_280,
    netAmount: 21_568,
    grossAmount: 25_666,
    validFrom: "2026-01-01",
  });
  expect(estimated.weights).toHaveLength(5);
});

test("with too few weights only the price of a tonne is known", () => {
  const lists = [list("2026-01-01", price("haul", 12_800), price("tonne", 6_850))];
  expect(priceOrder(lists, wish, weighed(1_280, 1_340))).toMatchObject({
    kind: "per_tonne",
    lines: [{ netAmount: 12_800 }, { unit: "tonne", quantity: null, unitPrice: 6_850, netAmount: null }],
    netAmount: null,
    grossAmount: null,
  });
});

test("a weight that is known makes it firm", () => {
  const lists = [list("2026-01-01", price("haul", 12_800), price("tonne", 6_850))];
  expect(priceOrder(lists, { ...wish, weightKg: 1_220 }, weighed(1, 2, 3))).toMatchObject({
    kind: "firm",
    netAmount: 21_157,
    weights: [],
  });
});

test("the price of an action goes before that of all", () => {
  const lists = [list("2026-01-01", price("haul", 100), price("haul", 200, containerAction.empty))];
  expect(priceOrder(lists, wish, []).netAmount).toBe(200);
  expect(priceOrder(lists, { ...wish, containerActionId: containerAction.exchange }, []).netAmount).toBe(100);
});

test.each([
  ["nothing is agreed", []],
  ["the first list begins later", [list("2026-04-10", price("haul", 100))]],
  ["an empty list ended the prices", [list("2026-01-01", price("haul", 100)), list("2026-04-01")]],
  ["only rent is agreed", [list("2026-01-01", price("month", 900))]],
])("there is no price where %s", (_, lists) => {
  expect(priceOrder(lists, wish, [])).toMatchObject({ kind: "none", lines: [], netAmount: null });
});

test("the lines add up to the total, whatever is priced", () => {
  const cents = fc.integer({ min: -100_000, max: 1_000_000 });
  fc.assert(
    fc.property(
      fc.tuple(cents, cents, cents),
      fc.integer({ min: 1, max: 999 }),
      fc.array(fc.integer({ min: 1, max: 40_000 }), { minLength: 3, maxLength: 5 }),
      ([haul, piece, tonne], amount, weights) => {
        const lists = [list("2026-01-01", price("haul", haul), price("piece", piece), price("tonne", tonne))];
        const { lines, netAmount, vat, grossAmount } = priceOrder(
          lists,
          { ...wish, amount },
          weighed(...weights),
        );
        const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
        expect(sum(lines.map((line) => line.netAmount ?? 0))).toBe(netAmount);
        expect((netAmount ?? 0) + sum(vat.map(({ vatAmount }) => vatAmount))).toBe(grossAmount);
      },
    ),
  );
});

test.each([
  ["orderers", [permission.orderManager], true, true],
  ["orderers", [], false, true],
  ["documents", [permission.orderManager, permission.approver], true, false],
  ["documents", [permission.documentManager], true, true],
  ["documents", [permission.documentViewer], true, true],
  ["documents", [permission.documentManager], false, false],
  ["documents", [permission.purchaser], false, true],
] as const)("set to %s, rights %j with documents %s: %s", (readers, held, documentsEnabled, sees) => {
  expect(mayReadPrices(readers, { permissions: new Set<number>(held), documentsEnabled })).toBe(sees);
});
