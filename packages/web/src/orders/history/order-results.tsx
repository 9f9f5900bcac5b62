import { errorSentence } from "../../base/api-error.ts";
import { permission } from "@kreislauf/contract/base";
import { orderPageSize, orderSortKeys, type Order, type OrderList } from "@kreislauf/contract/orders";
import type { UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import type { SiteScope } from "../../sites/index.ts";
import { PagedTable } from "@kreislauf/ui/data/paged-table.tsx";
import { RowCheckbox } from "@kreislauf/ui/data/row-checkbox.tsx";
import { lazyElement, useLazyElement } from "@kreislauf/ui/base/use-lazy-element.ts";
import { CardChoiceToggle } from "./card-choice-toggle.tsx";
import { OrderCard } from "./order-card.tsx";
import { OrderCardSkeleton } from "./order-card-skeleton.tsx";
import { awaitsFeedback } from "../base/awaits-feedback.ts";
import type { OrderListState } from "../base/order-list-state.ts";
import type { OrderListActionsProps } from "./order-list-actions.tsx";
import { OrdersEmpty } from "./orders-empty.tsx";
import { countOfStatus, type OrderCounts } from "../orders.queries.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import { useOrderActions } from "../actions/use-order-actions.tsx";
import { useOrderAgain } from "../actions/use-order-again.tsx";
import { useOrderSelection } from "../selection/use-order-selection.tsx";
import { NextFirstToggle } from "./next-first-toggle.tsx";
import { SavedViewsButton } from "./saved-views-button.tsx";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { useDayGroups } from "./use-day-groups.ts";
import { useOrderColumns, useSiteNames } from "./use-order-columns.ts";
import { useOrderPrefetch } from "./use-order-prefetch.ts";
import type { ChangeOrderList } from "../filters/use-order-list-state.ts";
import styles from "./order-history.module.css";

interface OrderResultsProps {
  list: UseQueryResult<OrderList>;
  /** How many orders each tab and each of its day groups has; undefined until loaded, which may be after the rows. */
  counts: OrderCounts | undefined;
  site: SiteScope;
  state: OrderListState;
  change: ChangeOrderList;
  asCards: boolean;
  hiddenColumns: readonly string[];
}

const lazyActions = lazyElement<OrderListActionsProps>(
  async () => (await import("./order-list-actions.tsx")).renderOrderListActions,
);

/**
 * In px; the smallest width of the table with all columns, and how much narrower each hidden column makes it
 * (docs/design.md 5.5).
 */
const tableWidth = { all: 1346, perColumn: 92 };

/** A page of orders as a table or as cards, with a pager; if there are no orders, the reason. */
export function OrderResults({
  list,
  counts,
  site,
  state,
  change,
  asCards,
  hiddenColumns,
}: OrderResultsProps) {
  const texts = useTexts(ordersScreenTexts).list;
  const isMobile = useIsMobile();
  const siteName = useSiteNames(site);
  const { columns, addedCount } = useOrderColumns(siteName);
  const total = counts && countOfStatus(counts, state.status);
  const groups = useDayGroups(state, counts);
  const prefetch = useOrderPrefetch();
  const actions = useOrderActions();
  const { orderAgain, element: orderAgainDialog } = useOrderAgain();
  const renderActions = useLazyElement(lazyActions);
  const actionsAt = (order: Order, place: OrderListActionsProps["place"]) =>
    renderActions?.({ order, startAction: actions.start, orderAgain, place });
  const { permissions } = useUser();
  const mayAct = permissions.includes(permission.orderManager);
  const mayChoose = mayAct || permissions.includes(permission.fileExportManager);
  const selection = useOrderSelection({ ...state, site }, list.data?.orders ?? [], total);
  const [isChoosingCards, setIsChoosingCards] = useState(false);
  const choice = mayChoose && (!asCards || isChoosingCards) ? selection.choice : undefined;
  return (
    <div {...prefetch}>
      {selection.result}
      {asCards && (
        <div className={styles.cardTools}>
          {isMobile && <SavedViewsButton site={site} state={state} change={change} />}
          <NextFirstToggle state={state} change={change} />
          {mayChoose && (
            <CardChoiceToggle
              page={choice?.page}
              onToggle={() => {
                setIsChoosingCards(!isChoosingCards);
                selection.clear();
              }}
            />
          )}
        </div>
      )}
      <PagedTable
        errorText={errorSentence}
        list={list}
        rowsOf={({ orders }) => orders}
        paging={{ page: state.page, size: orderPageSize, total, onPage: (page) => change({ page }) }}
        sorting={{ keys: orderSortKeys, sort: state.sort, onSort: (sort) => change({ sort }) }}
        texts={texts}
        loadingClass={styles.waiting}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowId={({ id }) => id}
        href={({ id }) => hrefTo("order", { orderId: id })}
        groups={groups}
        empty={<OrdersEmpty state={state} change={change} />}
        dense
        minWidth={tableWidth.all + (addedCount - hiddenColumns.length) * tableWidth.perColumn}
        asCards={asCards}
        choice={choice}
        {...(mayAct && {
          actions: (order: Order) => actionsAt(order, "row") ?? <span className={styles.actionsPlace} />,
        })}
        cardSkeleton={<OrderCardSkeleton />}
        card={(order) => (
          <OrderCard
            order={order}
            site={siteName(order)}
            checkbox={choice && <RowCheckbox choice={choice} row={order} />}
            {...(mayAct && {
              menu: actionsAt(order, "cardMenu") ?? null,
              ...(awaitsFeedback(order) && { feedback: actionsAt(order, "cardFoot") ?? null }),
            })}
          />
        )}
      />
      {choice && selection.bar}
      {actions.element}
      {orderAgainDialog}
    </div>
  );
}
