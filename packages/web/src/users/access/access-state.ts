import * as param from "../../base/list-state.ts";

/** Whose rights are looked at: those at a site, or those of a person. */
export const accessView = param.defineListState("userSettings", {
  by: param.choice("accessBy", ["site", "person"], "site"),
  site: param.id("accessSite"),
  user: param.id("accessUser"),
});
