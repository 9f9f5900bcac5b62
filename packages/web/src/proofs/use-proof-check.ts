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
  /**
   * The last day on which the order is not refused for lack of a proof. Null if proofs set no last day, or until it is
   * known.
   */
  readonly lastDate: string | null;
  readonly check: ProofCheck | undefined;
  readonly isFailed: boolean;
}

/**
 * Checks the proofs for an order of hazardous waste. The result is there once action, amount and date are set;
 * `lastDate` already once the action is.
 */
export function useProofCheck(order: OrderToCheck): ProofCheckState {
  const { agreementId, isHazardous, containerActionId, amount, desiredDate } = order;
  const isComplete = amount !== null && amount >= 1 && desiredDate !== null;
  // Enabled before a day is chosen, because the calendar has to show which days are refused.
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
