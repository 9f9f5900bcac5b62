import type { ContainerActionId } from "@kreislauf/contract/catalog";
import type { ProofSubject } from "../../proofs/index.ts";
import type { OrderBasis } from "./order-basis.ts";

interface OrderedDisposal {
  readonly containerActionId: ContainerActionId;
  readonly amount: number;
  readonly desiredDate: string;
}

/** What the check of the proofs needs to know of an order. */
export const proofSubjectOf = (
  { siteId, wasteTypeId, containerTypeId, isHazardous, holidays }: OrderBasis,
  { containerActionId, amount, desiredDate }: OrderedDisposal,
): ProofSubject => ({
  siteId,
  wasteTypeId,
  containerTypeId,
  isHazardous,
  holidays,
  containerActionId,
  amount,
  date: desiredDate,
});
