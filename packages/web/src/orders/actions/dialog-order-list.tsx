import type { Order } from "@kreislauf/contract/orders";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { wasteTypeName } from "../base/order-labels.ts";
import { useAmountLabels } from "../base/use-amount-labels.ts";
import styles from "./order-action.module.css";

/** Lists the orders that a dialog is about. */
export function DialogOrderList({ orders, label }: { orders: readonly Order[]; label: string }) {
  const { containerLabel } = useAmountLabels();
  const { day } = useFormats();
  return (
    <ul className={styles.orders} aria-label={label}>
      {orders.map((order) => (
        <li key={order.id}>
          <b>{wasteTypeName(order)}</b>
          <span>{day(order.desiredDate)}</span>
          <small>{`${containerLabel(order)} · ${order.orderNumber}`}</small>
        </li>
      ))}
    </ul>
  );
}
