import type { ProofCheck } from "@kreislauf/contract/proofs";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { proofCheckQuery } from "./proofs.queries.ts";

interface OrderToCheck {
  readonly agreementId: number;
  readonly isHazardous: boolean;
  readonly containerActionId: number | null;
  readonly amount: number | null;
  readonly desiredDate: string | null;
}

export interface ProofCheckState {
  readonly check: ProofCheck | undefined;
  readonly isFailed: boolean;
}

/** Asks what the proofs say once action, amount and date of an order of hazardous waste are set. */
export function useProofCheck(order: OrderToCheck): ProofCheckState {
  const { agreementId, isHazardous, containerActionId, amount, desiredDate } = order;
  const isComplete = containerActionId !== null && amount !== null && amount >= 1 && desiredDate !== null;
  const enabled = isHazardous && isComplete;
  const { data, isError } = useQuery({
    ...proofCheckQuery({
      agreementId,
      containerActionId: containerActionId ?? 0,
      amount: amount ?? 0,
      desiredDate: desiredDate ?? "",
    }),
    enabled,
    placeholderData: keepPreviousData,
  });
  return { check: enabled ? data : undefined, isFailed: enabled && isError };
}
