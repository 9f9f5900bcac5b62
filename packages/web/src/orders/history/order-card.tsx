import { catalogTexts } from "@kreislauf/contract/catalog";
import type { Order } from "@kreislauf/contract/orders";
import type { ReactNode } from "react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { containerShapes } from "../../catalog/index.ts";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { OrderBadge } from "../base/order-badge.tsx";
import { wasteTypeName } from "../base/order-labels.ts";
import { needsAction, orderPhaseMeasure } from "../base/order-phase-measure.ts";
import { useAmountLabels } from "../base/use-amount-labels.ts";
import { ordersScreenTexts } from "../orders.texts.ts";
import styles from "./order-card.module.css";

interface OrderCardProps {
  order: Order;
  /** The name of the order's site; undefined in the list of a single site. */
  site: string | undefined;
  /** The menu with the order's actions; null reserves its space while it is loading, undefined leaves no space. */
  menu?: ReactNode;
  /** The checkbox that chooses the order; undefined while no orders are being chosen. */
  checkbox?: ReactNode;
  /**
   * The buttons of an order that waits for feedback; null reserves their space while loading, undefined leaves no
   * space.
   */
  feedback?: ReactNode;
}

/** An order as a card; the whole card is a link to the order. */
export function OrderCard({ order, site, menu, checkbox, feedback }: OrderCardProps) {
  const texts = useTexts(ordersScreenTexts).list;
  const { containerLabel } = useAmountLabels();
  const language = useLanguage();
  const measure = orderPhaseMeasure(order, language);
  const words = useTexts(catalogTexts);
  const { date } = useFormats();
  const { containerActionId, agreementTypeId, proposal } = order;
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        {checkbox}
        <OrderBadge order={order} />
        <time dateTime={order.desiredDate}>{date(order.desiredDate)}</time>
        {menu !== undefined && <div className={styles.menu}>{menu}</div>}
      </div>
      {measure !== undefined && (
        <p className={classNames(styles.measure, needsAction(order) && styles.urgent)}>{measure}</p>
      )}
      <div className={styles.middle}>
        <ContainerDrawing shape={containerShapes[order.containerType.drawing]} size="tile" />
        <div className={styles.text}>
          <h2 className={styles.title}>
            <a className={styles.link} href={hrefTo("order", { orderId: order.id })}>
              {wasteTypeName(order)}
            </a>
          </h2>
          <p>{containerLabel(order)}</p>
          <p>{`${words.containerAction[containerActionId]} · ${words.agreementType[agreementTypeId]}`}</p>
          {site !== undefined && <p>{site}</p>}
          {proposal && <p className={styles.proposal}>{texts.proposal(date(proposal.date))}</p>}
        </div>
      </div>
      <div className={styles.bottom}>
        <span>{texts.orderNumber(order.orderNumber)}</span>
        <span>{texts.latest(date(order.latestExecutionDate))}</span>
      </div>
      {feedback !== undefined && <div className={styles.feedback}>{feedback}</div>}
    </article>
  );
}
