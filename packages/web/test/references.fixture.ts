import { freeReferences, type OrderReferences } from "@kreislauf/contract/purchasing";

/** A company that has set nothing. */
export const referencesFixture: OrderReferences = {
  rules: freeReferences,
  hasBudgets: false,
  defaults: { customerOrderNumber: null, costCentre: null, project: null },
  entries: [],
};
