import { containerAction } from "@kreislauf/contract/catalog";
import type { SystemOrder } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { Work } from "../base/context.ts";
import {
  cancelBeforePlacement,
  lockAnyOrder,
  lockAnyOrderBasis,
  newOrder,
  type OrderRow,
  writeOrder,
} from "../orders/index.ts";
import { ensurePlannable } from "./ensure-plannable.ts";

/** Plans a pickup, a placement or a withdrawal in the provider's name. */
export async function createSystemOrder(work: Work, wish: SystemOrder): Promise<OrderRow> {
  const { now } = work;
  const basis = await lockAnyOrderBasis(work, wish.agreementId);
  ensurePlannable(basis, wish, now);
  const order = newOrder(
    {
      company_id: basis.companyId,
      location_id: basis.locationId,
      agreement_id: basis.agreementId,
      waste_type_id: basis.wasteTypeId,
      container_type_id: basis.containerTypeId,
      agreement_type_id: basis.agreementTypeId,
      container_action_id: wish.containerActionId,
      amount: wish.amount,
      desired_date: wish.desiredDate,
      time_window: wish.timeWindow,
      created_by: systemUser.provider,
      details: wish.details ?? "",
      disposer: basis.disposer,
    },
    now,
    basis.holidays,
  );
  const { id } = await writeOrder(work, order);
  if (wish.containerActionId === containerAction.place) await cancelBeforePlacement(work, order);
  return await lockAnyOrder(work, id);
}
