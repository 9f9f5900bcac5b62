import { CalendarDays, TriangleAlert } from "lucide-react";
import { Controller } from "react-hook-form";
import { today } from "@kreislauf/ui/base/today.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useLanguage, useTexts } from "@kreislauf/ui/base/language.ts";
import { DeadlineLine } from "@kreislauf/ui/feedback/deadline-line.tsx";
import { Note } from "@kreislauf/ui/feedback/note.tsx";
import { EmphasizedText } from "@kreislauf/ui/data/emphasized-text.tsx";
import { DatesFailedNote } from "../form/dates-failed-note.tsx";
import { newContainerTexts } from "./new-container.texts.ts";
import { OrderCalendar } from "../form/order-calendar.tsx";
import { dayLockText } from "../form/order-day-facts.ts";
import { orderingFormTexts } from "../form/ordering-form.texts.ts";
import { dayLock } from "../form/orderable-days.ts";
import { offerPlacementDays } from "./placeable-offers.ts";
import type { NewContainerDialogModel } from "./use-new-container-dialog.ts";
import styles from "../form/ordering-form.module.css";

interface NewContainerDateProps {
  model: NewContainerDialogModel;
  choices: NonNullable<NewContainerDialogModel["choices"]>;
}

/** The field for the date of the placement; shown once an offer is chosen. */
export function NewContainerDate({ model: { form, factsState, values }, choices }: NewContainerDateProps) {
  const texts = useTexts(newContainerTexts);
  const common = useTexts(orderingFormTexts);
  const language = useLanguage();
  const { day, longDay } = useFormats();
  const { facts, holidays } = factsState;
  const { offer, waste } = choices;
  return (
    <>
      {offer === undefined ? (
        <Note icon={CalendarDays}>{texts.dateFirst}</Note>
      ) : (
        <>
          <Controller
            control={form.control}
            name="desiredDate"
            render={({ field, fieldState: { error } }) => (
              <OrderCalendar
                label={texts.date}
                field={field}
                error={error?.message}
                factsState={factsState}
                lockedBecause={(date) => dayLockText(dayLock(facts, holidays, date), language)}
                orderedDays={[]}
                from={facts?.earliestDate ?? today()}
                to={facts?.latestDate}
              />
            )}
          />
          <DatesFailedNote factsState={factsState} />
          {facts && (
            <div aria-live="polite">
              <Note
                icon={CalendarDays}
                title={values.desiredDate === null ? common.chooseDate : longDay(values.desiredDate)}
              >
                <p className={styles.second}>
                  {texts.earliest(day(facts.earliestDate), offerPlacementDays(offer))}
                </p>
              </Note>
            </div>
          )}
        </>
      )}
      {waste?.hazardous && (
        <DeadlineLine icon={TriangleAlert}>
          <EmphasizedText text={texts.hazardous(texts.proof)} part={texts.proof} />
        </DeadlineLine>
      )}
    </>
  );
}
