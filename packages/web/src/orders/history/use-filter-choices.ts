import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "@kreislauf/ui/base/language.ts";
import type { FilterChoices } from "./order-filter-choices.ts";
import { filterChoices } from "./order-filter-choices.ts";
import type { OrderFilters } from "../base/order-list-state.ts";
import { filterOptionsQuery } from "../orders.queries.ts";

interface FilterChoicesState {
  readonly choices: FilterChoices;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The items to filter by, asked for once somebody wants to filter or a set filter needs its words. */
export function useFilterChoices(
  site: number | "all",
  filters: OrderFilters,
  isWanted: boolean,
): FilterChoicesState {
  const language = useLanguage();
  const { data, isError, isFetching, refetch } = useQuery({
    ...filterOptionsQuery(site),
    staleTime: 300_000, // ms; new waste types do not come by the minute
    enabled: isWanted || filters.wasteType !== null,
  });
  return {
    choices: filterChoices(data, language),
    isFailed: isError && !isFetching,
    retry: () => void refetch(),
  };
}
