import { orderingRefusals } from "@kreislauf/contract/orders";
import { expect, it } from "vitest";
import { orderErrorField } from "./order-error-field.ts";

it("has a field for every refusal of ordering but those about the site or the agreement", () => {
  expect(orderingRefusals.filter((code) => orderErrorField(code) === null)).toEqual([
    "location_inactive",
    "agreement_ended",
  ]);
});

it("leaves what is about the whole order to the dialog", () => {
  expect(orderErrorField("idempotency_mismatch")).toBeNull();
  expect(orderErrorField("internal")).toBeNull();
});
