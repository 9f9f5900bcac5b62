import { ordersTexts } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { CountPill } from "@kreislauf/ui/feedback/count-pill.tsx";
import { openClaimsQuery } from "./dashboard.queries.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import styles from "./short-list.module.css";

/** Open claims with the state of the provider's ticket; renders nothing if there are none. */
export function OpenClaims() {
  const texts = useTexts(dashboardTexts).claims;
  const { claimReason } = useTexts(ordersTexts);
  const formats = useFormats();
  const { data } = useQuery(openClaimsQuery);
  if (data === undefined || data.orders.length === 0) return null;
  const { orders, total = orders.length } = data;
  return (
    <Card title={texts.title} actions={<CountPill count={total} />} flush>
      <ul>
        {orders.map(({ id, wasteType, independentWasteType, desiredDate, claim }) => (
          <li key={id} className={styles.item}>
            <a href={hrefTo("order", { orderId: id })}>{independentWasteType ?? wasteType.description}</a>
            <small>
              {[claim && claimReason[claim.claimReasonId], formats.date(desiredDate)]
                .filter(Boolean)
                .join(" · ")}
            </small>
            <span className={styles.state}>
              {claim?.ticketNumber
                ? [texts.ticket(claim.ticketNumber), claim.ticketStatus].filter(Boolean).join(" · ")
                : texts.waiting}
            </span>
          </li>
        ))}
      </ul>
      {total > orders.length && (
        <p className={styles.more}>
          <a href={hrefTo("orderHistory", undefined, { site: "all", orderStatus: 3 })}>{texts.all(total)}</a>
        </p>
      )}
    </Card>
  );
}
