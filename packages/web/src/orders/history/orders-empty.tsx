import { permission } from "@kreislauf/contract/base";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { useUser } from "../../base/session.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { EmptyState } from "../../base/empty-state.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { noFilters, activeFilterNames, type OrderListState } from "../base/order-list-state.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import type { ChangeOrderList } from "../filters/use-order-list-state.ts";

/** Says why the list is empty, with a button that may help, such as one that clears the search or the filters. */
export function OrdersEmpty({ state, change }: { state: OrderListState; change: ChangeOrderList }) {
  const texts = useTexts(ordersScreenTexts).list;
  const { permissions } = useUser();
  if (state.search !== "") {
    return <EmptyState kind="no_data_found" action={() => change({ search: "" })} />;
  }
  if (activeFilterNames(state.filters).length > 0) {
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
