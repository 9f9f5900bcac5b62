import type { CalendarKind, CalendarPickups } from "@kreislauf/contract/exports";
import { type BerlinDate, isWeekend } from "@kreislauf/contract/base";
import { Redo2, RefreshCw } from "lucide-react";
import { today } from "@kreislauf/ui/base/today.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { classNames } from "@kreislauf/ui/base/class-names.ts";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { StatusGlyph } from "@kreislauf/ui/drawings/status-glyph.tsx";
import { VisuallyHidden } from "@kreislauf/ui/base/visually-hidden.tsx";
import type { SiteScope } from "../../sites/index.ts";
import { CalendarPickup } from "./calendar-pickup.tsx";
import { type CalendarPeriod, isInPeriod, weeksOf } from "./calendar-period.ts";
import { calendarScreenTexts } from "./calendar.texts.ts";
import { groupPickups, maxShownPerDay } from "./group-pickups.ts";
import { MovedPickupNotes } from "./moved-pickup-notes.tsx";
import { pickupsHref } from "./pickups-href.ts";
import { PickupGroup } from "./pickup-group.tsx";
import styles from "./calendar-days.module.css";

/** The label of the grid's first day and of each first of a month: `1.4.` */
const dayAndMonth = (date: BerlinDate) => `${Number(date.slice(8))}.${Number(date.slice(5, 7))}.`;

export interface CalendarViewProps {
  period: CalendarPeriod;
  site: SiteScope;
  kind: CalendarKind | null;
  calendar: CalendarPickups;
}

/** The weeks of a period as a table: five wide columns for working days, two narrow hatched ones for the weekend. */
export function CalendarGrid({ period, site, kind, calendar }: CalendarViewProps) {
  const texts = useTexts(calendarScreenTexts);
  const { weekday, longDay, number } = useFormats();
  const weeks = weeksOf(period);
  const start = weeks[0]?.[0];
  const maxShown = maxShownPerDay[period.kind];
  const days = new Map(calendar.days.map((day) => [day.date, day]));
  const holidays = new Map(calendar.holidays.map((holiday) => [holiday.date, holiday]));
  return (
    <>
      <table className={classNames(styles.grid, period.kind === "week" && styles.week)}>
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
                const day = days.get(date);
                const groups = day === undefined ? [] : groupPickups(day, maxShown);
                const shown = groups.slice(0, maxShown);
                const more = (day?.total ?? 0) - shown.reduce((sum, { count }) => sum + count, 0);
                const holiday = holidays.get(date);
                const isOff = isWeekend(date) || holiday?.laender.length === 0;
                return (
                  <td
                    key={date}
                    className={classNames(
                      isOff && styles.off,
                      isWeekend(date) && styles.weekend,
                      !isInPeriod(date, period) && styles.other,
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
                    <MovedPickupNotes calendar={calendar} date={date} maxShown={maxShown} />
                    {shown.map((group) => {
                      const pickups = group.entries.map((entry) => (
                        <CalendarPickup
                          key={entry.orderId}
                          entry={entry}
                          isGrouped={group.count > 1}
                          moved={calendar.moved.find(({ orderId }) => orderId === entry.orderId)}
                        />
                      ));
                      return group.count === 1 && pickups.length === 1 ? (
                        pickups
                      ) : (
                        <PickupGroup key={group.waste} group={group} date={date} site={site} kind={kind}>
                          {pickups}
                        </PickupGroup>
                      );
                    })}
                    {more > 0 && (
                      <a
                        className={styles.more}
                        href={pickupsHref({ site, date, kind })}
                        aria-label={texts.moreOn(more, number(more), longDay(date))}
                      >
                        {texts.more(more, number(more))}
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
