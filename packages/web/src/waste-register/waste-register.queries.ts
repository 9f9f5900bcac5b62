import { maxRegisterWastes, wasteRegisterApi, registerPageSize } from "@kreislauf/contract/waste-register";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";
import { setFilterParam, siteOfScope, type SiteScope } from "../sites/index.ts";
import type { RegisterState } from "./register-state.ts";

/** What selects the entries of a register, on the screen and in its files. */
export const registerSelection = (
  site: SiteScope,
  { dateFrom, dateTo, hazard, wasteTypes, search }: RegisterState,
) => ({
  serviceLocationId: String(siteOfScope(site)),
  ...setFilterParam(site),
  dateFrom,
  dateTo,
  search,
  ...(hazard === "hazardous" && { hazardous: "true" as const }),
  ...(wasteTypes !== null && { wasteTypeIds: wasteTypes.slice(0, maxRegisterWastes).join(",") }),
});

/** Requests a ZIP with the register of each selected site. */
export const registerBundle = (
  scope: SiteScope,
  { dateFrom, dateTo, hazard, wasteTypes, search }: RegisterState,
) => ({
  ...(typeof scope === "object" && { filter: scope }),
  dateFrom,
  dateTo,
  search,
  ...(hazard === "hazardous" && { hazardous: true }),
  ...(wasteTypes !== null && { wasteTypeIds: wasteTypes.slice(0, maxRegisterWastes) }),
});

export const registerQuery = (site: SiteScope, state: RegisterState) => {
  const query = {
    ...registerSelection(site, state),
    offset: String((state.page - 1) * registerPageSize),
  };
  return queryOptions({
    queryKey: ["orders", "register", query],
    queryFn: ({ signal }) => call(wasteRegisterApi.register, { query }, { signal }),
  });
};
