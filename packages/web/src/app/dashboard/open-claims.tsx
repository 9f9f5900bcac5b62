import { berlinDate, daysBetween } from "@kreislauf/contract/base";
import { orderFieldLabels, orderPhaseTexts, orderStatus, ordersTexts } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { hrefTo } from "../../base/paths.ts";
import { orderListHref } from "../../orders/index.ts";
import { activeSitesQuery } from "../../sites/index.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { CountPill } from "@kreislauf/ui/feedback/count-pill.tsx";
import { openClaimsQuery } from "./dashboard.queries.ts";
import { dashboardTexts } from "./dashboard.texts.ts";
import styles from "./short-list.module.css";

/** Open claims with their age, the provider's ticket and its last answer; renders nothing if there are none. */
export function OpenClaims() {
  const texts = useTexts(dashboardTexts).claims;
  const { claimReason } = useTexts(ordersTexts);
  const { sinceDays } = useTexts(orderPhaseTexts);
  const labels = useTexts(orderFieldLabels);
  const { data } = useQuery(openClaimsQuery);
  const { data: sites = [] } = useQuery(activeSitesQuery);
  if (data === undefined || data.orders.length === 0) return null;
  const { orders, total = orders.length } = data;
  return (
    <Card title={texts.title} actions={<CountPill count={total} />} flush>
      <ul>
        {orders.map(({ id, wasteType, independentWasteType, serviceLocationId, claim }) => (
          <li key={id} className={styles.item}>
            <a href={hrefTo("order", { orderId: id })}>{independentWasteType ?? wasteType.description}</a>
            <small>
              {[
                claim && claimReason[claim.claimReasonId],
                sites.find((site) => site.id === serviceLocationId)?.alias,
                claim && sinceDays(daysBetween(berlinDate(Temporal.Instant.from(claim.claimedOn)), today())),
              ]
                .filter(Boolean)
                .join(" · ")}
            </small>
            <span className={styles.state}>
              {claim?.ticketNumber
                ? [texts.ticket(claim.ticketNumber), claim.ticketStatus].filter(Boolean).join(" · ")
                : texts.waiting}
            </span>
            {claim?.hint && <p className={styles.answer}>{`${labels.hint}: ${claim.hint}`}</p>}
          </li>
        ))}
      </ul>
      {total > orders.length && (
        <p className={styles.more}>
          <a href={orderListHref({ status: orderStatus.claimed })}>{texts.all(total)}</a>
        </p>
      )}
    </Card>
  );
}
