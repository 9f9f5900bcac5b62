import type { WriteContext } from "../../base/context.ts";
import type { Db } from "../../base/database/database.ts";
import { type LinkRequest, takeLinkRequest } from "./link-requests.store.ts";

const batchSize = 20;

/** Puts the mail for a request into the outbox, or does nothing if nobody should get one. */
type AnswerLinkRequest = (work: WriteContext, request: LinkRequest) => Promise<void>;

/** Answers at most 20 requests of the given kinds, each in its own transaction; returns how many it answered. */
export async function answerLinkRequests(
  db: Db,
  now: Temporal.Instant,
  kinds: readonly LinkRequest["kind"][],
  answer: AnswerLinkRequest,
): Promise<number> {
  let count = 0;
  while (count < batchSize && (await answerNext(db, now, kinds, answer))) count += 1;
  return count;
}

/** Answers the oldest request; false if there is none. */
const answerNext = (
  db: Db,
  now: Temporal.Instant,
  kinds: readonly LinkRequest["kind"][],
  answer: AnswerLinkRequest,
) =>
  db.transaction().execute(async (transaction) => {
    const work: WriteContext = { db: transaction, now };
    const request = await takeLinkRequest(work, kinds);
    if (request !== undefined) await answer(work, request);
    return request !== undefined;
  });
