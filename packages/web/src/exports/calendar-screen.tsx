import { addDays } from "@kreislauf/contract/base";
import type { CalendarKind } from "@kreislauf/contract/exports";
import { calendarKinds } from "@kreislauf/contract/exports";
import { cycleAheadWeeks } from "@kreislauf/contract/orders";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, Info } from "lucide-react";
import { errorSentence } from "../base/api-error.ts";
import { today } from "../base/clock.ts";
import { useFormats } from "../base/format.ts";
import { useTexts } from "../base/language.tsx";
import { useUrlSearch } from "../base/navigation.ts";
import { hrefTo } from "../base/paths.ts";
import { useIsMobile } from "../base/viewport.ts";
import { LocationBar, useChosenLocation } from "../locations/index.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Icon } from "../ui/icon.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { Late } from "../ui/late.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { StateMessage } from "../ui/state-message.tsx";
import { CalendarAgenda } from "./calendar-agenda.tsx";
import { CalendarFeedCard } from "./calendar-feed-card.tsx";
import { CalendarGrid } from "./calendar-grid.tsx";
import { calendarMonthQuery } from "./calendar.queries.ts";
import { calendarScreenTexts } from "./calendar.texts.ts";
import { MovedPickups } from "./moved-pickups.tsx";
import styles from "./calendar-screen.module.css";

const monthShape = /^(19[7-9]\d|20\d\d|21\d\d)-(0[1-9]|1[0-2])$/;

/** That of five weeks in px, so that what stands below keeps its place. */
const monthHeight = 756;

const monthsFrom = (month: string, count: number) =>
  Temporal.PlainYearMonth.from(month).add({ months: count }).toString();

/** The pickups of a month: five wide working days, below 960 px a list by day. */
export function CalendarScreen() {
  const texts = useTexts(calendarScreenTexts);
  const { number, date: formatDay } = useFormats();
  const isMobile = useIsMobile();
  const [search, changeSearch] = useUrlSearch();
  const chosen = useChosenLocation({ allowAll: true });
  const site = chosen.choice ?? "all";
  const thisMonth = today().slice(0, 7);
  const month = monthShape.test(search["calMonth"] ?? "") ? (search["calMonth"] ?? thisMonth) : thisMonth;
  const kind: CalendarKind | null = calendarKinds.find((each) => each === search["calKind"]) ?? null;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...calendarMonthQuery(month, site, kind),
    enabled: chosen.choice !== null,
    placeholderData: keepPreviousData,
  });
  const plannedUntil = addDays(today(), cycleAheadWeeks * 7);
  const reachesFurther = kind !== "ordered" && `${monthsFrom(month, 1)}-01` > addDays(plannedUntil, 1);
  const nameOf = (of: string) =>
    `${texts.monthNames.split(" ")[Number(of.slice(5, 7)) - 1]} ${of.slice(0, 4)}`;
  const show = (next: string) => changeSearch({ calMonth: next === thisMonth ? undefined : next });
  const step = (count: number, icon: typeof ChevronLeft, label: (month: string) => string) => {
    const next = monthsFrom(month, count);
    return (
      <IconButton icon={icon} variant="outlined" label={label(nameOf(next))} onClick={() => show(next)} />
    );
  };
  return (
    <>
      <PageHead
        title={texts.title}
        back={{ href: hrefTo("orderHistory"), text: texts.back }}
        context={
          data && !isPlaceholderData
            ? texts.context(number(data.total), nameOf(month), number(data.siteCount))
            : "\u00A0"
        }
      >
        <LocationBar chosen={chosen} />
      </PageHead>
      <div className={styles.columns}>
        <div>
          <div className={styles.bar}>
            {step(-1, ChevronLeft, texts.previousMonth)}
            <h2>{nameOf(month)}</h2>
            {step(1, ChevronRight, texts.nextMonth)}
            {month !== thisMonth && (
              <Button variant="ghost" onClick={() => show(thisMonth)}>
                {texts.today}
              </Button>
            )}
            <div className={styles.kinds}>
              <SegmentedControl
                label={texts.kind}
                labelHidden
                fill={isMobile}
                options={(["all", ...calendarKinds] as const).map((value) => ({
                  value,
                  label: texts.kinds[value],
                }))}
                value={kind ?? "all"}
                onChange={(value) => changeSearch({ calKind: value === "all" ? undefined : value })}
              />
            </div>
          </div>
          <Card flush busy={data === undefined && error === null}>
            {data === undefined ? (
              error === null ? (
                <Late text={texts.loading}>
                  <Skeleton height={monthHeight} radius={11} />
                </Late>
              ) : (
                <ErrorState
                  title={texts.failed}
                  text={errorSentence(error)}
                  onRetry={() => void refetch()}
                  retrying={isFetching}
                />
              )
            ) : !isMobile ? (
              <CalendarGrid month={month} site={site} calendar={data} />
            ) : data.total === 0 ? (
              <StateMessage illustration="periodic" title={texts.none} text={texts.noneText} />
            ) : (
              <CalendarAgenda month={month} site={site} calendar={data} />
            )}
          </Card>
          {data !== undefined && reachesFurther && (
            <p className={styles.ahead}>
              <Icon of={Info} size={16} />
              <span>{texts.ahead(formatDay(plannedUntil))}</span>
            </p>
          )}
        </div>
        <div className={styles.aside}>
          {data !== undefined && data.moved.length > 0 && <MovedPickups moved={data.moved} />}
          <CalendarFeedCard locations={chosen.locations} />
        </div>
      </div>
    </>
  );
}
