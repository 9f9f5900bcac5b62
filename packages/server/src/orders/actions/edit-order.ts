import { Refusal } from "@kreislauf/contract/base";
import {
  canApplyEdit,
  canOrderEdited,
  editableOrderFields,
  latestExecutionDate,
  orderFields,
  type Order,
  type OrderEdit,
} from "@kreislauf/contract/orders";
import type { TransactionContext } from "../../base/context.ts";
import { type ReferenceField, referenceFields } from "@kreislauf/contract/purchasing";
import { ensureProof, recordOrderProof } from "../../proofs/index.ts";
import type { ApprovalGuard } from "../base/approval-gate.ts";
import { settleReferences, requoteOrderPrice } from "../../purchasing/index.ts";
import { type AgreementBasis, orderingFacts, withoutOrder, type OrderBasis } from "../base/order-basis.ts";
import type { OrderRow } from "../base/orders.tables.ts";
import { toOrderTexts } from "../base/order-texts.ts";
import { lockOrderBasis } from "../base/order-basis.store.ts";
import { proofSubjectOf } from "../base/proof-subject.ts";
import { orderFacts } from "../base/order-facts.ts";
import { editStep, type OrderEditFields } from "../steps/order-steps.ts";
import { getOrderView } from "../base/to-order-view.ts";
import { performStep } from "../steps/perform-step.ts";
import { lockUnchangedOrder } from "./lock-unchanged-order.ts";
import { actorCause } from "./transition-order.ts";

interface EditOptions {
  /**
   * Refuses an edit that would need an approval. Called only if the edit changes the action or raises the amount: a new
   * date alone needs no approval.
   */
  readonly guard?: ApprovalGuard;
  /**
   * Checks the references (order number, cost centre, project) that the edit changes. Calls whose body has no fields
   * for references pass `settleWithoutFields`.
   */
  readonly settle?: typeof settleReferences;
}

/** Edits an open order. Refuses the edit if the order has changed since `given.version`. */
export async function editOrder(
  context: TransactionContext,
  orderId: number,
  given: OrderEdit,
  { guard, settle = settleReferences }: EditOptions = {},
): Promise<Order> {
  const order = await lockUnchangedOrder(context, orderId, given.version);
  const basis = await lockOrderBasis(context, order.agreement_id);
  const editable = {
    ...orderFacts(order),
    amount: order.amount,
    taskCreationGroup: order.task_creation_group,
    emptyingContainer: basis.terms.emptyingContainer,
    details: order.details,
  };
  const verdict = canApplyEdit(editable, given, context.now, {
    editCutoff: context.config.ORDER_EDIT_CUTOFF,
  });
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  const {
    containerActionId = editable.containerActionId,
    desiredDate = order.desired_date,
    amount = order.amount,
  } = given;
  const facts = orderingFacts(withoutOrder(basis, order.id), containerActionId, desiredDate, context.now);
  const orderable = canOrderEdited(editable, given, facts);
  if (!orderable.allowed) throw new Refusal(orderable.reason);

  const takesMore = containerActionId !== order.container_action_id || amount > order.amount;
  if (takesMore) await guard?.(context, { basis, containerActionId, amount, desiredDate });
  const coverage =
    takesMore || desiredDate !== order.desired_date
      ? await ensureProof(context, {
          ...proofSubjectOf(basis, { containerActionId, desiredDate, amount }),
          exceptOrderId: order.id,
        })
      : null;
  const wish = {
    ...given,
    ...(await settleChanged(context, order, basis, { edit: given, takesMore, settle })),
  };
  const step = editStep(order, toEditFields(wish, basis));
  const changesNothing = Object.keys(step.new).length === 0;
  if (!changesNothing) await performStep(context, order, step, await actorCause(context));
  if (takesMore || amount !== order.amount || desiredDate !== order.desired_date) {
    const taken = { agreementId: order.agreement_id, containerActionId, amount, desiredDate, takesMore };
    await requoteOrderPrice(context, order.id, taken);
  }
  await recordOrderProof(context, order.id, coverage);
  return await getOrderView(context, orderId);
}

/**
 * The changed references (order number, cost centre, project), checked by the company's rules. An unchanged reference
 * may name a cost centre that was closed meanwhile. If the edit changes the action, raises the amount or names a later
 * date, an unchanged frame order is checked, too: its end and the amount that is left.
 */
async function settleChanged(
  context: TransactionContext,
  order: OrderRow,
  { references, ...basis }: AgreementBasis,
  {
    edit,
    takesMore,
    settle,
  }: { readonly edit: OrderEdit; readonly takesMore: boolean } & Required<Pick<EditOptions, "settle">>,
): Promise<Partial<OrderEdit>> {
  const isLater = edit.desiredDate !== undefined && edit.desiredDate > order.desired_date;
  const present = toOrderTexts(order);
  const isChanged = (field: ReferenceField) => edit[field] !== undefined && edit[field] !== present[field];
  const fields = referenceFields.filter(isChanged);
  const kept = referenceFields.filter((field) => (isLater || takesMore) && !isChanged(field));
  if (fields.length === 0 && kept.length === 0) return {};
  const whole = {
    ...present,
    agreementId: basis.agreementId,
    containerActionId: edit.containerActionId ?? order.container_action_id,
    amount: edit.amount ?? order.amount,
    desiredDate: edit.desiredDate ?? order.desired_date,
    ...Object.fromEntries(fields.map((field) => [field, edit[field]])),
  };
  const changed = { orderId: order.id };
  const [settled] = await settle(context, references, [whole], { fields, kept, changed });
  return Object.fromEntries(fields.map((field) => [field, settled?.[field] ?? null]));
}

function toEditFields(wish: OrderEdit, basis: OrderBasis): OrderEditFields {
  const given = editableOrderFields.filter((name) => wish[name] !== undefined);
  return {
    // A text that the edit removes (null) is stored as an empty one.
    ...Object.fromEntries(given.map((name) => [orderFields[name].column, wish[name] ?? ""])),
    ...(wish.desiredDate !== undefined && {
      latest_execution_date: latestExecutionDate(wish.desiredDate, basis.holidays),
    }),
  };
}
