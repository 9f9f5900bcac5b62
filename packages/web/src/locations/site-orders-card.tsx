import { catalogTexts } from "@kreislauf/contract/catalog";
import type { ImprovedServiceLocation } from "@kreislauf/contract/locations";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { Card } from "../ui/card.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { classes } from "../ui/classes.ts";
import { StatusBadge } from "../ui/status-badge.tsx";
import { siteDetailTexts } from "./site-detail.texts.ts";
import styles from "./site-detail.module.css";

interface SiteOrdersCardProps {
  locationId: number;
  orders: NonNullable<ImprovedServiceLocation["nextOrders"]>;
}

/** The open orders of a site that come next. */
export function SiteOrdersCard({ locationId, orders }: SiteOrdersCardProps) {
  const texts = useTexts(siteDetailTexts).orders;
  const words = useTexts(catalogTexts);
  const { date, number } = useFormats();
  return (
    <Card
      title={texts.title}
      flush
      actions={
        <LinkButton variant="ghost" small href={hrefTo("orderHistory", {}, { site: locationId })}>
          {texts.all}
        </LinkButton>
      }
    >
      {orders.length === 0 ? (
        <p className={styles.emptyRow}>{texts.none}</p>
      ) : (
        <ul className={styles.rows}>
          {orders.map((order) => (
            <li key={order.id} className={classes(styles.row, styles.linked)}>
              <span className={styles.text}>
                <a href={hrefTo("order", { orderId: order.id })}>{order.wasteType.description}</a>
                <small>
                  {texts.row(
                    number(order.amount),
                    order.containerType.type,
                    words.containerAction[order.containerActionId],
                  )}
                </small>
              </span>
              <span className={styles.planned}>
                <StatusBadge status="open">{texts.open}</StatusBadge>
                <time dateTime={order.desiredDate}>{date(order.desiredDate)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
