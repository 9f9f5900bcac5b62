import { budgetsApi, type CostDimension, type CostLinesQuery } from "@kreislauf/contract/budgets";
import type { BerlinDate } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../base/api.ts";

/** The key begins with `orders`, so that a new order or a corrected weight reloads budgets and costs. */
const root = ["orders", "budgets"] as const;

export const budgetsQuery = (year: number) =>
  queryOptions({
    queryKey: [...root, "list", year],
    queryFn: ({ signal }) => call(budgetsApi.budgets, { query: { year: String(year) } }, { signal }),
  });

export const reservationsQuery = (id: number) =>
  queryOptions({
    queryKey: [...root, "reservations", id],
    queryFn: ({ signal }) => call(budgetsApi.budgetReservations, { params: { id } }, { signal }),
  });

export const costReportQuery = (year: number, by: CostDimension) =>
  queryOptions({
    queryKey: [...root, "costs", year, by],
    queryFn: ({ signal }) => call(budgetsApi.costReport, { query: { year: String(year), by } }, { signal }),
  });

/** Selects the invoice lines that a figure of the cost report adds up. */
export type CostFigure = Pick<CostLinesQuery, "year" | "by" | "key" | "unassigned" | "month">;

export const costLinesQuery = (figure: CostFigure, page: number) =>
  queryOptions({
    queryKey: [...root, "lines", figure, page],
    queryFn: ({ signal }) => {
      const { year, by, key, unassigned, month } = figure;
      const query = {
        year: String(year),
        by,
        page: String(page),
        ...(key !== undefined && { key }),
        ...(unassigned === true && { unassigned: "true" as const }),
        ...(month !== undefined && { month: String(month) }),
      };
      return call(budgetsApi.costLines, { query }, { signal });
    },
  });

export interface ChargedWish {
  readonly siteId: number;
  readonly agreementId: number;
  readonly costCentre: string | null;
  readonly containerActionId: ContainerActionId;
  readonly amount: number;
  readonly desiredDate: BerlinDate;
}

/** The budgets of which 80 % or more would be used with the order being entered. */
export const budgetOutlookQuery = ({ siteId, costCentre, ...wish }: ChargedWish) =>
  queryOptions({
    queryKey: [...root, "outlook", siteId, costCentre, wish],
    queryFn: ({ signal }) => {
      const query = {
        serviceLocationId: String(siteId),
        agreementId: String(wish.agreementId),
        containerActionId: String(wish.containerActionId),
        amount: String(wish.amount),
        desiredDate: wish.desiredDate,
        ...(costCentre !== null && costCentre !== "" && { costCentre }),
      };
      return call(budgetsApi.budgetOutlook, { query }, { signal });
    },
  });

export const refreshBudgets = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: root });
