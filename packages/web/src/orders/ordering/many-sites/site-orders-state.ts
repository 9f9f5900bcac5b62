import * as param from "../../../base/list-state.ts";

export const siteOrderSteps = ["sites", "amounts", "check"] as const;
export type SiteOrderStep = (typeof siteOrderSteps)[number];

/** Each step has an address; the sites are in it as everywhere. */
export const siteOrdersState = param.defineListState("siteOrders", {
  step: param.choice("orderStep", siteOrderSteps, "sites"),
  /** The key of what is ordered. */
  subject: param.text("orderSubject", 40),
});
