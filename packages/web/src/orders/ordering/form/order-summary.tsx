import { formatDate, formatLongDay, type BerlinDate } from "@kreislauf/contract/base";
import { latestExecutionDate, ordersTexts, type TimeWindow } from "@kreislauf/contract/orders";
import { CalendarDays } from "lucide-react";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { DatesFailedNote } from "./dates-failed-note.tsx";
import { orderingFormTexts } from "./ordering-form.texts.ts";
import type { OrderingFactsState } from "./use-ordering-facts.ts";
import styles from "./ordering-form.module.css";

interface OrderSummaryProps {
  factsState: OrderingFactsState;
  desiredDate: BerlinDate | null;
  timeWindow: TimeWindow;
  /** How many open orders the day already has; undefined while loading, null if the number could not be loaded. */
  existingCount: number | null | undefined;
  /**
   * Whether a question about the day's other orders follows before sending; then the summary mentions them without a
   * warning.
   */
  warnsLater?: boolean;
  /** The order's day as it was before the change, in words; undefined for a new order. */
  previousDay?: string | undefined;
}

/**
 * Repeats the chosen day in words, with the latest execution date; shows the earliest possible day if none is chosen.
 */
export function OrderSummary({
  factsState,
  desiredDate,
  timeWindow,
  existingCount,
  warnsLater = false,
  previousDay,
}: OrderSummaryProps) {
  const language = useLanguage();
  const texts = useTexts(orderingFormTexts);
  const words = useTexts(ordersTexts);
  const { facts } = factsState;
  if (factsState.state === "failed") return <DatesFailedNote factsState={factsState} />;
  if (facts === null) return null;
  const title =
    desiredDate === null
      ? texts.chooseDate
      : texts.dayWithWindow(formatLongDay(desiredDate, language), words.timeWindowOnDay[timeWindow]);
  const text =
    desiredDate === null
      ? texts.earliest(formatLongDay(facts.earliestDate, language))
      : words.latestExecution(formatDate(latestExecutionDate(desiredDate, facts.holidays)));
  const existing =
    existingCount === null
      ? texts.existingUnknown
      : existingCount === undefined || existingCount === 0
        ? null
        : texts.existing(existingCount);
  return (
    <div className={styles.summary} aria-live="polite">
      <Note icon={CalendarDays} title={title}>
        {previousDay !== undefined && <p className={styles.second}>{previousDay}</p>}
        <p className={styles.second}>{text}</p>
        {existing !== null && warnsLater && <p className={styles.second}>{existing}</p>}
      </Note>
      {existing !== null && !warnsLater && <Note variant="warning">{existing}</Note>}
    </div>
  );
}
