import type { BerlinDate } from "@kreislauf/contract/base";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useProofHint } from "../../../proofs/index.ts";
import { siteOrderChecksQuery } from "../../ordering.queries.ts";
import type { chosenMembers } from "./group-draft.ts";

interface GroupToCheck {
  readonly siteId: number;
  readonly chosen: ReturnType<typeof chosenMembers>;
  readonly desiredDate: BerlinDate | null;
}

/**
 * Returns a function that says what the proofs mean for an agreement; only for hazardous waste, once a day is chosen.
 */
export function useGroupProofs({ siteId, chosen, desiredDate }: GroupToCheck) {
  const hint = useProofHint();
  const orders =
    desiredDate === null
      ? []
      : chosen.flatMap(({ agreement: { agreementId, wasteType }, member: { containerActionId, amount } }) =>
          wasteType.hazardous && amount !== null && amount >= 1
            ? [{ serviceLocationId: siteId, agreementId, containerActionId, amount, desiredDate }]
            : [],
        );
  const { data } = useQuery({
    ...siteOrderChecksQuery(orders),
    enabled: orders.length > 0,
    placeholderData: keepPreviousData,
    // Always checked again, because another order may have used up the granted tonnes meanwhile.
    staleTime: 0,
  });
  return (agreementId: number): string | undefined =>
    orders.some((each) => each.agreementId === agreementId)
      ? hint(data?.rows.find((row) => row.agreementId === agreementId))
      : undefined;
}
