import { Refusal, type ErrorCode } from "@kreislauf/contract/base";
import { containerAction } from "@kreislauf/contract/catalog";
import {
  findRefusedMember,
  refusedOrderField,
  type CreatedOrderGroup,
  type GroupedOrders,
  type WaitingOrder,
} from "@kreislauf/contract/orders";
import type { TransactionContext } from "../../base/context.ts";
import { ensureProof, type ProofCoverage, recordOrderProof } from "../../proofs/index.ts";
import type { ApprovalGate } from "../base/approval-gate.ts";
import { cancelOrdersWithoutContainers } from "../steps/cancel-orders-without-containers.ts";
import { eachByDay } from "./each-by-day.ts";
import { enqueueOrderConfirmations } from "./enqueue-order-confirmation.ts";
import { settleReferences, storeOrderPrices } from "../../purchasing/index.ts";
import { findActingMemberAhead } from "../../users/index.ts";
import { toContainerMovement } from "../base/container-movements.store.ts";
import { buildAgreementOrder } from "../steps/new-order.ts";
import { type AgreementBasis, orderingFacts, withMovements } from "../base/order-basis.ts";
import { lockOrderBases } from "../base/order-basis.store.ts";
import { proofSubjectOf } from "../base/proof-subject.ts";
import { toTextColumns } from "../base/order-texts.ts";
import { listOrderViews } from "../base/to-order-view.ts";
import { insertOrderGroup } from "./insert-order-group.ts";

type OrderInput = GroupedOrders["orders"][number];

interface Placed {
  readonly input: OrderInput;
  readonly basis: AgreementBasis;
}

interface Member extends Placed {
  /** How a proof covers the order; null if it takes no hazardous waste away. */
  readonly coverage: ProofCoverage | null;
}

/** Places several orders of a site together, all or none; an error names the member and its field. */
export async function createGroupedOrders(
  context: TransactionContext,
  group: GroupedOrders,
): Promise<CreatedOrderGroup> {
  return await writeOrders(context, await lockOrderableMembers(context, group));
}

/** Like `createGroupedOrders`, but if one of the orders needs an approval, writes a request for all of them instead. */
export async function requestGroupedOrders(
  context: TransactionContext,
  group: GroupedOrders,
  gate: ApprovalGate,
): Promise<CreatedOrderGroup | WaitingOrder> {
  const locked = await lockOrderableMembers(context, group);
  const [{ basis }] = locked as [Member];
  const settled = await settleReferences(context, basis.references, group.orders, {
    path: (index) => `orders.${index}.`,
  });
  const members = locked.map((member, index) => ({ ...member, input: settled[index] ?? member.input }));
  const orders = members.map(({ input, basis: own }) => ({ ...input, basis: own }));
  const body = { ...group, orders: [...settled] };
  const request = await gate(context, { subject: "group", body }, orders);
  return request === null ? await writeOrders(context, members) : { approvalRequest: request };
}

async function lockOrderableMembers(
  context: TransactionContext,
  { serviceLocationId, orders: inputs }: GroupedOrders,
): Promise<readonly Member[]> {
  const bases = await lockOrderBases(
    context,
    inputs.map(({ agreementId }) => agreementId),
  );
  const members = inputs.map((input, index) => {
    const basis = bases.get(input.agreementId);
    if (basis?.siteId !== serviceLocationId) throw refusalOf("not_found", index, "agreementId");
    return { input, basis };
  });
  ensureOrderableTogether(context, members);
  const coverages = await ensureProofs(context, members);
  return members.map((member, index) => ({ ...member, coverage: coverages[index] ?? null }));
}

async function writeOrders(
  context: TransactionContext,
  members: readonly Member[],
): Promise<CreatedOrderGroup> {
  const orderer = await findActingMemberAhead(context);
  const { group, ids } = await insertOrderGroup(
    context,
    members.map(({ input, basis }) => orderOf(input, basis, context)),
  );
  for (const [index, id] of ids.entries())
    await recordOrderProof(context, id, members[index]?.coverage ?? null, members[index]?.input.proofNumber);
  for (const { input } of members) {
    if (input.containerActionId !== containerAction.remove) continue;
    const { agreementId, desiredDate: day } = input;
    await cancelOrdersWithoutContainers(context, { agreementId, day, cause: "withdrawal" });
  }
  const orders = await listOrderViews(context, ids);
  const priced = orders.map(({ id }, index) => ({ ...(members[index] as Member).input, id }));
  const prices = await storeOrderPrices(context, context.actor.companyId, priced);
  const confirmed = orders.map((order, index) => ({
    order,
    basis: (members[index] as Member).basis,
    price: prices[index] ?? null,
  }));
  await enqueueOrderConfirmations(context, await orderer.member, confirmed);
  return { taskCreationGroup: group, orders };
}

/**
 * Checks the proofs for each member. What members of earlier days, or earlier members of the same day, take of the same
 * proofs is counted.
 */
async function ensureProofs(
  context: TransactionContext,
  members: readonly Placed[],
): Promise<readonly (ProofCoverage | null)[]> {
  const earlier: ProofCoverage[] = [];
  const wishes = members.map((member) => ({ ...member, desiredDate: member.input.desiredDate }));
  return await eachByDay(wishes, async ({ input, basis }, index) => {
    try {
      const coverage = await ensureProof(context, proofSubjectOf(basis, input), earlier);
      if (coverage !== null) earlier.push(coverage);
      return coverage;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw refusalOf(error.code, index, "desiredDate");
    }
  });
}

function ensureOrderableTogether({ now }: TransactionContext, members: readonly Placed[]): void {
  const movements = members.map(({ input }) => ({
    agreementId: input.agreementId,
    // 0, because the order is not placed yet and has no id. Members are told apart by their index.
    movement: toContainerMovement(rowOf(input), 0),
  }));
  const refused = findRefusedMember(
    members.map(({ input, basis }, index) => {
      // If several withdrawals together exceed the stock, the refusal names the first that goes beyond it.
      const isWithdrawal = input.containerActionId === containerAction.remove;
      const others = movements
        .filter(
          ({ agreementId }, other) =>
            agreementId === input.agreementId && (isWithdrawal ? other < index : other !== index),
        )
        .flatMap(({ movement }) => movement ?? []);
      return {
        agreementId: input.agreementId,
        facts: orderingFacts(withMovements(basis, others), input.containerActionId, input.desiredDate, now),
        request: { ...input, details: input.details ?? null },
      };
    }),
  );
  if (refused !== null) throw refusalOf(refused.reason, refused.index, refusedOrderField[refused.reason]);
}

/** A refusal at a field of one member, such as `orders.2.amount`, with the usual message of the code. */
const refusalOf = (code: ErrorCode, index: number, field: string) =>
  new Refusal(code, [{ field: `orders.${index}.${field}`, message: "" }]);

const rowOf = (input: OrderInput) => ({
  container_action_id: input.containerActionId,
  amount: input.amount,
  desired_date: input.desiredDate,
});

const orderOf = (input: OrderInput, basis: AgreementBasis, { actor, now }: TransactionContext) =>
  buildAgreementOrder(
    basis,
    {
      ...rowOf(input),
      time_window: input.timeWindow,
      created_by: actor.userId,
      ...toTextColumns(input),
    },
    now,
  );
