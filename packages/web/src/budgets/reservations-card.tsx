import type { Budget, Reservation } from "@kreislauf/contract/budgets";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useQuery } from "@tanstack/react-query";
import { mayReadOrders } from "../base/may-read-orders.ts";
import { hrefTo } from "../base/paths.ts";
import { useUser } from "../base/session.ts";
import { ChargedOrdersLink } from "./charged-orders-link.tsx";
import { LinesCard } from "./lines-card.tsx";
import { reservationsQuery } from "./budgets.queries.ts";
import { budgetsTexts } from "./budgets.texts.ts";
import { useAmounts } from "./use-amounts.ts";
import styles from "./budgets.module.css";

/** The orders without an invoice and the waiting requests that a part of the budget is reserved for. */
export function ReservationsCard({ budget, onClose }: { budget: Budget; onClose: () => void }) {
  const { reservations: texts } = useTexts(budgetsTexts);
  const { money } = useAmounts();
  const query = useQuery(reservationsQuery(budget.id));
  const { data } = query;
  return (
    <LinesCard title={texts.title(budget.name)} words={texts} query={query} onClose={onClose}>
      {data && (
        <>
          <ul className={styles.lines}>
            {data.reservations.map((each, index) => (
              <ReservationRow key={each.orderId ?? `${each.requestId} ${index}`} reservation={each} />
            ))}
          </ul>
          <p className={styles.lineSum}>
            <span>{texts.sum}</span>
            <b>{money(data.netCents)}</b>
          </p>
          {budget.costCentre !== null && data.reservations.some(({ orderId }) => orderId !== null) && (
            <ChargedOrdersLink costCentre={budget.costCentre} />
          )}
        </>
      )}
    </LinesCard>
  );
}

function ReservationRow({ reservation }: { reservation: Reservation }) {
  const { reservations: texts } = useTexts(budgetsTexts);
  const { date } = useFormats();
  const { money } = useAmounts();
  const opens = mayReadOrders(useUser().permissions);
  const { orderId, orderNumber, requestId, wasteType, site, isEstimated } = reservation;
  const name = orderNumber === null ? texts.request : texts.order(orderNumber);
  const href =
    orderId === null
      ? hrefTo("approvals", undefined, { request: requestId ?? undefined })
      : hrefTo("order", { orderId });
  return (
    <li>
      <div>
        <b>{opens ? <a href={href}>{name}</a> : name}</b>
        <small>{[wasteType, site].join(", ")}</small>
        <small>{[date(reservation.date), isEstimated && texts.estimated].filter(Boolean).join(" · ")}</small>
      </div>
      <b className={styles.amount}>{money(reservation.netCents)}</b>
    </li>
  );
}
