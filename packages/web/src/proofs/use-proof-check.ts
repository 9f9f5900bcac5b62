import type { ProofCheck } from "@kreislauf/contract/proofs";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { today } from "@kreislauf/ui/base/today.ts";
import { proofCheckQuery } from "./proofs.queries.ts";

interface OrderToCheck {
  readonly agreementId: number;
  readonly isHazardous: boolean;
  readonly containerActionId: number | null;
  readonly amount: number | null;
  readonly desiredDate: string | null;
}

export interface ProofCheckState {
  /** The last day that is not refused for want of a proof; null if that limits nothing, or is not known. */
  readonly lastDate: string | null;
  readonly check: ProofCheck | undefined;
  readonly isFailed: boolean;
}

/** Asks what the proofs say once action, amount and date of an order of hazardous waste are set. */
export function useProofCheck(order: OrderToCheck): ProofCheckState {
  const { agreementId, isHazardous, containerActionId, amount, desiredDate } = order;
  const isComplete = amount !== null && amount >= 1 && desiredDate !== null;
  // Before a day is chosen the calendar already needs to know which days are refused.
  const enabled = isHazardous && containerActionId !== null;
  const { data, isError } = useQuery({
    ...proofCheckQuery({
      agreementId,
      containerActionId: containerActionId ?? 0,
      amount: amount !== null && amount >= 1 ? amount : 1,
      desiredDate: desiredDate ?? today(),
    }),
    enabled,
    placeholderData: keepPreviousData,
  });
  return {
    check: enabled && isComplete ? data : undefined,
    isFailed: enabled && isComplete && isError,
    lastDate: (enabled ? data?.lastDate : null) ?? null,
  };
}
