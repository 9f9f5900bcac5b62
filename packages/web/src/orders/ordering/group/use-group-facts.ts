import type { Agreement } from "@kreislauf/contract/agreements";
import type { BerlinDate } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { latestDesiredDate, type LeadTimeInfo, type OrderingFacts } from "@kreislauf/contract/orders";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { holidaysQuery } from "../../../catalog/index.ts";
import { leadTimeWindows } from "../form/lead-time-windows.ts";
import { leadTimeQuery } from "../../ordering.queries.ts";

export interface ChosenAction {
  readonly agreement: Agreement;
  readonly containerActionId: ContainerActionId;
}

interface GroupFactsInput {
  readonly siteId: number;
  readonly chosen: readonly ChosenAction[];
  readonly desiredDate: BerlinDate | null;
  /** The first day of the month that the calendar shows. */
  readonly firstVisibleDay: BerlinDate;
}

const noHolidays: Readonly<Record<BerlinDate, string>> = {};

/** What the rules need to judge the orders of the chosen agreements. */
export function useGroupFacts({ siteId, chosen, desiredDate, firstVisibleDay }: GroupFactsInput) {
  const holidays = useQuery(holidaysQuery(siteId));
  const baseDates = leadTimeWindows(today(), firstVisibleDay, desiredDate);
  const windows = useQueries({
    queries: chosen.flatMap(({ agreement, containerActionId }) =>
      baseDates.map((baseDate) => leadTimeQuery(agreement.agreementId, containerActionId, baseDate)),
    ),
    combine: (results) => ({
      leadTimes: results.map(({ data }) => data),
      isError: results.some(({ isError }) => isError),
      isFetching: results.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
    }),
  });
  const isFailed = holidays.isError || windows.isError;
  const facts = useMemo(() => {
    if (isFailed || holidays.data === undefined) return null;
    const holidayDates = new Set(Object.keys(holidays.data));
    const factsByAgreement = new Map<number, OrderingFacts>();
    for (const [index, each] of chosen.entries()) {
      const leadTimes = windows.leadTimes.slice(index * baseDates.length, (index + 1) * baseDates.length);
      const memberFacts = factsOf(each, leadTimes, holidayDates);
      if (memberFacts === null) return null;
      factsByAgreement.set(each.agreement.agreementId, memberFacts);
    }
    return factsByAgreement;
  }, [isFailed, holidays.data, chosen, windows.leadTimes, baseDates.length]);
  return {
    state: isFailed ? ("failed" as const) : facts === null ? ("loading" as const) : ("ready" as const),
    /** The facts by the id of the agreement; null until those of all chosen agreements are loaded. */
    facts,
    holidays: holidays.data ?? noHolidays,
    retry: () => void Promise.all([holidays.isError && holidays.refetch(), windows.refetch()]),
    retrying: holidays.isFetching || windows.isFetching,
  };
}

function factsOf(
  { agreement, containerActionId }: ChosenAction,
  leadTimes: readonly (LeadTimeInfo | undefined)[],
  holidays: ReadonlySet<BerlinDate>,
): OrderingFacts | null {
  const [first] = leadTimes;
  if (first === undefined) return null;
  return {
    siteActive: true,
    agreement,
    terms: agreement.terms,
    offeredActions: agreement.containerActionIds,
    containerActionId,
    earliestDate: first.earliestDate,
    latestDate: latestDesiredDate(now()),
    containersOnSite: Object.assign({}, ...leadTimes.map((each) => each?.containersOnSite)),
    holidays,
  };
}
