import * as param from "../../base/list-state.ts";

/** Shows access by site or by person. */
export const accessView = param.defineListState("userSettings", {
  by: param.choice("accessBy", ["site", "person"], "site"),
  site: param.id("accessSite"),
  user: param.id("accessUser"),
});
