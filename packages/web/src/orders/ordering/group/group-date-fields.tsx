import type { Agreement } from "@kreislauf/contract/agreements";
import { formatDate, formatLongDay, type BerlinDate } from "@kreislauf/contract/base";
import { latestExecutionDate, ordersTexts } from "@kreislauf/contract/orders";
import { CalendarDays, Info } from "lucide-react";
import { Controller } from "react-hook-form";
import { today } from "@kreislauf/ui/base/today.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { DeadlineLine } from "@kreislauf/ui/feedback/deadline-line.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { DatesFailedNote } from "../form/dates-failed-note.tsx";
import { groupDayLock } from "./group-draft.ts";
import { groupDialogTexts } from "./group-dialog.texts.ts";
import { OrderCalendar } from "../form/order-calendar.tsx";
import { TimeWindowField } from "../form/order-fields.tsx";
import { dayLockText } from "../form/order-day-facts.ts";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import type { GroupDialogModel } from "./use-group-dialog.ts";
import styles from "./group-dialog.module.css";

interface GroupDateFieldsProps {
  model: GroupDialogModel;
  agreements: readonly Agreement[];
}

/** The fields for the date of all orders, and a note on what ordering them together means. */
export function GroupDateFields({ model, agreements }: GroupDateFieldsProps) {
  const texts = useTexts(groupDialogTexts);
  const common = useTexts(orderingFormTexts);
  const words = useTexts(ordersTexts);
  const language = useLanguage();
  const { form, factsState, chosen, desiredDate, timeWindow } = model;
  const { facts, holidays } = factsState;
  const [anyFacts] = facts?.values() ?? [];
  /**
   * Why a day is locked; undefined if it is not. If several containers are chosen, it names the one that cannot be
   * served.
   */
  const lockText = (lock: ReturnType<typeof groupDayLock>) => {
    if (lock === null) return undefined;
    if (lock.code === "nothing_chosen") return texts.nothingChosen;
    const reason = dayLockText(lock.code, language) ?? "";
    if (!("agreementId" in lock) || chosen.length === 1) return reason;
    const agreement = agreements.find(({ agreementId }) => agreementId === lock.agreementId);
    return agreement ? texts.ofWaste(agreement.wasteType.description, reason) : reason;
  };
  return (
    <div className={styles.column}>
      <Controller
        control={form.control}
        name="desiredDate"
        render={({ field, fieldState: { error } }) => (
          <OrderCalendar
            label={texts.date}
            field={field}
            error={error?.message}
            factsState={factsState}
            lockedBecause={(date) => lockText(groupDayLock(facts, holidays, date))}
            orderedDays={chosen.flatMap(({ agreement }) => agreement.nextDates)}
            from={earliestOf(model) ?? today()}
            to={anyFacts?.latestDate}
            onMonthChange={model.showMonth}
          />
        )}
      />
      <DatesFailedNote factsState={factsState} />
      <TimeWindowField form={form} />
      <div aria-live="polite">
        {desiredDate === null || anyFacts === undefined ? (
          <Note icon={CalendarDays}>{texts.chooseFirst}</Note>
        ) : (
          <Note
            icon={CalendarDays}
            title={common.dayWithWindow(
              formatLongDay(desiredDate, language),
              words.timeWindowOnDay[timeWindow],
            )}
          >
            <p className={styles.second}>
              {words.latestExecution(formatDate(latestExecutionDate(desiredDate, anyFacts.holidays)))}
            </p>
          </Note>
        )}
      </div>
      {chosen.length > 1 && (
        <DeadlineLine icon={Info}>{texts.together(texts.allOf(chosen.length))}</DeadlineLine>
      )}
    </div>
  );
}

/** The first day on which all chosen containers can be served; undefined if none is chosen or the facts are loading. */
const earliestOf = ({ factsState }: GroupDialogModel): BerlinDate | undefined =>
  [...(factsState.facts?.values() ?? [])]
    .map(({ earliestDate }) => earliestDate)
    .toSorted()
    .at(-1);
