import { savedViewsApi, orderSortKeys } from "@kreislauf/contract/orders";
import type { QueryClient } from "@tanstack/react-query";
import { call } from "../../base/api.ts";
import { addedColumnChoice, addedColumnNames, hiddenColumnChoice } from "../base/order-column-choice.ts";
import { savedViewsQuery } from "./saved-views.queries.ts";

/** Applies the columns saved in the account, which the person may have chosen on another device. */
export async function readSavedColumns(queryClient: QueryClient): Promise<void> {
  const { columns } = await queryClient.fetchQuery({ ...savedViewsQuery, staleTime: 60_000 });
  if (columns !== null) takeColumns(columns);
}

/** Shows these columns; names of columns that no longer exist are ignored. */
export function takeColumns(columns: {
  readonly hidden: readonly string[] | null;
  readonly added: readonly string[];
}): void {
  hiddenColumnChoice.set(columns.hidden && orderSortKeys.filter((key) => columns.hidden?.includes(key)));
  addedColumnChoice.set(addedColumnNames.filter((name) => columns.added.includes(name)));
}

/** Saves the columns shown now in the account, so that they apply on every device. */
export async function saveColumns(queryClient: QueryClient): Promise<void> {
  const hidden = hiddenColumnChoice.get();
  const body = { hidden: hidden && [...hidden], added: [...addedColumnChoice.get()] };
  const columns = await call(savedViewsApi.saveOrderColumns, { body });
  queryClient.setQueryData(savedViewsQuery.queryKey, (views) => views && { ...views, columns });
}
