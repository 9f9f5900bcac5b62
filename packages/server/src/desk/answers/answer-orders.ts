import { type ErrorCode, Refusal } from "@kreislauf/contract/base";
import {
  canReport,
  canWeigh,
  type DeskAnswer,
  type DeskAnswerKind,
  type DeskOrder,
  type DeskOrdersAnswer,
  type DeskTicket,
  undoSeconds,
} from "@kreislauf/contract/desk";
import type { StaffAction } from "@kreislauf/contract/staff";
import { inTransaction, type InTransaction, type StaffContext } from "../../base/context.ts";
import type { Clock } from "../../base/clock.ts";
import { runPerRow } from "../../base/run-per-row.ts";
import { holdMails } from "../../base/mail/outbox.ts";
import type { Files } from "../../base/files/files.ts";
import type { StoredContent } from "../../base/files/store-content.ts";
import { lockAnyOrder, orderChanged, type OrderRow, stepMailCause, storePhoto } from "../../orders/index.ts";
import {
  cancelOrderByProvider,
  confirmOrder,
  correctWeight,
  movePlacement,
  proposeDate,
  redeclareOrder,
  reportExecution,
  reportFailedTrip,
  updateTicket,
} from "../../provider/index.ts";
import { noteBatchEnd, recordOrderAction } from "../../staff/index.ts";
import { getDeskOrder } from "../inbox/to-desk-order.ts";

type Working = InTransaction<StaffContext>;

const actionOf: Readonly<Record<DeskAnswerKind, StaffAction>> = {
  confirm: "order_confirmed",
  propose: "date_proposed",
  move: "placement_moved",
  execute: "order_executed",
  fail: "trip_failed",
  cancel: "order_cancelled",
  correct: "weight_corrected",
  redeclare: "order_redeclared",
};

/** How long the mails of a batch wait for its end at most, should the process die before it. */
const maxBatchSeconds = 120;

/** The mail waits until the proposal cannot be taken back any more. */
async function proposeUndoably(
  context: Working,
  order: OrderRow,
  answer: Extract<DeskAnswer, { kind: "propose" }>,
  heldSeconds: number,
): Promise<OrderRow> {
  const after = await proposeDate(context, order, answer);
  const mail = stepMailCause(order.id, "proposed", after.version);
  await holdMails(context, mail, context.now.add({ seconds: heldSeconds }));
  return after;
}

interface Wish {
  readonly answer: DeskAnswer;
  readonly photo: StoredContent | null;
  readonly heldSeconds: number;
}

/** The verb of the provider's interface, with the same rules, mails and events. */
async function act(
  context: Working,
  order: OrderRow,
  { answer, photo, heldSeconds }: Wish,
): Promise<OrderRow> {
  switch (answer.kind) {
    case "confirm":
      return await confirmOrder(context, order, { confirmedDate: order.desired_date });
    case "propose":
      return await proposeUndoably(context, order, answer, heldSeconds);
    case "move":
      return await movePlacement(context, order, answer);
    case "execute": {
      const verdict = canReport({ amount: order.amount, createdOn: order.created_on }, answer);
      if (!verdict.allowed) throw new Refusal(verdict.reason);
      const { executedOn, weightKg, treatmentCode } = answer;
      const report = { executedOn, weightKg, treatmentCode: treatmentCode ?? "" };
      return await reportExecution(context, order, report, photo);
    }
    case "fail":
      return await reportFailedTrip(context, order, answer.reason, photo);
    case "cancel":
      return await cancelOrderByProvider(context, order, answer);
    case "correct": {
      const verdict = canWeigh(order, answer.weightKg);
      if (!verdict.allowed) throw new Refusal(verdict.reason);
      return await correctWeight(context, order, { weightKg: answer.weightKg, weightEstimated: false });
    }
    case "redeclare":
      return await redeclareOrder(context, order, answer);
  }
}

/** Locks an order, refuses an answer to another version of it, and keeps who answered. */
export async function answerLocked(
  context: Working,
  { orderId, version }: { readonly orderId: number; readonly version: number },
  action: StaffAction,
  verb: (order: OrderRow) => Promise<unknown>,
): Promise<DeskOrder> {
  const order = await lockAnyOrder(context, orderId);
  if (order.version !== version)
    throw orderChanged(order, context.language, await getDeskOrder(context, orderId));
  await verb(order);
  await recordOrderAction(context, action, { id: orderId, number: order.order_number });
  return await getDeskOrder(context, orderId);
}

/** The photo is stored before anything is locked, because that takes time. */
const storePhotoOf = async (files: Files, answer: DeskAnswer): Promise<StoredContent | null> =>
  (answer.kind === "execute" || answer.kind === "fail") && answer.photo !== null
    ? await storePhoto(files, answer.photo)
    : null;

export async function answerOrder(
  context: StaffContext,
  wish: { readonly orderId: number; readonly version: number; readonly answer: DeskAnswer },
  heldSeconds = undoSeconds,
): Promise<DeskOrder> {
  const { answer } = wish;
  const photo = await storePhotoOf(context.files, answer);
  return await inTransaction(context, (transaction) =>
    answerLocked(transaction, wish, actionOf[answer.kind], (order) =>
      act(transaction, order, { answer, photo, heldSeconds }),
    ),
  );
}

/** Each order answered for itself. */
export async function answerEach<Row extends { readonly orderId: number }>(
  context: StaffContext,
  rows: readonly Row[],
  answer: (row: Row) => Promise<unknown>,
): Promise<{ results: { orderId: number; error: ErrorCode | null }[] }> {
  const outcomes = await runPerRow(context, rows, answer);
  return { results: outcomes.map(({ row, error }) => ({ orderId: row.orderId, error })) };
}

/**
 * Each order in a transaction and at an instant of its own: what is refused leaves the others as they were answered.
 * The time to take the answers back begins when the last of them is given, because only then anybody is told of it.
 */
export async function answerOrders(
  context: StaffContext,
  { orders, answer }: DeskOrdersAnswer,
  clock: Clock,
): Promise<Awaited<ReturnType<typeof answerEach>>> {
  const answered: DeskOrder[] = [];
  const outcome = await answerEach(context, orders, async ({ orderId, version }) => {
    const wish = { orderId, version, answer };
    answered.push(await answerOrder({ ...context, now: clock.now() }, wish, maxBatchSeconds));
  });
  if (answered.length > 0 && (answer.kind === "confirm" || answer.kind === "propose"))
    await runPerRow(context, [answered], (rows) => beginUndo(context, rows, clock.now()));
  return outcome;
}

/** Should it fail, the answers stand all the same, with the time of each answer and their mails a little later. */
const beginUndo = (context: StaffContext, answered: readonly DeskOrder[], ended: Temporal.Instant) =>
  inTransaction(context, async (transaction) => {
    const orderIds = answered.map(({ id }) => id);
    await noteBatchEnd(transaction, { orderIds, began: context.now, ended });
    for (const { id, version } of answered)
      await holdMails(
        transaction,
        stepMailCause(id, "proposed", version),
        ended.add({ seconds: undoSeconds }),
      );
  });

export const answerClaim = (
  context: Working,
  orderId: number,
  { version, ...ticket }: DeskTicket,
): Promise<DeskOrder> =>
  answerLocked(context, { orderId, version }, "ticket_updated", (order) =>
    updateTicket(context, order, ticket),
  );
