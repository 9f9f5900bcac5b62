import { createHash } from "node:crypto";
import { Refusal } from "@kreislauf/contract/base";
import { eventSkewSeconds, type ProviderOrder } from "@kreislauf/contract/provider";
import type { InTransaction, KeyContext } from "../base/context.ts";
import { lockAnyOrder, type OrderRow } from "../orders/index.ts";
import { toProviderOrder } from "./provider-order.ts";

export type EventContext = InTransaction<KeyContext>;

export interface ProviderEvent {
  readonly eventId: string;
  readonly occurredAt: string;
}

/** What an event has brought about, and what it is about, like `order 10001`. */
export interface EventOutcome<Answer> {
  readonly subject: string;
  readonly answer: Answer;
}

/**
 * Takes an event of the provider's system, once: the same one again gives the first answer, before any rule is
 * looked at, and a parallel twin waits at the insert. A refused event leaves nothing behind and can come again.
 */
export async function takeEvent<Answer>(
  context: EventContext,
  call: string,
  event: ProviderEvent,
  act: () => Promise<EventOutcome<Answer>>,
): Promise<Answer> {
  const { db, now, keyHolder } = context;
  const latest = now.add({ seconds: eventSkewSeconds });
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
  if (inserted === undefined) return await firstAnswer<Answer>(context, call, event.eventId, bodyHash);

  const { subject, answer } = await act();
  await db
    .updateTable("provider_events")
    .set({ subject, answer: JSON.stringify(answer) })
    .where("event_id", "=", event.eventId)
    .execute();
  return answer;
}

/** Takes an event about one thing: locks it, and refuses what happened before the last event known of it. */
export const takeEventAbout = <Subject, Answer>(
  context: EventContext,
  { call, subject }: { readonly call: string; readonly subject: string },
  event: ProviderEvent,
  lock: () => Promise<Subject>,
  act: (locked: Subject) => Promise<Answer>,
): Promise<Answer> =>
  takeEvent(context, call, event, async () => {
    const locked = await lock();
    const later = await context.db
      .selectFrom("provider_events")
      .select("event_id")
      .where("subject", "=", subject)
      .where("occurred_at", ">", event.occurredAt)
      .limit(1)
      .executeTakeFirst();
    if (later !== undefined) throw new Refusal("event_out_of_order");
    return { subject, answer: await act(locked) };
  });

export const orderOutcome = (order: OrderRow): EventOutcome<ProviderOrder> => ({
  subject: `order ${order.id}`,
  answer: toProviderOrder(order),
});

/** Takes an event about one order. */
export const takeOrderEvent = (
  context: EventContext,
  name: string,
  orderId: number,
  event: ProviderEvent,
  act: (order: OrderRow) => Promise<OrderRow>,
): Promise<ProviderOrder> =>
  takeEventAbout(
    context,
    { call: `${name} ${orderId}`, subject: `order ${orderId}` },
    event,
    () => lockAnyOrder(context, orderId),
    async (order) => toProviderOrder(await act(order)),
  );

async function firstAnswer<Answer>(
  { db }: EventContext,
  call: string,
  eventId: string,
  bodyHash: Buffer,
): Promise<Answer> {
  const first = await db
    .selectFrom("provider_events")
    .select(["call", "body_hash", "answer"])
    .where("event_id", "=", eventId)
    .executeTakeFirstOrThrow();
  if (first.call !== call || !bodyHash.equals(first.body_hash)) throw new Refusal("idempotency_mismatch");
  return first.answer as Answer;
}
