import type { ContainerDrawing as Drawing } from "@kreislauf/contract/catalog";
import type { CalendarEntry, CalendarKind, CalendarPickups } from "@kreislauf/contract/exports";
import { orderStatus } from "@kreislauf/contract/orders";
import { RefreshCw } from "lucide-react";
import { today } from "@kreislauf/ui/base/today.ts";
import { useFormats, withoutYear } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { containerShapes } from "../../catalog/index.ts";
import { OrderBadge } from "../../orders/index.ts";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { BreakableText } from "@kreislauf/ui/data/breakable-text.tsx";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import type { SiteScope } from "../../sites/index.ts";
import { calendarScreenTexts } from "./calendar.texts.ts";
import { groupPickups, maxShownPerDay } from "./group-pickups.ts";
import { MovedPickupNotes } from "./moved-pickup-notes.tsx";
import { PickupGroup } from "./pickup-group.tsx";
import { pickupsHref } from "./pickups-href.ts";
import { siteWithCity } from "./site-with-city.ts";
import styles from "./calendar-days.module.css";

/** Whether the pickup is still to be carried out. */
const isAhead = ({ orderStatusId, phase }: CalendarEntry) =>
  orderStatusId === orderStatus.open && phase !== "feedback";

interface AgendaDayProps {
  day: CalendarPickups["days"][number];
  site: SiteScope;
  kind: CalendarKind | null;
  calendar: CalendarPickups;
}

/** A day of the agenda with its pickups; each is a link to its order. */
export function AgendaDay({ day, site, kind, calendar }: AgendaDayProps) {
  const { date, entries, total } = day;
  const texts = useTexts(calendarScreenTexts);
  const { day: dayWords, number } = useFormats();
  const holiday = calendar.holidays.find((each) => each.date === date);
  const show = (entry: CalendarEntry) => {
    const moved = calendar.moved.find(({ orderId }) => orderId === entry.orderId);
    return (
      <li key={entry.orderId}>
        <ContainerDrawing shape={containerShapes[entry.drawing as Drawing]} size="tile" />
        <span>
          <a href={hrefTo("order", { orderId: entry.orderId })}>
            <BreakableText text={entry.waste} />
          </a>
          <small>{siteWithCity(entry)}</small>
          {moved && <small>{texts.insteadOf(withoutYear(dayWords(moved.from)))}</small>}
        </span>
        {entry.kind === "periodic" && isAhead(entry) ? (
          <Badge icon={RefreshCw}>{texts.kinds.periodic}</Badge>
        ) : (
          <OrderBadge order={entry} />
        )}
      </li>
    );
  };
  return (
    <section className={styles.day}>
      <h3 aria-current={date === today() ? "date" : undefined}>
        {date === today() ? texts.todayOn(dayWords(date)) : dayWords(date)}
        {holiday !== undefined && <small>{holiday.name}</small>}
      </h3>
      <MovedPickupNotes calendar={calendar} date={date} maxShown={maxShownPerDay.month} />
      <ul>
        {groupPickups(day, maxShownPerDay.month).map((group) =>
          group.count === 1 && group.entries.length === 1 ? (
            group.entries.map(show)
          ) : (
            <li key={group.waste} className={styles.groupRow}>
              <PickupGroup group={group} date={date} site={site} kind={kind} isRow>
                <ul>{group.entries.map(show)}</ul>
              </PickupGroup>
            </li>
          ),
        )}
      </ul>
      {total > entries.length && (
        <a className={styles.more} href={pickupsHref({ site, date, kind })}>
          {texts.allPickups(number(total))}
        </a>
      )}
    </section>
  );
}
