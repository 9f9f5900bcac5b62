import { createHash } from "node:crypto";
import { Refusal } from "@kreislauf/contract/base";
import { maxClockSkewSeconds, type ProviderOrder } from "@kreislauf/contract/provider";
import { inTransaction, type InTransaction, type KeyContext } from "../../base/context.ts";
import { findAnyOrder, lockAnyOrder, orderChanged, type OrderRow } from "../../orders/index.ts";
import { toProviderOrder } from "./provider-order.ts";
import { getFirstAnswer, hasLaterEvent } from "./handle-event.store.ts";

export type EventContext = InTransaction<KeyContext>;

export interface ProviderEvent {
  readonly eventId: string;
  readonly occurredAt: string;
}

/** The answer to an event, and what the event is about, such as `order 10001`. */
export interface EventOutcome<Answer> {
  readonly subject: string;
  readonly answer: Answer;
}

/**
 * Handles an event of the provider's system once: if the same event comes again, it gets the first answer before any
 * rule is checked; if it comes at the same time, it waits until the first call has ended. A refused event leaves no
 * trace and can be sent again.
 */
export async function handleEvent<Answer>(
  context: EventContext,
  call: string,
  event: ProviderEvent,
  act: () => Promise<EventOutcome<Answer>>,
): Promise<Answer> {
  const { db, now, keyHolder } = context;
  const latest = now.add({ seconds: maxClockSkewSeconds });
  if (Temporal.Instant.compare(Temporal.Instant.from(event.occurredAt), latest) > 0) {
    throw new Refusal("event_in_future");
  }
  const bodyHash = createHash("sha256").update(JSON.stringify(event)).digest();
  const inserted = await db
    .insertInto("provider_events")
    .values({
      event_id: event.eventId,
      call,
      body_hash: bodyHash,
      api_key_id: keyHolder.keyId,
      subject: null,
      occurred_at: event.occurredAt,
      received_at: now.toString(),
      answer: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("event_id")
    .executeTakeFirst();
  if (inserted === undefined) return await getFirstAnswer<Answer>(context, call, event.eventId, bodyHash);

  const { subject, answer } = await act();
  await db
    .updateTable("provider_events")
    .set({ subject, answer: JSON.stringify(answer) })
    .where("event_id", "=", event.eventId)
    .execute();
  return answer;
}

/**
 * Handles an event about one record: locks the record, and refuses an event that occurred before another event about
 * the record that was handled already.
 */
export const handleEventAbout = <Subject, Answer>(
  context: EventContext,
  { call, subject }: { readonly call: string; readonly subject: string },
  event: ProviderEvent,
  lock: () => Promise<Subject>,
  act: (locked: Subject) => Promise<Answer>,
): Promise<Answer> =>
  handleEvent(context, call, event, async () => {
    const locked = await lock();
    if (await hasLaterEvent(context, subject, event.occurredAt)) throw new Refusal("event_out_of_order");
    return { subject, answer: await act(locked) };
  });

export const orderOutcome = (order: OrderRow): EventOutcome<ProviderOrder> => ({
  subject: `order ${order.id}`,
  answer: toProviderOrder(order),
});

/**
 * Handles an event about one order in its own transaction. If a rule refuses it because somebody else changed the order
 * between the call and the lock, the answer says so and contains the current order.
 */
export async function handleOrderEvent(
  context: KeyContext,
  name: string,
  orderId: number,
  event: ProviderEvent,
  act: (transaction: EventContext, order: OrderRow) => Promise<OrderRow>,
): Promise<ProviderOrder> {
  const seen = await findAnyOrder(context, orderId);
  return await inTransaction(context, (transaction) =>
    handleEventAbout(
      transaction,
      { call: `${name} ${orderId}`, subject: `order ${orderId}` },
      event,
      () => lockAnyOrder(transaction, orderId),
      async (order) => {
        try {
          return toProviderOrder(await act(transaction, order));
        } catch (error) {
          const hasChanged = order.version !== seen?.version;
          throw hasChanged && error instanceof Refusal
            ? orderChanged(order, context.language, toProviderOrder(order))
            : error;
        }
      },
    ),
  );
}
