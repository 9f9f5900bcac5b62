import { Refusal } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import type { GivenGroup, GroupedOrders } from "@kreislauf/contract/orders";
import { refusedMember, refusedOrderField } from "@kreislauf/contract/orders";
import type { ErrorCode } from "@kreislauf/contract/base";
import type { TransactionContext } from "../base/context.ts";
import { cancelWithoutContainers } from "./cancel-without-containers.ts";
import { confirmOrderReceipts } from "./confirm-order-receipt.ts";
import { movementOf } from "./agreement-containers.ts";
import { newOrder } from "./new-order.ts";
import { type AgreementBasis, lockOrderBases, orderingFacts, withMovements } from "./order-basis.ts";
import { shownOrders } from "./shown-order.ts";
import { writeOrders } from "./write-orders.ts";

type Wish = GroupedOrders["orders"][number];

/** Gives several orders of a site together, all or none; a refusal names the member and its field. */
export async function createGroupedOrders(
  context: TransactionContext,
  { serviceLocationId, orders: wishes }: GroupedOrders,
): Promise<GivenGroup> {
  const bases = await lockOrderBases(
    context,
    serviceLocationId,
    wishes.map(({ agreementId }) => agreementId),
  );
  const members = wishes.map((wish, index) => {
    const basis = bases.get(wish.agreementId);
    if (basis === undefined) throw refusalOf("not_found", index, "agreementId");
    return { wish, basis };
  });
  ensureOrderableTogether(context, members);

  const { group, ids } = await writeOrders(
    context,
    members.map(({ wish, basis }) => orderOf(wish, basis, context)),
  );
  for (const { wish } of members) {
    if (wish.containerActionId !== containerAction.remove) continue;
    const { agreementId, desiredDate: day } = wish;
    await cancelWithoutContainers(context, { agreementId, day, why: "withdrawal" });
  }
  const orders = await shownOrders(context, ids);
  await confirmOrderReceipts(
    context,
    orders.map((order, index) => ({ order, basis: (members[index] as (typeof members)[number]).basis })),
  );
  return { taskCreationGroup: group, orders };
}

function ensureOrderableTogether(
  { now }: TransactionContext,
  members: readonly { readonly wish: Wish; readonly basis: AgreementBasis }[],
): void {
  const movements = members.map(({ wish }, index) => ({
    agreementId: wish.agreementId,
    // No order of the database has it.
    movement: movementOf(rowOf(wish), -index),
  }));
  const refused = refusedMember(
    members.map(({ wish, basis }, index) => {
      // Of withdrawals that together are too many, the one that goes too far is named.
      const isWithdrawal = wish.containerActionId === containerAction.remove;
      const others = movements
        .filter(
          ({ agreementId }, other) =>
            agreementId === wish.agreementId && (isWithdrawal ? other < index : other !== index),
        )
        .flatMap(({ movement }) => movement ?? []);
      return {
        agreementId: wish.agreementId,
        facts: orderingFacts(withMovements(basis, others), wish.containerActionId, wish.desiredDate, now),
        wish: { ...wish, details: wish.details ?? null },
      };
    }),
  );
  if (refused !== null) throw refusalOf(refused.reason, refused.index, refusedOrderField[refused.reason]);
}

/** Which member it is about: `orders.2.amount`. The sentence is that of the code. */
const refusalOf = (code: ErrorCode, index: number, field: string) =>
  new Refusal(code, [{ field: `orders.${index}.${field}`, message: "" }]);

const rowOf = (wish: Wish) => ({
  container_action_id: wish.containerActionId,
  amount: wish.amount,
  desired_date: wish.desiredDate,
});

const orderOf = (wish: Wish, basis: AgreementBasis, { actor, now }: TransactionContext) =>
  newOrder(
    {
      company_id: actor.companyId,
      location_id: basis.locationId,
      agreement_id: basis.agreementId,
      waste_type_id: basis.wasteTypeId,
      container_type_id: basis.containerTypeId,
      agreement_type_id: basis.agreementTypeId,
      ...rowOf(wish),
      time_window: wish.timeWindow,
      created_by: actor.userId,
      customer_order_number: wish.customerOrderNumber ?? "",
      note_to_disposer: wish.noteToDisposer ?? "",
      details: wish.details ?? "",
      disposer: basis.disposer,
    },
    now,
    basis.holidays,
  );
