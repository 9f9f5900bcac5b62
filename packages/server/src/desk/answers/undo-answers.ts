import { Refusal } from "@kreislauf/contract/base";
import { canUndo } from "@kreislauf/contract/desk";
import { inTransaction, type InTransaction, type StaffContext } from "../../base/context.ts";
import { withdrawMailsOfCause } from "../../base/mail/outbox.ts";
import { withdrawNotification } from "../../base/record-notification.ts";
import {
  lockAnyOrder,
  performStep,
  stepMailCause,
  undoConfirmationStep,
  undoProposalStep,
} from "../../orders/index.ts";
import { causedByProvider } from "../../provider/index.ts";
import { findLastOrderDeed, recordOrderAction } from "../../staff/index.ts";
import { answerEach } from "./answer-orders.ts";
import { findLastChange } from "../inbox/inbox.store.ts";

/**
 * Undoes recent answers, each order in its own transaction. Returns for each order the error code of its refusal, or
 * null if its answer was undone.
 */
export const undoAnswers = (context: StaffContext, orderIds: readonly number[]) =>
  answerEach(
    context,
    orderIds.map((orderId) => ({ orderId })),
    ({ orderId }) => inTransaction(context, (transaction) => undoAnswer(transaction, orderId)),
  );

async function undoAnswer(context: InTransaction<StaffContext>, orderId: number): Promise<void> {
  const order = await lockAnyOrder(context, orderId);
  const { staffId } = context.staff;
  const lastChange = (await findLastChange(context, orderId)) ?? null;
  const deed = await findLastOrderDeed(context, orderId);
  const verdict = canUndo(
    {
      staffId,
      lastDeed: deed
        ? {
            staffId: deed.staff_id,
            action: deed.action,
            occurredAt: deed.occurred_at,
            batchEndedAt: deed.batch_ended_at,
          }
        : null,
      lastChange: lastChange && { change: lastChange.change, changedOn: lastChange.changed_on },
    },
    context.now,
  );
  if (!verdict.allowed) throw new Refusal(verdict.reason);
  if (lastChange === null) throw new Error(`Order ${orderId} has no log.`);
  // Nothing else has happened since, so the order still has the version that the mail's cause names.
  if (!(await withdrawMailsOfCause(context, stepMailCause(orderId, lastChange.change, order.version))))
    throw new Refusal("undo_too_late");
  const entry = { kind: `order_${lastChange.change}`, subjectId: orderId, occurredAt: lastChange.changed_on };
  await withdrawNotification(context, entry);
  const step =
    lastChange.change === "confirmed"
      ? undoConfirmationStep(order, lastChange.old, context.now)
      : undoProposalStep(order, lastChange.old, context.now);
  await performStep(context, order, step, causedByProvider(context));
  await recordOrderAction(context, "answer_undone", { id: orderId, number: order.order_number });
}
