import * as param from "../../../base/list-state.ts";

export const siteOrderSteps = ["sites", "amounts", "check"] as const;
export type SiteOrderStep = (typeof siteOrderSteps)[number];

/** What the URL holds: the step and what is ordered. The chosen sites are in the URL as well, as on every screen. */
export const siteOrdersState = param.defineListState("siteOrders", {
  step: param.choice("orderStep", siteOrderSteps, "sites"),
  /** The key of a `SiteOrderSubject`, which says what is ordered. */
  subject: param.text("orderSubject", 40),
});
