import { freeReferences, type OrderReferences } from "@kreislauf/contract/purchasing";

/** The references of a company that has set no rules, defaults or lists. */
export const referencesFixture: OrderReferences = {
  rules: freeReferences,
  hasBudgets: false,
  defaults: { customerOrderNumber: null, costCentre: null, project: null },
  entries: [],
};
