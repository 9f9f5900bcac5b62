import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "@kreislauf/ui/base/language.ts";
import type { SiteScope } from "../../sites/index.ts";
import { filterChoices, type FilterChoices } from "./order-filter-choices.ts";
import type { OrderFilters } from "../base/order-list-state.ts";
import { filterOptionsQuery } from "../orders.queries.ts";

interface FilterChoicesState {
  readonly choices: FilterChoices;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The options of the filters. They are loaded when a menu is about to open, or to name a filter that is already set. */
export function useFilterChoices(
  site: SiteScope,
  filters: OrderFilters,
  isWanted: boolean,
): FilterChoicesState {
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery({
    ...filterOptionsQuery(site),
    staleTime: 300_000, // ms; new waste types are rare
    enabled: isWanted || filters.wasteType !== null,
  });
  return {
    choices: filterChoices(data, language),
    isFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
