import { invoiceFigures, receiptFigures } from "@kreislauf/contract/documents";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { testFigures, testLine, testReceiptFigures } from "../../../test/factories/document.ts";
import { withCustomerReferences, withOrderReferences } from "./customer-references.ts";

const site = { site_order_number: null, order_numbers: ["4500019999"] };
const order = (cost_centre: string, project = "", customer_order_number = "") => ({
  cost_centre,
  project,
  customer_order_number,
});
const figuresOf = (...orderNumbers: readonly string[]) =>
  z.parse(
    invoiceFigures,
    testFigures(orderNumbers.map((orderNumber) => testLine({ quantity: 1, unitPrice: 100, orderNumber }))),
  );

test.each([
  [
    "one order",
    [["1", order("4711", "P-1", "4500012873")]],
    "4711",
    "P-1",
    "4500012873",
    [undefined, undefined],
  ],
  [
    "orders that agree",
    [
      ["1", order("4711", "P-1", "A")],
      ["2", order("4711", "P-1", "A")],
    ],
    "4711",
    "P-1",
    "A",
    [undefined, undefined],
  ],
  [
    "orders that differ",
    [
      ["1", order("4711", "P-1", "A")],
      ["2", order("4720", "P-2", "B")],
    ],
    null,
    null,
    "4500019999",
    ["4711", "4720"],
  ],
  [
    "one order with a cost centre and one without",
    [
      ["1", order("4711")],
      ["2", order("")],
    ],
    null,
    null,
    "4500019999",
    ["4711", null],
  ],
] as const)(
  "an invoice over %s says what it is charged to",
  (_, orders, costCentre, project, number, lines) => {
    const [[first] = ["1"], [second] = [first]] = orders;
    const filled = withCustomerReferences(figuresOf(first, second), {
      site,
      order: undefined,
      ordersOfLines: new Map(orders),
    });
    expect(filled).toMatchObject({ costCentre, project, purchaseOrderNumber: number });
    expect(filled.lines.map((line) => line.costCentre)).toEqual(lines);
  },
);

test("what the provider says comes first", () => {
  const figures = { ...figuresOf("1", "2"), costCentre: "9000", project: "P-9", purchaseOrderNumber: "X" };
  const ordersOfLines = new Map([["1", order("4711", "P-1", "A")]]);
  expect(withCustomerReferences(figures, { site, order: undefined, ordersOfLines })).toMatchObject({
    costCentre: "9000",
    project: "P-9",
    purchaseOrderNumber: "X",
  });
});

test("a receipt has cost centre and project of its order", () => {
  const figures = z.parse(receiptFigures, testReceiptFigures());
  expect(withOrderReferences(figures, order("4711", "P-1"))).toMatchObject({
    costCentre: "4711",
    project: "P-1",
  });
  expect(withOrderReferences(figures, undefined)).toMatchObject({ costCentre: null, project: null });
  expect(withOrderReferences({ ...figures, costCentre: "9000" }, order("4711"))).toMatchObject({
    costCentre: "9000",
  });
});
