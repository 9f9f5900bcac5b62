import { LayoutGrid, List } from "lucide-react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import type { SiteScope } from "../../sites/index.ts";
import { ColumnMenu } from "./column-menu.tsx";
import { NextFirstToggle } from "./next-first-toggle.tsx";
import { SavedViewsButton } from "./saved-views-button.tsx";
import { OrderFilters } from "../filters/order-filters.tsx";
import type { OrderListState, OrderView } from "../base/order-list-state.ts";
import { orderViewPreference } from "./order-view-preference.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import type { ColumnVisibility } from "./use-column-visibility.ts";
import type { ChangeOrderList } from "../filters/use-order-list-state.ts";
import styles from "./order-list-bar.module.css";

interface OrderListBarProps {
  site: SiteScope;
  state: OrderListState;
  change: ChangeOrderList;
  view: OrderView;
  columns: ColumnVisibility;
}

/**
 * The bar between tabs and list on wide screens: filters, saved views, the sorting of open orders, the choice of
 * columns, and the switch between list and cards.
 */
export function OrderListBar({ site, state, change, view, columns }: OrderListBarProps) {
  const texts = useTexts(ordersScreenTexts).view;
  const show = (next: OrderView) => {
    orderViewPreference.set(next);
    change({ view: next }, "replace");
  };
  return (
    <div className={styles.bar}>
      <OrderFilters
        site={site}
        search={state.search}
        filters={state.filters}
        onChange={(filters) => change({ filters })}
      />
      <div className={styles.right}>
        <SavedViewsButton site={site} state={state} change={change} />
        {view === "list" && <NextFirstToggle state={state} change={change} />}
        {view === "list" && <ColumnMenu {...columns} />}
        <SegmentedControl
          label={texts.label}
          labelHidden
          options={[
            { value: "list", label: texts.list, icon: List },
            { value: "cards", label: texts.cards, icon: LayoutGrid },
          ]}
          value={view}
          onChange={show}
        />
      </div>
    </div>
  );
}
