import { claimAnswerHours, type DeskClaim } from "@kreislauf/contract/desk";
import { ordersTexts } from "@kreislauf/contract/orders";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { claimsTexts } from "../claims.texts.ts";
import styles from "../claims.module.css";

const limit = claimAnswerHours * 60;
const soon = 120; // minutes; a claim with less remaining time is marked

/**
 * Returns a function that formats minutes as whole hours, or as minutes below one hour. Callers round remaining hours
 * up and passed hours down, so that the two add up.
 */
function useSpan() {
  const texts = useTexts(claimsTexts);
  return (minutes: number, round: (hours: number) => number = Math.floor) =>
    minutes < 60 ? texts.minutes(minutes) : texts.hours(round(minutes / 60));
}

/**
 * How long a claim may still wait for its answer, in orange when little time is left or the answer is late. For a
 * closed claim the reason why it was closed, for an answered one that the clock has stopped.
 */
export function ClaimDue({ claim: { isAnswered, serviceMinutes, closeReasonId } }: { claim: DeskClaim }) {
  const texts = useTexts(claimsTexts);
  const reasons = useTexts(ordersTexts).closeReason;
  const span = useSpan();
  if (closeReasonId !== null) return <span>{reasons[closeReasonId]}</span>;
  if (isAnswered) return <span>{texts.stopped}</span>;
  const left = limit - serviceMinutes;
  return (
    <span className={left < soon ? styles.late : undefined}>
      {left < 0 ? texts.late(span(-left)) : texts.left(span(left, Math.ceil))}
    </span>
  );
}

export function ClaimClock({ claim }: { claim: DeskClaim }) {
  const texts = useTexts(claimsTexts);
  const span = useSpan();
  const { serviceMinutes, closedOn } = claim;
  const isAnswered = claim.isAnswered || closedOn !== null;
  const share = Math.min(100, Math.round((serviceMinutes / limit) * 100));
  return (
    <div className={styles.clock}>
      <strong>
        <ClaimDue claim={claim} />
      </strong>
      {!isAnswered && (
        <span className={styles.meter} data-late={limit - serviceMinutes < soon || undefined}>
          <i style={{ width: `${share}%` }} />
        </span>
      )}
      <p>
        {closedOn !== null
          ? texts.closedAfter(span(serviceMinutes))
          : isAnswered
            ? texts.answeredAfter(span(serviceMinutes))
            : texts.passed(span(serviceMinutes), claimAnswerHours)}
      </p>
    </div>
  );
}
