import { ordersTexts } from "@kreislauf/contract/orders";
import type { ContainerDrawing as Drawing } from "@kreislauf/contract/catalog";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { hrefTo } from "../base/paths.ts";
import { containerShapes } from "../catalog/index.ts";
import { statusLooks } from "../orders/index.ts";
import { Badge } from "../ui/badge.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";
import { ContainerDrawing } from "../ui/container-drawing.tsx";
import type { CalendarViewProps } from "./calendar-grid.tsx";
import { calendarScreenTexts } from "./calendar.texts.ts";
import styles from "./calendar-days.module.css";

/** The pickups of a month by day; days without any are left out. */
export function CalendarAgenda({ month, site, calendar }: CalendarViewProps) {
  const texts = useTexts(calendarScreenTexts);
  const status = useTexts(ordersTexts).statusShort;
  const { day: dayWords, number } = useFormats();
  const holidays = new Map(calendar.holidays.map(({ date, name }) => [date, name]));
  return calendar.days
    .filter(({ date }) => date.startsWith(month))
    .map(({ date, entries, total }) => (
      <section key={date} className={styles.day}>
        <h3>
          {dayWords(date)}
          {holidays.has(date) && <small>{holidays.get(date)}</small>}
        </h3>
        <ul>
          {entries.map((entry) => {
            const moved = calendar.moved.find(({ orderId }) => orderId === entry.orderId);
            return (
              <li key={entry.orderId}>
                <ContainerDrawing shape={containerShapes[entry.drawing as Drawing]} size="tile" />
                <span>
                  <a href={hrefTo("order", { orderId: entry.orderId })}>{entry.waste}</a>
                  <small>{`${entry.site}, ${entry.city}`}</small>
                  {moved && <small>{texts.insteadOf(dayWords(moved.from))}</small>}
                </span>
                {entry.kind === "periodic" ? (
                  <Badge>{texts.kinds.periodic}</Badge>
                ) : (
                  <StatusBadge status={statusLooks[entry.orderStatusId]}>
                    {status[entry.orderStatusId]}
                  </StatusBadge>
                )}
              </li>
            );
          })}
        </ul>
        {total > entries.length && (
          <a
            className={styles.more}
            href={hrefTo("orderHistory", {}, { site, plannedFrom: date, plannedTo: date })}
          >
            {texts.more(number(total - entries.length))}
          </a>
        )}
      </section>
    ));
}
