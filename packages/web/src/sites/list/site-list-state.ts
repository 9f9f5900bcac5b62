import { siteSortKeys } from "@kreislauf/contract/sites";
import type { StateOf } from "../../base/list-state.ts";
import * as param from "../../base/list-state.ts";

/** Rows per page. */
export const sitePageSize = 15;
export const maxSearchLength = 100;

export const siteList = param.defineListState("siteSettings", {
  active: param.trueUnless("siteTab", "inactive"),
  search: param.text("siteSearch", maxSearchLength),
  group: param.id("siteGroup"),
  sort: param.sort("siteSort", siteSortKeys, { by: "name", order: "asc" }),
  page: param.page("sitePage"),
});
export type SiteListState = StateOf<typeof siteList>;
