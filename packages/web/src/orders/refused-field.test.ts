import { orderingRefusals } from "@kreislauf/contract/orders";
import { expect, it } from "vitest";
import { refusedField } from "./refused-field.ts";

it("has a field for every refusal of ordering but those about the site or the agreement", () => {
  expect(orderingRefusals.filter((code) => refusedField(code) === null)).toEqual([
    "location_inactive",
    "agreement_ended",
  ]);
});

it("leaves what is about the whole order to the dialog", () => {
  expect(refusedField("idempotency_mismatch")).toBeNull();
  expect(refusedField("internal")).toBeNull();
});
