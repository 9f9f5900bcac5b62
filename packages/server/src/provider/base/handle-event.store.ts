import { Refusal } from "@kreislauf/contract/base";
import type { WriteContext } from "../../base/context.ts";

/**
 * The answer that was given when the event first came. Refused if the event id now comes with another body or to
 * another call.
 */
export async function getFirstAnswer<Answer>(
  { db }: WriteContext,
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

/** Whether an event about the same subject that occurred later was handled already. */
export async function hasLaterEvent(
  { db }: WriteContext,
  subject: string,
  occurredAt: string,
): Promise<boolean> {
  const later = await db
    .selectFrom("provider_events")
    .select("event_id")
    .where("subject", "=", subject)
    .where("occurred_at", ">", occurredAt)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}
