import { containerAction, type Offer } from "@kreislauf/contract/catalog";
import { latestDesiredDate, type OrderingFacts } from "@kreislauf/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { now } from "@kreislauf/ui/base/clock.ts";
import { holidaysQuery } from "../../../catalog/index.ts";
import { placementLeadTimeQuery } from "../../ordering.queries.ts";
import type { OrderingFactsState } from "../form/use-ordering-facts.ts";

/** The facts about an agreement that does not exist yet, to order its first container. */
const noAgreementYet = {
  status: "requested",
  containersOnSite: 0,
  openWithdrawals: 0,
  fullWithdrawalDate: null,
  endsOn: null,
} as const;

/**
 * What the rules need to judge the placement of a new container; `facts` is null until an offer is chosen and loaded.
 */
export function usePlacementFacts(
  siteId: number,
  offer: Offer | undefined,
): Omit<OrderingFactsState, "editCutoff"> {
  const holidays = useQuery(holidaysQuery(siteId));
  const leadTime = useQuery({
    ...placementLeadTimeQuery(
      siteId,
      offer?.wasteTypeId ?? 0,
      offer?.containerTypeId ?? 0,
      offer?.agreementTypeId ?? null,
    ),
    enabled: offer !== undefined,
  });
  const isFailed = holidays.isError || leadTime.isError;
  const facts = useMemo((): OrderingFacts | null => {
    if (isFailed || offer === undefined || !leadTime.data || !holidays.data) return null;
    return {
      siteActive: true,
      agreement: noAgreementYet,
      terms: offer,
      offeredActions: [containerAction.place],
      containerActionId: containerAction.place,
      earliestDate: leadTime.data.earliestDate,
      latestDate: latestDesiredDate(now()),
      containersOnSite: leadTime.data.containersOnSite,
      holidays: new Set(Object.keys(holidays.data)),
    };
  }, [isFailed, offer, leadTime.data, holidays.data]);
  return {
    state: isFailed ? "failed" : facts === null ? "loading" : "ready",
    facts,
    holidays: holidays.data ?? {},
    retry: () =>
      void Promise.all([holidays, leadTime].filter(({ isError }) => isError).map(({ refetch }) => refetch())),
    retrying: holidays.isFetching || leadTime.isFetching,
  };
}
