import type { ContainerDrawing as Drawing } from "@kreislauf/contract/catalog";
import type { CalendarEntry, CalendarMonth } from "@kreislauf/contract/exports";
import { RefreshCw } from "lucide-react";
import { today } from "@kreislauf/ui/base/today.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { containerShapes } from "../../catalog/index.ts";
import { OrderBadge } from "../../orders/index.ts";
import { Badge } from "@kreislauf/ui/feedback/badge.tsx";
import { BreakableText } from "@kreislauf/ui/data/breakable-text.tsx";
import { ContainerDrawing } from "@kreislauf/ui/drawings/container-drawing.tsx";
import { formatSiteScope, type SiteScope } from "../../sites/index.ts";
import { calendarScreenTexts } from "./calendar.texts.ts";
import { groupPickups } from "./group-pickups.ts";
import { MovedPickupNote } from "./moved-pickup-note.tsx";
import { PickupGroup } from "./pickup-group.tsx";
import { siteWithCity } from "./site-with-city.ts";
import { withoutYear } from "./without-year.ts";
import styles from "./calendar-days.module.css";

interface AgendaDayProps {
  day: CalendarMonth["days"][number];
  site: SiteScope;
  calendar: CalendarMonth;
}

/** A day with its pickups, each a link to its order. */
export function AgendaDay({ day: { date, entries, total }, site, calendar }: AgendaDayProps) {
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
        {entry.kind === "periodic" ? (
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
      {calendar.moved
        .filter(({ from }) => from === date)
        .map((each) => (
          <MovedPickupNote key={each.orderId} moved={each} />
        ))}
      <ul>
        {groupPickups(entries).map(({ waste, entries: ofWaste }) =>
          ofWaste.length === 1 ? (
            ofWaste.map(show)
          ) : (
            <li key={waste} className={styles.groupRow}>
              <PickupGroup waste={waste} count={ofWaste.length} isRow>
                <ul>{ofWaste.map(show)}</ul>
              </PickupGroup>
            </li>
          ),
        )}
      </ul>
      {total > entries.length && (
        <a
          className={styles.more}
          href={hrefTo(
            "orderHistory",
            {},
            { site: formatSiteScope(site), plannedFrom: date, plannedTo: date },
          )}
        >
          {texts.more(number(total - entries.length))}
        </a>
      )}
    </section>
  );
}
