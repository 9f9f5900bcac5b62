import { permission } from "@kreislauf/contract/base";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import type { OrderListState } from "./order-list-state.ts";
import { noFilters, setFilterNames } from "./order-list-state.ts";
import { ordersScreenTexts } from "./orders.texts.ts";
import type { ChangeOrderList } from "./use-order-list-state.ts";

/** Why the list is empty, and the one thing that changes it. */
export function OrdersEmpty({ state, change }: { state: OrderListState; change: ChangeOrderList }) {
  const texts = useTexts(ordersScreenTexts).list;
  const { permissions } = useUser();
  if (state.search !== "") {
    return <EmptyState kind="no_data_found" action={() => change({ search: "" })} />;
  }
  if (setFilterNames(state.filters).length > 0) {
    return <EmptyState kind="empty_filter" action={() => change({ filters: noFilters })} />;
  }
  if (state.status !== null) {
    return (
      <StateMessage
        illustration="orders"
        title={texts.emptyTab[state.status]}
        text={texts.emptyTabText}
        action={<Button onClick={() => change({ status: null })}>{texts.showAll}</Button>}
      />
    );
  }
  const mayOrder = permissions.includes(permission.orderManager);
  return <EmptyState kind="order" {...(mayOrder && { action: { href: hrefTo("agreements") } })} />;
}
