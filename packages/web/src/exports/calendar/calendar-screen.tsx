import { addDays } from "@kreislauf/contract/base";
import { calendarKinds } from "@kreislauf/contract/exports";
import { cycleAheadWeeks } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ChevronLeft, ChevronRight, Info } from "lucide-react";
import { today } from "@kreislauf/ui/base/today.ts";
import { useFormats } from "@kreislauf/ui/base/format.ts";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { useListState } from "../../base/use-list-state.ts";
import { hrefTo } from "../../base/paths.ts";
import { useIsMobile } from "@kreislauf/ui/base/use-is-mobile.ts";
import { firstOrderMonthQuery } from "../../orders/index.ts";
import { SitesBar, UnknownSitesNote, useChosenSites } from "../../sites/index.ts";
import { Button } from "@kreislauf/ui/controls/button.tsx";
import { Card } from "@kreislauf/ui/layout/card.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { CalendarAgenda } from "./calendar-agenda.tsx";
import { CalendarFeedCard } from "./calendar-feed-card.tsx";
import { calendarFilters, calendarViews } from "./calendar-state.ts";
import {
  type CalendarPeriod,
  choiceOf,
  isInPeriod,
  nextPeriod,
  periodAround,
  periodOf,
  previousPeriod,
  switchedPeriod,
  weekNumberOf,
} from "./calendar-period.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import { calendarPickupsQuery } from "./calendar.queries.ts";
import { calendarScreenTexts } from "./calendar.texts.ts";
import { MovedPickups } from "./moved-pickups.tsx";
import styles from "./calendar-screen.module.css";
import { LoadFailure } from "../../base/load-failure.tsx";

/** px; the placeholder is as high as five weeks or one week, so that hardly anything moves once the grid is loaded. */
const heights = { month: 756, week: 402 } as const;

/** The pickups of a month or week: as a grid of weeks, in windows narrower than 960 px as a list by day. */
export function CalendarScreen() {
  const texts = useTexts(calendarScreenTexts);
  const { number, date: formatDay } = useFormats();
  const isMobile = useIsMobile();
  const [state, change] = useListState(calendarFilters, "replace");
  const chosen = useChosenSites();
  const site = chosen.choice ?? "all";
  const { kind } = state;
  const period = periodOf(state, today());
  const isCurrent = isInPeriod(today(), period);
  const pickups = calendarPickupsQuery(period, site, kind);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...pickups,
    enabled: chosen.choice !== null,
    // On a phone the days of the last period could be mistaken for those of the new one, so they are hidden while it
    // loads.
    placeholderData: (previous, query) =>
      isMobile && query?.queryKey[2] !== pickups.queryKey[2] ? undefined : previous,
  });
  const { data: firstMonth } = useQuery({ ...firstOrderMonthQuery(site), enabled: chosen.choice !== null });
  const firstDay = firstMonth ? `${firstMonth}-01` : today();
  const isFirst = firstMonth !== undefined && period.first <= firstDay && period.first <= today();
  const plannedUntil = addDays(today(), cycleAheadWeeks * 7);
  const reachesFurther = kind !== "ordered" && nextPeriod(period).first > addDays(plannedUntil, 1);
  const nameOf = ({ kind: view, first }: CalendarPeriod) => {
    if (view === "month")
      return `${texts.monthNames.split(" ")[Number(first.slice(5, 7)) - 1]} ${first.slice(0, 4)}`;
    const { week, year } = weekNumberOf(first);
    return texts.week(String(week), String(year));
  };
  const show = (next: CalendarPeriod) => change(choiceOf(next, today()));
  const content = useRef<HTMLDivElement>(null);
  const isGoingToToday = useRef(false);
  const scrollToToday = () =>
    content.current?.querySelector("[aria-current=date]")?.scrollIntoView({ block: "center" });
  const goToToday = () => {
    if (isCurrent) return scrollToToday();
    isGoingToToday.current = true;
    show(periodAround(period.kind, today()));
  };
  useEffect(() => {
    if (!isGoingToToday.current || data === undefined || isPlaceholderData) return;
    isGoingToToday.current = false;
    if (isCurrent) scrollToToday();
  }, [data, isPlaceholderData, isCurrent]);
  const step = (
    next: CalendarPeriod,
    icon: typeof ChevronLeft,
    label: (name: string) => string,
    lockedBecause?: string,
  ) => (
    <IconButton
      icon={icon}
      variant="outlined"
      label={label(nameOf(next))}
      lockedBecause={lockedBecause}
      onClick={() => show(next)}
    />
  );
  return (
    <>
      <PageHeader
        title={texts.title}
        back={{ href: hrefTo("orderHistory"), text: texts.back }}
        context={
          data && !isPlaceholderData
            ? texts.context(number(data.total), texts.in[period.kind](nameOf(period)), number(data.siteCount))
            : "\u00A0"
        }
      >
        <SitesBar chosen={chosen} />
      </PageHeader>
      <UnknownSitesNote chosen={chosen} />
      <div className={styles.columns}>
        <div ref={content}>
          <div className={styles.bar}>
            {step(previousPeriod(period), ChevronLeft, texts.previous, isFirst ? texts.noEarlier : undefined)}
            <h2>{nameOf(period)}</h2>
            {step(nextPeriod(period), ChevronRight, texts.next)}
            <Button variant="ghost" onClick={goToToday}>
              {texts.today}
            </Button>
            <div className={styles.kinds}>
              <SegmentedControl
                label={texts.view}
                labelHidden
                fill={isMobile}
                options={calendarViews.map((value) => ({ value, label: texts.views[value] }))}
                value={period.kind}
                onChange={(view) => {
                  if (view !== period.kind) show(switchedPeriod(period, today()));
                }}
              />
              <SegmentedControl
                label={texts.kind}
                labelHidden
                fill={isMobile}
                options={(["all", ...calendarKinds] as const).map((value) => ({
                  value,
                  label: texts.kinds[value],
                }))}
                value={kind ?? "all"}
                onChange={(value) => change({ kind: value === "all" ? null : value })}
              />
            </div>
          </div>
          <Card flush busy={data === undefined && error === null}>
            {data === undefined ? (
              error === null ? (
                <Delayed text={texts.loading}>
                  <Skeleton height={heights[period.kind]} radius={11} />
                </Delayed>
              ) : (
                <LoadFailure title={texts.failed} query={{ error, refetch, isFetching }} />
              )
            ) : !isMobile ? (
              <CalendarGrid period={period} site={site} kind={kind} calendar={data} />
            ) : data.total === 0 ? (
              <StateMessage illustration="periodic" title={texts.none[period.kind]} text={texts.noneText} />
            ) : (
              <CalendarAgenda period={period} site={site} kind={kind} calendar={data} />
            )}
          </Card>
          {data !== undefined && reachesFurther && (
            <p className={styles.futureHint}>
              <Icon of={Info} size={16} />
              <span>{texts.ahead(formatDay(plannedUntil))}</span>
            </p>
          )}
        </div>
        <div className={styles.aside}>
          {data !== undefined && data.moved.length > 0 && <MovedPickups calendar={data} />}
          <CalendarFeedCard sites={chosen.sites} />
        </div>
      </div>
    </>
  );
}
