import type { LocationLabelFields } from "@kreislauf/contract/locations";
import type { Order } from "@kreislauf/contract/orders";
import { useFormats } from "../../base/format.ts";
import { useTexts } from "../../base/language.tsx";
import { hrefTo } from "../../base/paths.ts";
import { containerShapes } from "../../catalog/index.ts";
import { orderActionIcons, orderActionsTexts } from "../../orders/index.ts";
import type { StartOrderAction } from "../../orders/index.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { classes } from "../../ui/classes.ts";
import { ClosingRing } from "../../ui/closing-ring.tsx";
import { ContainerDrawing } from "../../ui/container-drawing.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { isBuilt } from "../screens.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import styles from "./feedback.module.css";

interface WaitingOrderProps {
  order: Order;
  /** Unknown until the sites are there, and for sites that are not active any more. */
  location: LocationLabelFields | undefined;
  isLeaving: boolean;
  /** Undefined for those who only look on. */
  answer:
    | { readonly start: StartOrderAction; readonly isChosen: boolean; readonly onToggle: () => void }
    | undefined;
}

/** A past order whose feedback is missing. */
export function WaitingOrder({ order, location, isLeaving, answer }: WaitingOrderProps) {
  const texts = useTexts(dashboardTexts);
  const { label } = useTexts(orderActionsTexts);
  const formats = useFormats();
  const { containerType, wasteType, independentWasteType, amount, orderNumber } = order;
  const waste = independentWasteType ?? wasteType.description;
  const container = amount > 1 ? texts.amountOf(amount, containerType.type) : containerType.type;
  return (
    <li className={classes(styles.row, isLeaving && styles.leaving)} inert={isLeaving}>
      <div className={classes(styles.order, answer && styles.answered)}>
        {answer && (
          <div className={styles.box}>
            <Checkbox
              label={texts.choose(orderNumber)}
              labelHidden
              checked={answer.isChosen}
              onChange={answer.onToggle}
            />
          </div>
        )}
        <ContainerDrawing shape={containerShapes[containerType.drawing]} size="small" />
        <div>
          {isBuilt("order") ? <a href={hrefTo("order", { orderId: order.id })}>{waste}</a> : <b>{waste}</b>}
          <small>{`${container} · ${order.actionDescription}`}</small>
        </div>
        <div className={styles.when}>
          {location && `${location.alias}, ${location.city}`}
          <small>{texts.planned(formats.date(order.desiredDate), orderNumber)}</small>
        </div>
        {answer && (
          <div className={styles.buttons}>
            {isLeaving ? (
              <ClosingRing />
            ) : (
              <>
                <Button
                  small
                  icon={orderActionIcons.resolved}
                  aria-label={label.resolved(orderNumber)}
                  onClick={() => answer.start("resolved", order)}
                >
                  {texts.done}
                </Button>
                <IconButton
                  icon={orderActionIcons.claim}
                  label={label.claim(orderNumber)}
                  tooltip={texts.claim}
                  onClick={() => answer.start("claim", order)}
                />
              </>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
