import { useQuery } from "@tanstack/react-query";
import { whenIdle } from "@kreislauf/ui/base/when-idle.ts";
import { useEffect, useState } from "react";
import { useLanguage } from "@kreislauf/ui/base/language.ts";
import { useUser } from "../../base/session.ts";
import type { SiteScope } from "../../sites/index.ts";
import { filterChoices, type FilterChoices, listFilterNames } from "./order-filter-choices.ts";
import type { OrderFilters } from "../base/order-list-state.ts";
import { filterOptionsQuery } from "../orders.queries.ts";

interface FilterChoicesState {
  readonly choices: FilterChoices;
  /** Why the options could not be loaded; null if they are loaded, still loading, or not needed now. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * The options of the filters. They are loaded when a menu is about to open, or to name a filter that is set. If the
 * company keeps lists of neither cost centres nor projects, the options are also loaded when the browser is idle,
 * because the filters by cost centre and project are then offered only if orders name some.
 */
export function useFilterChoices(
  site: SiteScope,
  filters: OrderFilters,
  isWanted: boolean,
): FilterChoicesState {
  const language = useLanguage();
  const { keptReferences = [] } = useUser();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const isNeeded = isWanted || listFilterNames.some((name) => filters[name] !== null);
  const { data, error, isFetching, refetch } = useQuery({
    ...filterOptionsQuery(site),
    staleTime: 300_000, // ms; new waste types are rare
    enabled: isNeeded || (isIdle && keptReferences.length === 0),
  });
  return {
    choices: filterChoices(data, language, keptReferences),
    error: isNeeded && !isFetching ? error : null,
    retry: () => void refetch(),
  };
}
