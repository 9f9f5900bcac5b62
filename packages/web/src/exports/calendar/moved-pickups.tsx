import type { CalendarPickups } from "@kreislauf/contract/exports";
import { ArrowRight } from "lucide-react";
import { useFormats, withoutYear } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { CountPill } from "@kreislauf/ui/feedback/count-pill.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { calendarScreenTexts } from "./calendar.texts.ts";
import { siteWithCity } from "./site-with-city.ts";
import styles from "./calendar-screen.module.css";

/** The pickups that holidays move, with their old and new dates. */
export function MovedPickups({ calendar: { moved, movedDays } }: { calendar: CalendarPickups }) {
  const texts = useTexts(calendarScreenTexts);
  const { day, number } = useFormats();
  const total = movedDays.reduce((sum, each) => sum + each.total, 0);
  const more = total - moved.length;
  return (
    <Card title={texts.moved} actions={<CountPill count={total} />} flush>
      <ul className={styles.list}>
        {moved.map(({ orderId, from, to, waste, holiday, ...place }) => (
          <li key={orderId}>
            <span className={styles.shift}>
              <s>{withoutYear(day(from))}</s>
              <Icon of={ArrowRight} size={16} />
              <b>{day(to)}</b>
            </span>
            <small>{`${waste}, ${siteWithCity(place)} (${holiday})`}</small>
          </li>
        ))}
        {more > 0 && <li>{texts.more(more, number(more))}</li>}
      </ul>
    </Card>
  );
}
