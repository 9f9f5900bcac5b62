import type { Language } from "@kreislauf/contract/base";
import { catalogTexts } from "@kreislauf/contract/catalog";
import { type Order, orderSortKeys, type OrderSortKey } from "@kreislauf/contract/orders";
import { formatsOf } from "@kreislauf/ui/base/format.ts";
import type { DataColumn } from "@kreislauf/ui/data/data-column.ts";
import { HazardMark } from "@kreislauf/ui/feedback/hazard-mark.tsx";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { OrderBadge } from "../base/order-badge.tsx";
import { shortName, wasteTypeName } from "../base/order-labels.ts";
import { needsAction, orderPhaseMeasure } from "../base/order-phase-measure.ts";
import { amountLabelsOf } from "../base/use-amount-labels.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import styles from "./order-columns.module.css";

export interface OrderColumn extends DataColumn<Order> {
  id: OrderSortKey;
}

type SiteName = (order: Order) => string | undefined;

/** The columns from left to right (docs/coverage.md 2.58); the list can be sorted by each of them. */
export function orderColumns(language: Language, siteName: SiteName): readonly OrderColumn[] {
  const texts = ordersScreenTexts[language];
  const words = catalogTexts[language];
  const { date } = formatsOf(language);
  const { amountLabel } = amountLabelsOf(language);
  const columns: Readonly<Record<OrderSortKey, Omit<OrderColumn, "id" | "head" | "sortable">>> = {
    status: {
      width: 180,
      cell: (order) => <OrderBadge order={order} />,
      sub: (order) => (
        <span className={classNames(needsAction(order) && styles.urgent)}>
          {orderPhaseMeasure(order, language)}
        </span>
      ),
    },
    wasteType: {
      isLink: true,
      cell: (order) => (
        <>
          {wasteTypeName(order)}
          <VisuallyHidden>{texts.list.ofOrder(order.orderNumber)}</VisuallyHidden>
        </>
      ),
      sub: ({ wasteType }) => (
        <span className={styles.avv}>
          {texts.avv(wasteType.avvCode)}
          {wasteType.hazardous && <HazardMark glyphOnly />}
        </span>
      ),
    },
    containerType: {
      cell: (order) => {
        const site = siteName(order);
        return (
          <>
            {order.containerType.type}
            {site !== undefined && (
              <span className={styles.site} title={site}>
                {site}
              </span>
            )}
          </>
        );
      },
    },
    amount: { align: "right", cell: amountLabel },
    action: { cell: ({ containerActionId }) => words.containerAction[containerActionId] },
    agreementType: { cell: ({ agreementTypeId }) => words.agreementType[agreementTypeId] },
    desiredDate: {
      cell: ({ desiredDate, proposal }) => (
        <>
          <span className={styles.planned}>{date(desiredDate)}</span>
          {proposal && <span className={styles.proposal}>{texts.list.proposal(date(proposal.date))}</span>}
        </>
      ),
    },
    orderNumber: { cell: ({ orderNumber }) => <span className={styles.figures}>{orderNumber}</span> },
    createdOn: {
      cell: ({ orderDate }) => <span className={styles.figures}>{date(orderDate)}</span>,
    },
    createdByUser: {
      wrap: "never",
      cell: ({ createdByUser: { name } }) => <span title={name}>{shortName(name)}</span>,
    },
    details: {
      wrap: "clip",
      cell: ({ details }) => details ?? <span className={styles.nothing}>–</span>,
    },
    latestExecutionDate: {
      cell: ({ latestExecutionDate }) => <span className={styles.figures}>{date(latestExecutionDate)}</span>,
    },
  };
  return orderSortKeys.map((id) => ({ id, ...columns[id], head: texts.columns[id], sortable: true }));
}
