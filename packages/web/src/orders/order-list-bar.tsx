import { LayoutGrid, List } from "lucide-react";
import { useTexts } from "../base/language.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { ColumnMenu } from "./column-menu.tsx";
import { OrderFilters } from "./order-filters.tsx";
import type { OrderListState, OrderView } from "./order-list-state.ts";
import { orderViewChoice } from "./order-view-choice.ts";
import { ordersScreenTexts } from "./orders.texts.ts";
import type { ColumnChoice } from "./use-column-choice.ts";
import type { ChangeOrderList } from "./use-order-list-state.ts";
import styles from "./order-list-bar.module.css";

interface OrderListBarProps {
  site: number | "all";
  state: OrderListState;
  change: ChangeOrderList;
  view: OrderView;
  columns: ColumnChoice;
}

/** Between tabs and list on wide screens: filters, columns, list or cards. */
export function OrderListBar({ site, state, change, view, columns }: OrderListBarProps) {
  const texts = useTexts(ordersScreenTexts).view;
  const show = (next: OrderView) => {
    orderViewChoice.set(next);
    change({ view: next }, "replace");
  };
  return (
    <div className={styles.bar}>
      <OrderFilters site={site} filters={state.filters} onChange={(filters) => change({ filters })} />
      <div className={styles.right}>
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
