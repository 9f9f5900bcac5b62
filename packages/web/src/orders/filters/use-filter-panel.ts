import { useLocation, useRouter } from "@tanstack/react-router";
import type { OrderFilterName } from "../base/order-list-state.ts";

/** The page that the filter sheet shows: `rows` lists the filters, every other page belongs to one of these rows. */
export type FilterPanel = "rows" | "sort" | "period" | OrderFilterName;

declare module "@tanstack/react-router" {
  interface HistoryState {
    readonly orderFilters?: FilterPanel;
  }
}

interface FilterPanelControl {
  readonly panel: FilterPanel | undefined;
  /** Opens a page as an entry of the browser's history, so that "back" closes it. */
  readonly open: (panel: FilterPanel) => void;
  readonly close: () => void;
}

export function useFilterPanel(): FilterPanelControl {
  const { history } = useRouter();
  const panel = useLocation({ select: ({ state }) => state.orderFilters });
  return {
    panel,
    open: (next) => history.push(history.location.href, { orderFilters: next }),
    close: () => history.back(),
  };
}
