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
  /** Open orders on that day; undefined while loading, null if that failed. */
  existingCount: number | null | undefined;
  /** Another warning follows before anything is sent, so that this one is only told. */
  warnsLater?: boolean;
  /** The previous day in words, if it is being changed. */
  previousDay?: string | undefined;
}

/** The chosen day in words and the latest execution date; the earliest possible day if none is chosen. */
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
