import type { Order } from "@kreislauf/contract/orders";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLanguage } from "@kreislauf/ui/base/language.ts";
import { useStoredValue } from "@kreislauf/ui/base/stored-value.ts";
import { whenIdle } from "@kreislauf/ui/base/when-idle.ts";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { activeSitesQuery, type SiteScope } from "../../sites/index.ts";
import { addedColumnChoice } from "../base/order-column-choice.ts";
import type { withAddedColumns } from "../views/added-order-columns.tsx";
import { orderColumns } from "./order-columns.tsx";

interface AddedColumns {
  readonly withAddedColumns: typeof withAddedColumns;
}

/**
 * The standard columns of the table and the additional ones the person has chosen; their code is loaded only if any is
 * chosen. When the browser is idle, the choice saved in the account is applied.
 */
export function useOrderColumns(siteName: (order: Order) => string | undefined) {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const added = useStoredValue(addedColumnChoice);
  const { data: sites = [] } = useQuery(activeSitesQuery);
  const [loaded, setLoaded] = useState<AddedColumns>();
  const isWanted = added.length > 0;
  useEffect(() => {
    // If loading fails, only the standard columns are shown.
    if (isWanted) import("../views/added-order-columns.tsx").then(setLoaded, () => undefined);
  }, [isWanted]);
  useEffect(
    () =>
      whenIdle(() => {
        const read = async () => (await import("../views/saved-columns.ts")).readSavedColumns(queryClient);
        // Until the server answers, or if it does not, the columns remembered in the browser are shown.
        read().catch(() => undefined);
      }),
    [queryClient],
  );
  const named = added.includes("site") ? () => undefined : siteName;
  const columns: readonly DataColumn<Order>[] = orderColumns(language, named);
  return loaded && isWanted
    ? { columns: loaded.withAddedColumns(columns, added, sites, language), addedCount: added.length }
    : { columns, addedCount: 0 };
}

/** Returns a function that names the site of an order; it returns undefined if the list shows a single site. */
export function useSiteNames(site: SiteScope): (order: Order) => string | undefined {
  const { data = [] } = useQuery(activeSitesQuery);
  const names = new Map(typeof site !== "number" ? data.map(({ id, alias }) => [id, alias]) : []);
  return ({ serviceLocationId }) => names.get(serviceLocationId);
}
