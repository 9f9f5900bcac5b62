import { addDays, isWeekend, mondayOf, type BerlinDate } from "@kreislauf/contract/base";
import { useBranding } from "../../base/branding.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { helpTexts } from "./help.texts.ts";
import styles from "./help.module.css";

/** The opening hours of the customer service by weekday, Berlin time, with today in bold. */
export function HoursCard() {
  const texts = useTexts(helpTexts).hours;
  const { weekday } = useFormats();
  const { from, to } = useBranding().supportHours;
  const now = today();
  const monday = mondayOf(now);
  const row = (date: BerlinDate) => {
    const isToday = date === now;
    return (
      <tr key={date} className={isToday ? styles.today : undefined}>
        <th scope="row">{isToday ? texts.today(weekday(date)) : weekday(date)}</th>
        <td>{isWeekend(date) ? texts.closed : texts.times(from, to)}</td>
      </tr>
    );
  };
  return (
    <Card title={texts.title}>
      <table className={styles.hours}>
        <tbody>{[0, 1, 2, 3, 4, 5, 6].map((days) => row(addDays(monday, days)))}</tbody>
      </table>
    </Card>
  );
}
