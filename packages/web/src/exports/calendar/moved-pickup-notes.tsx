import type { BerlinDate } from "@kreislauf/contract/base";
import type { CalendarPickups, MovedEntry } from "@kreislauf/contract/exports";
import { Redo2 } from "lucide-react";
import { useFormats, withoutYear } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { calendarScreenTexts } from "./calendar.texts.ts";
import styles from "./calendar-days.module.css";

interface MovedPickupNotesProps {
  calendar: CalendarPickups;
  date: BerlinDate;
  /** The largest number of pickups that are listed; the number of the others is shown below. */
  maxShown: number;
}

/** The pickups that a holiday has moved away from this day, each with its new date. */
export function MovedPickupNotes({ calendar: { moved, movedDays }, date, maxShown }: MovedPickupNotesProps) {
  const texts = useTexts(calendarScreenTexts);
  const { number } = useFormats();
  const shown = moved.filter(({ from }) => from === date).slice(0, maxShown);
  const more = (movedDays.find((each) => each.date === date)?.total ?? 0) - shown.length;
  return (
    <>
      {shown.map((each) => (
        <MovedPickupNote key={each.orderId} moved={each} />
      ))}
      {more > 0 && <p className={styles.movedPickup}>{texts.moreMoved(number(more))}</p>}
    </>
  );
}

function MovedPickupNote({ moved: { waste, to } }: { moved: MovedEntry }) {
  const texts = useTexts(calendarScreenTexts);
  const { day } = useFormats();
  return (
    <p className={styles.movedPickup}>
      <Icon of={Redo2} size={14} />
      <span>
        <s>{waste}</s>
        <br />
        {texts.movedTo(withoutYear(day(to)))}
      </span>
    </p>
  );
}
