import type { BerlinDate } from "@kreislauf/contract/base";
import { formatDate, formatLongDay } from "@kreislauf/contract/base";
import type { TimeWindow } from "@kreislauf/contract/orders";
import { latestExecutionDate, ordersTexts } from "@kreislauf/contract/orders";
import { CalendarDays } from "lucide-react";
import { useLanguage, useTexts } from "../base/language.tsx";
import { Note } from "../ui/note.tsx";
import { DatesFailedNote } from "./dates-failed-note.tsx";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import type { OrderingKnowledge } from "./use-ordering-facts.ts";
import styles from "./order-dialog.module.css";

interface OrderSummaryProps {
  known: OrderingKnowledge;
  desiredDate: BerlinDate | null;
  timeWindow: TimeWindow;
  /** Open orders on the day; undefined while it is being counted, null where it could not be. */
  existing: number | null | undefined;
  /** What the day was, in words, where it has been changed. */
  before?: string | undefined;
}

/** The chosen day in words, with what follows from it; before there is one, the earliest. */
export function OrderSummary({ known, desiredDate, timeWindow, existing, before }: OrderSummaryProps) {
  const language = useLanguage();
  const texts = useTexts(orderDialogTexts);
  const words = useTexts(ordersTexts);
  const { facts } = known;
  if (known.state === "failed") return <DatesFailedNote known={known} />;
  if (facts === null) return null;
  const title =
    desiredDate === null
      ? texts.chooseDate
      : texts.dayWithWindow(formatLongDay(desiredDate, language), words.timeWindowOnDay[timeWindow]);
  const text =
    desiredDate === null
      ? texts.earliest(formatLongDay(facts.earliestDate, language))
      : words.latestExecution(formatDate(latestExecutionDate(desiredDate, facts.holidays)));
  return (
    <div className={styles.summary} aria-live="polite">
      <Note icon={CalendarDays} title={title}>
        {before !== undefined && <p className={styles.second}>{before}</p>}
        <p className={styles.second}>{text}</p>
      </Note>
      {existing !== 0 && existing !== undefined && (
        <Note variant="warning">{existing === null ? texts.existingUnknown : texts.existing(existing)}</Note>
      )}
    </div>
  );
}
