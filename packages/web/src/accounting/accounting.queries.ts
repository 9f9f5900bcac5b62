import { accountingApi, type StatementFormat, statementPageSize } from "@kreislauf/contract/accounting";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";
import { download } from "../base/download.ts";
import { setFilterParam, siteOfScope, type SiteScope } from "../sites/index.ts";
import type { StatementState } from "./statement-state.ts";

const selectionOf = (site: SiteScope, { group }: StatementState) => ({
  serviceLocationId: String(siteOfScope(site)),
  ...setFilterParam(site),
  ...(group !== null && { group }),
});

export const statementQuery = (site: SiteScope, state: StatementState) => {
  const query = { ...selectionOf(site, state), offset: String((state.page - 1) * statementPageSize) };
  return queryOptions({
    queryKey: ["documents", "statement", query],
    queryFn: ({ signal }) => call(accountingApi.accountStatement, { query }, { signal }),
  });
};

export const downloadStatement = (site: SiteScope, state: StatementState, format: StatementFormat) =>
  download(accountingApi.downloadAccountStatement, { query: { ...selectionOf(site, state), format } });

export const bookingSettingsQuery = queryOptions({
  queryKey: ["documents", "bookingSettings"],
  queryFn: ({ signal }) => call(accountingApi.bookingSettings, {}, { signal }),
});
