import * as param from "../../base/list-state.ts";

/** The choices of the access tab: whether it shows access by site or by person, and which site or person. */
export const accessView = param.defineListState("userSettings", {
  by: param.choice("accessBy", ["site", "person"], "site"),
  site: param.id("accessSite"),
  user: param.id("accessUser"),
});
