import { Refusal } from "@kreislauf/contract/base";
import {
  canOrder,
  type ChangeCause,
  type Order,
  type OrderCreation,
  type WaitingOrder,
} from "@kreislauf/contract/orders";
import type { TransactionContext } from "../../base/context.ts";
import { ensureProof, type ProofCoverage, recordOrderProof } from "../../proofs/index.ts";
import type { ApprovalGate } from "../base/approval-gate.ts";
import { enqueueOrderConfirmations } from "./enqueue-order-confirmation.ts";
import { buildAgreementOrder } from "../steps/new-order.ts";
import { type LockedBasis, type OrderBasis, orderingFacts } from "../base/order-basis.ts";
import { settleReferences, storeOrderPrices } from "../../purchasing/index.ts";
import { proofSubjectOf } from "../base/proof-subject.ts";
import { lockOrderBasis } from "../base/order-basis.store.ts";
import { toTextColumns } from "../base/order-texts.ts";
import { toOrderView } from "../base/to-order-view.ts";
import { findActingMemberAhead } from "../../users/index.ts";
import { insertOrder } from "./insert-order.ts";

/**
 * Places an order on an agreement, without asking for an approval. The order, its log entry, its confirmation mail and
 * the cancellations that a withdrawal causes are written together or not at all.
 */
export async function createOrder(context: TransactionContext, wish: OrderCreation): Promise<Order> {
  return await writeOrder(context, wish, await lockOrderable(context, wish));
}

/**
 * Like `createOrder`, but with order number, cost centre and project checked by the company's rules. If somebody must
 * approve the order first, writes a request for that approval instead.
 */
export async function requestOrder(
  context: TransactionContext,
  given: OrderCreation,
  gate: ApprovalGate,
): Promise<Order | WaitingOrder> {
  const orderable = await lockOrderable(context, given);
  const [wish = given] = await settleReferences(context, orderable.basis.references, [given]);
  const order = { ...wish, basis: orderable.basis };
  const request = orderable.basis.hasApprovalRules
    ? await gate(context, { subject: "order", body: wish }, [order])
    : null;
  return request === null ? await writeOrder(context, wish, orderable) : { approvalRequest: request };
}

interface Orderable {
  readonly basis: LockedBasis;
  /** How a proof covers the order; null if it takes no hazardous waste away. */
  readonly coverage: ProofCoverage | null;
}

async function lockOrderable(context: TransactionContext, wish: OrderCreation): Promise<Orderable> {
  const basis = await lockOrderBasis(context, wish.agreementId);
  if (basis.siteId !== wish.serviceLocationId) throw new Refusal("not_found");
  return { basis, coverage: await ensureOrderable(context, basis, wish) };
}

/**
 * Refuses an order that the rules for its locked agreement or the proofs of its site do not allow. Returns how a proof
 * covers the order; null if it takes no hazardous waste away.
 */
export async function ensureOrderable(
  context: TransactionContext,
  basis: OrderBasis,
  wish: OrderCreation,
): Promise<ProofCoverage | null> {
  const facts = orderingFacts(basis, wish.containerActionId, wish.desiredDate, context.now);
  const verdict = canOrder(facts, { ...wish, details: wish.details ?? null });
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  return await ensureProof(context, proofSubjectOf(basis, wish));
}

/** Writes an order that was checked on its locked agreement, with its log entry, proof, price and confirmation mail. */
export async function writeOrder(
  context: TransactionContext,
  wish: OrderCreation,
  { basis, coverage }: Orderable,
  cause?: ChangeCause,
): Promise<Order> {
  const { now, actor } = context;
  const order = buildAgreementOrder(
    basis,
    {
      container_action_id: wish.containerActionId,
      amount: wish.amount,
      desired_date: wish.desiredDate,
      time_window: wish.timeWindow,
      created_by: actor.userId,
      ...toTextColumns(wish),
    },
    now,
  );
  const orderer = await findActingMemberAhead(context);
  const inserted = await insertOrder(context, order, cause);
  await recordOrderProof(context, inserted.id, coverage, wish.proofNumber);
  const shown = await toOrderView(inserted, context);
  const [price = null] = basis.hasPriceList
    ? await storeOrderPrices(context, actor.companyId, [{ ...wish, id: shown.id }])
    : [];
  await enqueueOrderConfirmations(context, await orderer.member, [{ order: shown, basis, price }]);
  return shown;
}
