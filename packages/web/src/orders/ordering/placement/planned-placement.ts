import { containerAction, type Offer } from "@kreislauf/contract/catalog";
import type { PlannedOrder } from "@kreislauf/contract/orders";
import type { NewContainerDraft } from "./use-new-container-dialog.ts";

/** The order that brings the container; empty until offer, amount and day are chosen. */
export function plannedPlacement(
  { serviceLocationId, amount, desiredDate }: NewContainerDraft,
  offer: Offer | undefined,
): PlannedOrder[] {
  if (offer === undefined || desiredDate === null || amount === null || amount < 1) return [];
  const { wasteTypeId, containerTypeId, agreementTypeId } = offer;
  return [
    {
      containerActionId: containerAction.place,
      amount,
      desiredDate,
      serviceLocationId,
      wasteTypeId,
      containerTypeId,
      agreementTypeId,
    },
  ];
}
