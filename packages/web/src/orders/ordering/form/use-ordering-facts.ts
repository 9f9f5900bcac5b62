import type { Agreement } from "@kreislauf/contract/agreements";
import type { BerlinDate } from "@kreislauf/contract/base";
import type { ContainerActionId } from "@kreislauf/contract/catalog";
import { latestDesiredDate, type EditCutoff, type OrderingFacts } from "@kreislauf/contract/orders";
import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { today } from "@kreislauf/ui/base/today.ts";
import { holidaysQuery } from "../../../catalog/index.ts";
import { leadTimeWindows } from "./lead-time-windows.ts";
import { leadTimeQuery } from "../../ordering.queries.ts";

interface OrderingFactsInput {
  readonly siteId: number;
  /** Undefined until the agreement is loaded. */
  readonly agreement: Agreement | undefined;
  readonly offeredActions: readonly ContainerActionId[];
  readonly containerActionId: ContainerActionId | null;
  readonly desiredDate: BerlinDate | null;
  /** The first day of the month that the calendar shows. */
  readonly firstVisibleDay: BerlinDate;
}

/** What the rules need to judge an order; `facts` is null and `holidays` empty until they are loaded. */
export interface OrderingFactsState {
  readonly state: "loading" | "ready" | "failed";
  readonly facts: OrderingFacts | null;
  /** The names of the site's holidays by date. */
  readonly holidays: Readonly<Record<BerlinDate, string>>;
  readonly editCutoff: EditCutoff | null;
  readonly retry: () => void;
  readonly retrying: boolean;
}

const noHolidays: Readonly<Record<BerlinDate, string>> = {};

export function useOrderingFacts(input: OrderingFactsInput): OrderingFactsState {
  const { siteId, agreement, offeredActions, containerActionId, desiredDate, firstVisibleDay } = input;
  const queryClient = useQueryClient();
  const agreementId = agreement?.agreementId;
  const day = today();
  const holidays = useQuery({ ...holidaysQuery(siteId), enabled: agreement !== undefined });
  const windows = useQueries({
    queries:
      agreementId === undefined || containerActionId === null
        ? []
        : leadTimeWindows(day, firstVisibleDay, desiredDate).map((baseDate) =>
            leadTimeQuery(agreementId, containerActionId, baseDate),
          ),
    combine: (results) => ({
      leadTimes: results.map(({ data }) => data),
      isError: results.some(({ isError }) => isError),
      isFetching: results.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(results.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
    }),
  });

  // Loaded in advance for every action, so that the calendar does not go blank when another action is chosen.
  useEffect(() => {
    if (agreementId === undefined) return;
    for (const actionId of offeredActions) {
      void queryClient.prefetchQuery(leadTimeQuery(agreementId, actionId, day));
    }
  }, [queryClient, agreementId, offeredActions, day]);

  const isFailed = holidays.isError || windows.isError;
  const [leadTime] = windows.leadTimes;
  const facts = useMemo((): OrderingFacts | null => {
    const isKnown = agreement !== undefined && containerActionId !== null && leadTime !== undefined;
    if (isFailed || !isKnown || holidays.data === undefined) return null;
    return {
      siteActive: true,
      agreement,
      terms: agreement.terms,
      offeredActions,
      containerActionId,
      earliestDate: leadTime.earliestDate,
      latestDate: latestDesiredDate(now()),
      containersOnSite: Object.assign({}, ...windows.leadTimes.map((each) => each?.containersOnSite)),
      holidays: new Set(Object.keys(holidays.data)),
    };
  }, [agreement, offeredActions, containerActionId, leadTime, windows.leadTimes, holidays.data, isFailed]);

  return {
    state: isFailed ? "failed" : facts === null ? "loading" : "ready",
    facts,
    holidays: holidays.data ?? noHolidays,
    editCutoff: leadTime?.editCutoff ?? null,
    retry: () => void Promise.all([holidays.isError && holidays.refetch(), windows.refetch()]),
    retrying: holidays.isFetching || windows.isFetching,
  };
}
