import type { CalendarMonth } from "@kreislauf/contract/exports";
import { addDays, type BerlinDate, isWeekend, weekdayOf } from "@kreislauf/contract/base";
import { Redo2, RefreshCw } from "lucide-react";
import { today } from "@kreislauf/ui/base/today.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { hrefTo } from "../../base/paths.ts";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { StatusGlyph } from "@kreislauf/ui/drawings/status-glyph.tsx";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import { formatSiteScope, type SiteScope } from "../../sites/index.ts";
import { CalendarPickup } from "./calendar-pickup.tsx";
import { calendarScreenTexts } from "./calendar.texts.ts";
import { groupPickups, maxShownPerDay } from "./group-pickups.ts";
import { MovedPickupNote } from "./moved-pickup-note.tsx";
import { PickupGroup } from "./pickup-group.tsx";
import styles from "./calendar-days.module.css";

/** `1.4.`, on the first day of the grid and of each month. */
const dayAndMonth = (date: BerlinDate) => `${Number(date.slice(8))}.${Number(date.slice(5, 7))}.`;

export interface CalendarViewProps {
  month: string;
  site: SiteScope;
  calendar: CalendarMonth;
}

/** The weeks of a month: five wide columns for working days, two narrow hatched ones for the weekend. */
export function CalendarGrid({ month, site, calendar }: CalendarViewProps) {
  const texts = useTexts(calendarScreenTexts);
  const { weekday, longDay, number } = useFormats();
  const first = `${month}-01`;
  const start = addDays(first, 1 - weekdayOf(first));
  const weeks: BerlinDate[][] = [];
  for (let monday = start; monday.slice(0, 7) <= month; monday = addDays(monday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((count) => addDays(monday, count)));
  const days = new Map(calendar.days.map((day) => [day.date, day]));
  const holidays = new Map(calendar.holidays.map((holiday) => [holiday.date, holiday]));
  return (
    <>
      <table className={styles.grid}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date} scope="col" className={isWeekend(date) ? styles.weekend : undefined}>
                {isWeekend(date) ? weekday(date).slice(0, 2) : weekday(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const { entries = [], total = 0 } = days.get(date) ?? {};
                const groups = groupPickups(entries).slice(0, maxShownPerDay);
                const more = total - groups.reduce((sum, group) => sum + group.entries.length, 0);
                const holiday = holidays.get(date);
                const isOff = isWeekend(date) || holiday?.laender.length === 0;
                return (
                  <td
                    key={date}
                    className={classNames(
                      isOff && styles.off,
                      isWeekend(date) && styles.weekend,
                      date.slice(0, 7) !== month && styles.other,
                    )}
                  >
                    <div className={styles.date}>
                      <time
                        dateTime={date}
                        className={date === today() ? styles.today : undefined}
                        aria-current={date === today() ? "date" : undefined}
                      >
                        <span aria-hidden>
                          {date === start || date.endsWith("-01") ? dayAndMonth(date) : Number(date.slice(8))}
                        </span>
                        <VisuallyHidden>{longDay(date)}</VisuallyHidden>
                      </time>
                      {holiday !== undefined && !isWeekend(date) && (
                        <small title={holiday.name}>
                          {[
                            holiday.name,
                            ...(holiday.laender.length > 0 ? [`(${holiday.laender.join(", ")})`] : []),
                          ].join(" ")}
                        </small>
                      )}
                    </div>
                    {calendar.moved
                      .filter(({ from }) => from === date)
                      .map((each) => (
                        <MovedPickupNote key={each.orderId} moved={each} />
                      ))}
                    {groups.map(({ waste, entries: ofWaste }) => {
                      const pickups = ofWaste.map((entry) => (
                        <CalendarPickup
                          key={entry.orderId}
                          entry={entry}
                          isGrouped={ofWaste.length > 1}
                          moved={calendar.moved.find(({ orderId }) => orderId === entry.orderId)}
                        />
                      ));
                      return ofWaste.length === 1 ? (
                        pickups
                      ) : (
                        <PickupGroup key={waste} waste={waste} count={ofWaste.length}>
                          {pickups}
                        </PickupGroup>
                      );
                    })}
                    {more > 0 && (
                      <a
                        className={styles.more}
                        href={hrefTo(
                          "orderHistory",
                          {},
                          { site: formatSiteScope(site), plannedFrom: date, plannedTo: date },
                        )}
                        aria-label={texts.moreOn(number(more), longDay(date))}
                      >
                        {texts.more(number(more))}
                      </a>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.legend}>
        <li>
          <span className={styles.swatch}>
            <StatusGlyph status="open" size={14} />
          </span>
          {texts.legend.ordered}
        </li>
        <li>
          <span className={classNames(styles.swatch, styles.cycle)}>
            <Icon of={RefreshCw} size={14} />
          </span>
          {texts.legend.periodic}
        </li>
        <li>
          <span className={classNames(styles.swatch, styles.cycle, styles.moved)}>
            <Icon of={Redo2} size={14} />
          </span>
          {texts.legend.moved}
        </li>
        <li>
          <span className={classNames(styles.swatch, styles.off)} />
          {texts.legend.off}
        </li>
      </ul>
    </>
  );
}
