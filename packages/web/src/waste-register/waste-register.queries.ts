import { maxRegisterWastes, wasteRegisterApi, registerPageSize } from "@kreislauf/contract/waste-register";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";
import { setFilterParam, siteOfScope, type SiteScope } from "../sites/index.ts";
import type { RegisterState } from "./register-state.ts";

/** The query parameters that select the entries of a register, for the screen and for its files. */
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

/** The body of the request for a ZIP file with one register for each of the selected sites. */
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
