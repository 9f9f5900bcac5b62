import type { DeskClaim } from "@kreislauf/contract/desk";
import { ordersTexts } from "@kreislauf/contract/orders";
import { CircleCheck, Clock, RefreshCw } from "lucide-react";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { StatusBadge } from "@kreislauf/ui/feedback/status-badge.tsx";
import { ClaimDue } from "./claim-clock.tsx";
import { claimsTexts } from "../claims.texts.ts";
import styles from "../claims.module.css";
import tableStyles from "../base/table.module.css";

interface ClaimsTableProps {
  claims: readonly DeskClaim[];
  currentId: number | null;
  onOpen: (orderId: number) => void;
}

export function ClaimsTable({ claims, currentId, onOpen }: ClaimsTableProps) {
  const texts = useTexts(claimsTexts);
  const reasons = useTexts(ordersTexts).claimReason;
  const formats = useFormats();
  return (
    <div className={tableStyles.scroller}>
      <table className={`${tableStyles.table} ${styles.table}`} aria-label={texts.list}>
        <thead>
          <tr>
            <th>{texts.ticket}</th>
            <th>{texts.state}</th>
            <th>{texts.customer}</th>
            <th>{texts.reason}</th>
            <th>{claims.every(({ closedOn }) => closedOn !== null) ? texts.outcome : texts.age}</th>
          </tr>
        </thead>
        <tbody>
          {claims.map((row) => {
            const { order, claim } = row;
            return (
              <tr
                key={order.id}
                aria-current={order.id === currentId || undefined}
                onClick={() => onOpen(order.id)}
              >
                <td>
                  <button
                    type="button"
                    className={styles.open}
                    data-row={order.id}
                    aria-label={claim.ticketNumber ?? `${texts.order} ${order.orderNumber}`}
                  >
                    {claim.ticketNumber ?? "–"}
                  </button>
                </td>
                <td>
                  <ClaimState claim={row} />
                </td>
                <td className={tableStyles.customer}>
                  <strong>{order.companyName}</strong>
                  <small> {order.siteName}</small>
                </td>
                <td>
                  {reasons[claim.claimReasonId]}
                  <br />
                  <small>
                    {order.amount} × {order.containerType},{" "}
                    {formats.day(order.confirmedDate ?? order.desiredDate)}
                  </small>
                </td>
                <td>
                  <ClaimDue claim={row} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function ClaimState({ claim: { closedOn, isAnswered, claim } }: { claim: DeskClaim }) {
  const texts = useTexts(claimsTexts);
  if (closedOn !== null) return <Badge icon={CircleCheck}>{texts.closed}</Badge>;
  if (isAnswered) return <Badge icon={Clock}>{texts.answered}</Badge>;
  if (claim.ticketStatus !== null) return <Badge icon={RefreshCw}>{claim.ticketStatus}</Badge>;
  return <StatusBadge status="claimed">{texts.fresh}</StatusBadge>;
}
