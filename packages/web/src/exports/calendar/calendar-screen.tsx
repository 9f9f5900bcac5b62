import { addDays } from "@kreislauf/contract/base";
import { calendarKinds } from "@kreislauf/contract/exports";
import { cycleAheadWeeks } from "@kreislauf/contract/orders";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ChevronLeft, ChevronRight, Info } from "lucide-react";
import { errorSentence } from "../../base/api-error.ts";
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
import { ErrorState } from "@kreislauf/ui/feedback/error-state.tsx";
import { Icon } from "@kreislauf/ui/drawings/icon.tsx";
import { IconButton } from "@kreislauf/ui/controls/icon-button.tsx";
import { Delayed } from "@kreislauf/ui/feedback/delayed.tsx";
import { PageHeader } from "@kreislauf/ui/layout/page-header.tsx";
import { SegmentedControl } from "@kreislauf/ui/controls/segmented-control.tsx";
import { Skeleton } from "@kreislauf/ui/feedback/skeleton.tsx";
import { StateMessage } from "@kreislauf/ui/feedback/state-message.tsx";
import { CalendarAgenda } from "./calendar-agenda.tsx";
import { CalendarFeedCard } from "./calendar-feed-card.tsx";
import { calendarFilters } from "./calendar-state.ts";
import { CalendarGrid } from "./calendar-grid.tsx";
import { calendarMonthQuery } from "./calendar.queries.ts";
import { calendarScreenTexts } from "./calendar.texts.ts";
import { MovedPickups } from "./moved-pickups.tsx";
import styles from "./calendar-screen.module.css";

/** px; the height of five weeks, so that what is below does not move. */
const monthHeight = 756;

const monthsFrom = (month: string, count: number) =>
  Temporal.PlainYearMonth.from(month).add({ months: count }).toString();

/** The pickups of a month: a grid of weeks, or a list by day below 960 px. */
export function CalendarScreen() {
  const texts = useTexts(calendarScreenTexts);
  const { number, date: formatDay } = useFormats();
  const isMobile = useIsMobile();
  const [state, change] = useListState(calendarFilters, "replace");
  const chosen = useChosenSites();
  const site = chosen.choice ?? "all";
  const thisMonth = today().slice(0, 7);
  const { kind } = state;
  const month = state.month ?? thisMonth;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...calendarMonthQuery(month, site, kind),
    enabled: chosen.choice !== null,
    placeholderData: keepPreviousData,
  });
  const { data: firstMonth } = useQuery({ ...firstOrderMonthQuery(site), enabled: chosen.choice !== null });
  const isFirst = firstMonth !== undefined && month <= (firstMonth ?? thisMonth) && month <= thisMonth;
  const plannedUntil = addDays(today(), cycleAheadWeeks * 7);
  const reachesFurther = kind !== "ordered" && `${monthsFrom(month, 1)}-01` > addDays(plannedUntil, 1);
  const nameOf = (of: string) =>
    `${texts.monthNames.split(" ")[Number(of.slice(5, 7)) - 1]} ${of.slice(0, 4)}`;
  const show = (next: string) => change({ month: next === thisMonth ? null : next });
  const content = useRef<HTMLDivElement>(null);
  const isGoingToToday = useRef(false);
  const scrollToToday = () =>
    content.current?.querySelector("[aria-current=date]")?.scrollIntoView({ block: "center" });
  const goToToday = () => {
    if (month === thisMonth) return scrollToToday();
    isGoingToToday.current = true;
    show(thisMonth);
  };
  useEffect(() => {
    if (!isGoingToToday.current || data === undefined || isPlaceholderData) return;
    isGoingToToday.current = false;
    if (month === thisMonth) scrollToToday();
  }, [data, isPlaceholderData, month, thisMonth]);
  const step = (
    count: number,
    icon: typeof ChevronLeft,
    label: (month: string) => string,
    lockedBecause?: string,
  ) => {
    const next = monthsFrom(month, count);
    return (
      <IconButton
        icon={icon}
        variant="outlined"
        label={label(nameOf(next))}
        lockedBecause={lockedBecause}
        onClick={() => show(next)}
      />
    );
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        back={{ href: hrefTo("orderHistory"), text: texts.back }}
        context={
          data && !isPlaceholderData
            ? texts.context(number(data.total), nameOf(month), number(data.siteCount))
            : "\u00A0"
        }
      >
        <SitesBar chosen={chosen} />
      </PageHeader>
      <UnknownSitesNote chosen={chosen} />
      <div className={styles.columns}>
        <div ref={content}>
          <div className={styles.bar}>
            {step(-1, ChevronLeft, texts.previousMonth, isFirst ? texts.noEarlier : undefined)}
            <h2>{nameOf(month)}</h2>
            {step(1, ChevronRight, texts.nextMonth)}
            <Button variant="ghost" onClick={goToToday}>
              {texts.today}
            </Button>
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
                onChange={(value) => change({ kind: value === "all" ? null : value })}
              />
            </div>
          </div>
          <Card flush busy={data === undefined && error === null}>
            {data === undefined ? (
              error === null ? (
                <Delayed text={texts.loading}>
                  <Skeleton height={monthHeight} radius={11} />
                </Delayed>
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
            <p className={styles.futureHint}>
              <Icon of={Info} size={16} />
              <span>{texts.ahead(formatDay(plannedUntil))}</span>
            </p>
          )}
        </div>
        <div className={styles.aside}>
          {data !== undefined && data.moved.length > 0 && <MovedPickups moved={data.moved} />}
          <CalendarFeedCard sites={chosen.sites} />
        </div>
      </div>
    </>
  );
}
