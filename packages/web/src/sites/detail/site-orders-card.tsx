import { catalogTexts, formatOrderedAmount } from "@kreislauf/contract/catalog";
import type { SiteWithAgreements } from "@kreislauf/contract/sites";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { LinkButton } from "@kreislauf/ui/controls/link-button.tsx";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { siteDetailTexts } from "./site-detail.texts.ts";
import styles from "./site-detail.module.css";

interface SiteOrdersCardProps {
  siteId: number;
  orders: NonNullable<SiteWithAgreements["nextOrders"]>;
}

/** The next open orders of a site. */
export function SiteOrdersCard({ siteId, orders }: SiteOrdersCardProps) {
  const texts = useTexts(siteDetailTexts).orders;
  const words = useTexts(catalogTexts);
  const language = useLanguage();
  const { date } = useFormats();
  return (
    <Card
      title={texts.title}
      flush
      actions={
        orders.length > 0 ? (
          <LinkButton variant="ghost" small href={hrefTo("orderHistory", {}, { site: siteId })}>
            {texts.all}
          </LinkButton>
        ) : undefined
      }
    >
      {orders.length === 0 ? (
        <p className={styles.emptyRow}>{texts.none}</p>
      ) : (
        <ul className={styles.rows}>
          {orders.map((order) => (
            <li key={order.id} className={classNames(styles.row, styles.linked)}>
              <span className={styles.text}>
                <a href={hrefTo("order", { orderId: order.id })}>{order.wasteType.description}</a>
                <small>
                  {texts.row(
                    formatOrderedAmount(order.amount, order.unit, order.containerType.type, language),
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
