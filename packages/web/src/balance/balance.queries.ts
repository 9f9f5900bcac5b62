import {
  type BalanceCell,
  type BalanceFormat,
  type BalanceGroup,
  balanceApi,
} from "@kreislauf/contract/balance";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";
import { setFilterParam, siteOfScope, type SiteScope } from "../sites/index.ts";

const selectionOf = (site: SiteScope, year: number) => ({
  serviceLocationId: String(siteOfScope(site)),
  ...setFilterParam(site),
  year: String(year),
});

/** The balance of a year. The key begins with `orders`, so that a corrected weight refetches it. */
export const wasteBalanceQuery = (site: SiteScope, year: number) =>
  queryOptions({
    queryKey: ["orders", "balance", site, year],
    queryFn: ({ signal }) => call(balanceApi.wasteBalance, { query: selectionOf(site, year) }, { signal }),
  });

/** The disposals that a figure adds up: those that fit all of these properties, or all disposals if none is set. */
export interface BalanceFigure {
  readonly cell?: BalanceCell | BalanceGroup;
  readonly hazardous?: boolean;
  /** Six digits, or `none` for waste without an AVV code. */
  readonly avvCode?: string;
}

export const balanceReceiptsQuery = (site: SiteScope, year: number, figure: BalanceFigure, page: number) =>
  queryOptions({
    queryKey: ["orders", "balance", site, year, figure, page],
    queryFn: ({ signal }) => {
      const { cell, hazardous, avvCode } = figure;
      const query = {
        ...selectionOf(site, year),
        page: String(page),
        ...(cell !== undefined && { cell }),
        ...(hazardous !== undefined && { hazardous: hazardous ? ("true" as const) : ("false" as const) }),
        ...(avvCode !== undefined && { avvCode }),
      };
      return call(balanceApi.balanceReceipts, { query }, { signal });
    },
  });

export const balanceDownload = (site: SiteScope, year: number, format: BalanceFormat) => ({
  query: { ...selectionOf(site, year), format },
});
