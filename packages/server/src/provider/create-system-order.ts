import { containerAction } from "@kreislauf/contract/catalog";
import type { SystemOrder } from "@kreislauf/contract/provider";
import { systemUser } from "@kreislauf/contract/users";
import type { WriteContext } from "../base/context.ts";
import {
  cancelOrdersBeforePlacement,
  lockAnyOrder,
  lockAnyOrderBasis,
  buildAgreementOrder,
  type OrderRow,
  insertOrder,
} from "../orders/index.ts";
import { ensurePlannable } from "./ensure-plannable.ts";

/**
 * Plans a pickup, a placement or a withdrawal on behalf of the provider. Refused if the agreement, the containers or
 * the date do not allow it. A placement cancels earlier orders that could not be carried out before it.
 */
export async function createSystemOrder(work: WriteContext, wish: SystemOrder): Promise<OrderRow> {
  const { now } = work;
  const basis = await lockAnyOrderBasis(work, wish.agreementId);
  ensurePlannable(basis, wish, now);
  const order = buildAgreementOrder(
    basis,
    {
      container_action_id: wish.containerActionId,
      amount: wish.amount,
      desired_date: wish.desiredDate,
      time_window: wish.timeWindow,
      created_by: systemUser.provider,
      details: wish.details ?? "",
    },
    now,
  );
  const { id } = await insertOrder(work, order);
  if (wish.containerActionId === containerAction.place) await cancelOrdersBeforePlacement(work, order);
  return await lockAnyOrder(work, id);
}
