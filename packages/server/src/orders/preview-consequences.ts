import { addDays, berlinDate, type BerlinDate, Refusal } from "@kreislauf/contract/base";
import { catalogTexts, containerAction, type ContainerActionId } from "@kreislauf/contract/catalog";
import type { ChangePreview, OrderLine, WithdrawalPreview } from "@kreislauf/contract/orders";
import { canOrder, withdrawalConsequences } from "@kreislauf/contract/orders";
import type { Context } from "../base/context.ts";
import { findAgreement } from "../agreements/index.ts";
import { getOrderBasis, orderingFacts, withMovements } from "./order-basis.ts";
import { listOrdersAhead, listUntouchedCycleOrders } from "./orders-ahead.store.ts";

/** What a withdrawal would bring about, by the rule that the verb follows. */
export async function previewWithdrawal(
  context: Context,
  agreementId: number,
  { amount, date }: { readonly amount: number; readonly date: BerlinDate },
): Promise<WithdrawalPreview> {
  const { now } = context;
  const basis = await getOrderBasis(context, agreementId);
  const facts = orderingFacts(basis, containerAction.remove, date, now);
  const verdict = canOrder(facts, { desiredDate: date, amount, details: null });
  if (!verdict.allowed) throw new Refusal(verdict.reason);

  const { movements } = withMovements(basis, [{ orderId: 0, date, containers: -amount }]);
  const ahead = (await listOrdersAhead(context, agreementId, berlinDate(now))).map(toLine(context));
  const { remaining, cancelled, kept } = withdrawalConsequences(
    { stock: basis.stock, movements, unit: basis.terms.unit },
    date,
    ahead,
  );
  return { remaining, endsAgreement: remaining <= 0, cancelled: [...cancelled], kept: [...kept] };
}

/** The orders of a cycle that a change would cancel if it were coordinated today. */
export async function previewChange(context: Context, agreementId: number): Promise<ChangePreview> {
  if ((await findAgreement(context, agreementId)) === undefined) throw new Refusal("not_found");
  const effectiveOn = addDays(berlinDate(context.now), 1);
  const orders = await listUntouchedCycleOrders(context, agreementId, effectiveOn);
  return { cancelled: orders.map(toLine(context)) };
}

type LineRow = Awaited<ReturnType<typeof listOrdersAhead>>[number];

const toLine =
  ({ language }: Context) =>
  (row: LineRow): OrderLine => {
    const containerActionId = row.container_action_id as ContainerActionId;
    return {
      id: row.id,
      orderNumber: String(row.order_number),
      containerActionId,
      actionDescription: catalogTexts[language].containerAction[containerActionId],
      amount: row.amount,
      desiredDate: row.desired_date,
      createdByUser: { id: row.created_by, name: row.created_by_name },
    };
  };
