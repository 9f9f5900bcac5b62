import type { SiteLabelFields } from "@kreislauf/contract/sites";
import type { Order } from "@kreislauf/contract/orders";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { containerShapes } from "../../catalog/index.ts";
import { FeedbackButtons, useAmountLabels, type StartOrderAction } from "../../orders/index.ts";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { CheckAnimation } from "@kreislauf/ui/drawings/check-animation.tsx";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { dashboardTexts } from "./dashboard.texts.ts";
import styles from "./feedback.module.css";

interface OrderAwaitingFeedbackProps {
  order: Order;
  /** Undefined until the sites are loaded, and if the site is no longer active. */
  site: SiteLabelFields | undefined;
  isExiting: boolean;
  /** Starts an action on the order, such as a claim; undefined for users who may not give feedback. */
  start: StartOrderAction | undefined;
}

/** A row for a past order on which feedback has not been given. */
export function OrderAwaitingFeedback({ order, site, isExiting, start }: OrderAwaitingFeedbackProps) {
  const texts = useTexts(dashboardTexts);
  const formats = useFormats();
  const { containerLabel } = useAmountLabels();
  const { containerType, wasteType, independentWasteType, orderNumber } = order;
  const waste = independentWasteType ?? wasteType.description;
  return (
    <li className={classNames(styles.row, isExiting && styles.exiting)} inert={isExiting}>
      <div className={classNames(styles.order, start && styles.answered)}>
        <ContainerDrawing shape={containerShapes[containerType.drawing]} size="small" />
        <div>
          <a href={hrefTo("order", { orderId: order.id })}>{waste}</a>
          <small>{`${containerLabel(order)} · ${order.actionDescription}`}</small>
        </div>
        <div className={styles.when}>
          {site && `${site.alias}, ${site.city}`}
          <small>{texts.planned(formats.date(order.desiredDate), orderNumber)}</small>
        </div>
        {start && (
          <div className={styles.buttons}>
            {isExiting ? <CheckAnimation /> : <FeedbackButtons order={order} startAction={start} small />}
          </div>
        )}
      </div>
    </li>
  );
}
