import type { BerlinDate } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import { orderStatus } from "@kreislauf/contract/orders";
import { systemUser } from "@kreislauf/contract/users";
import type { TransactionContext } from "../base/context.ts";
import { changeOrder } from "./change-order.ts";
import type { AgreementBasis } from "./order-basis.ts";
import { cancelled } from "./order-steps.ts";

/** Given by the system; any id besides the customer's three is unspecified (product.md section 9). */
const systemCancelReasonId = 9;

const system = { id: systemUser.cycle, name: "System" } as const;

/**
 * A withdrawal cancels what its containers were still to be served for: after a full one every later open order,
 * after a partial one those later ones that ask for more containers than remain (decisions.md section 3).
 */
export async function cancelAfterWithdrawal(
  context: TransactionContext,
  basis: AgreementBasis,
  withdrawal: {
    readonly containerActionId: number;
    readonly desiredDate: BerlinDate;
    readonly amount: number;
  },
): Promise<void> {
  if (withdrawal.containerActionId !== containerAction.remove) return;
  const planned = basis.movements.filter((movement) => movement.date <= withdrawal.desiredDate);
  const remaining =
    basis.stock + planned.reduce((sum, movement) => sum + movement.containers, 0) - withdrawal.amount;
  const later = await context.db
    .selectFrom("orders")
    .selectAll()
    .where("agreement_id", "=", basis.agreementId)
    .where("status", "=", orderStatus.open)
    .where("container_action_id", "not in", [containerAction.remove, containerAction.place])
    .where("desired_date", ">", withdrawal.desiredDate)
    .$if(remaining > 0, (query) => query.where("amount", ">", remaining))
    .orderBy("id")
    .forUpdate()
    .execute();
  for (const order of later) {
    const step = cancelled(order, { by: system, at: context.now }, systemCancelReasonId, null);
    await changeOrder(context, order, step, system.id);
  }
}
