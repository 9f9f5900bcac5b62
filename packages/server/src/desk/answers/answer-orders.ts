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

/**
 * How long mails about proposals are held back while a batch runs. The end of the batch replaces this by the time for
 * undoing; it remains only if the process dies or `beginUndo` fails.
 */
const maxBatchSeconds = 120;

/** Proposes a date. The mail to the customer is held back until the proposal can no longer be undone. */
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

/** Performs an answer with the same function as the provider's API, so rules, mails and events are the same. */
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

/**
 * Runs `verb` on a locked order and records who answered. Refused if the answer was given to another version of the
 * order.
 */
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

/** Stores the photo of an answer; null if it has none. Done before anything is locked, because it takes time. */
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

/** Answers each order separately. Returns for each the error code of its refusal, or null if it was answered. */
export async function answerEach<Row extends { readonly orderId: number }>(
  context: StaffContext,
  rows: readonly Row[],
  answer: (row: Row) => Promise<unknown>,
): Promise<{ results: { orderId: number; error: ErrorCode | null }[] }> {
  const outcomes = await runPerRow(context, rows, answer);
  return { results: outcomes.map(({ row, error }) => ({ orderId: row.orderId, error })) };
}

/**
 * Answers each order in its own transaction and at its own instant, so that a refused answer does not affect the
 * others. The time for undoing starts for all of them after the last answer; the mails about proposals are held back
 * until it is over.
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

/**
 * Starts the time for undoing a batch of answers. If this fails, the answers stay; each then has its own time, and the
 * mails are sent a little later.
 */
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
