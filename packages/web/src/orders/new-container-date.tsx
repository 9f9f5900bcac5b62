import { CalendarDays, TriangleAlert } from "lucide-react";
import { Controller } from "react-hook-form";
import { today } from "../base/clock.ts";
import { useFormats } from "../base/format.ts";
import { useLanguage, useTexts } from "../base/language.tsx";
import { DeadlineLine } from "../ui/deadline-line.tsx";
import { Note } from "../ui/note.tsx";
import { Stressed } from "../ui/stressed.tsx";
import { DatesFailedNote } from "./dates-failed-note.tsx";
import { newContainerTexts } from "./new-container.texts.ts";
import { OrderCalendar } from "./order-calendar.tsx";
import { lockWords } from "./order-day-facts.ts";
import { orderDialogTexts } from "./order-dialog.texts.ts";
import { dayLock } from "./orderable-days.ts";
import { placementDays } from "./placeable-offers.ts";
import type { NewContainerModel } from "./use-new-container.ts";
import styles from "./order-dialog.module.css";

interface NewContainerDateProps {
  model: NewContainerModel;
  choices: NonNullable<NewContainerModel["choices"]>;
}

/** The day it shall stand, once it is known from when on it can. */
export function NewContainerDate({ model: { form, known, held }, choices }: NewContainerDateProps) {
  const texts = useTexts(newContainerTexts);
  const common = useTexts(orderDialogTexts);
  const language = useLanguage();
  const { day, longDay } = useFormats();
  const { facts, holidays } = known;
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
                known={known}
                lockedBecause={(date) => lockWords(dayLock(facts, holidays, date), language)}
                ordered={[]}
                from={facts?.earliestDate ?? today()}
                to={facts?.latestDate}
              />
            )}
          />
          <DatesFailedNote known={known} />
          {facts && (
            <div aria-live="polite">
              <Note
                icon={CalendarDays}
                title={held.desiredDate === null ? common.chooseDate : longDay(held.desiredDate)}
              >
                <p className={styles.second}>
                  {texts.earliest(day(facts.earliestDate), placementDays(offer))}
                </p>
              </Note>
            </div>
          )}
        </>
      )}
      {waste?.hazardous && (
        <DeadlineLine icon={TriangleAlert}>
          <Stressed text={texts.hazardous(texts.proof)} part={texts.proof} />
        </DeadlineLine>
      )}
    </>
  );
}
