import { createHash } from "node:crypto";
import { Refusal } from "@kreislauf/contract/base";
import type { TransactionContext } from "../context.ts";

const retentionHours = 24;
const maxKeyLength = 200;

/**
 * Returns the first response again when a call is repeated with the same key and input, before any rule is checked. A
 * parallel request waits at the insert until the first one has ended. A refused attempt leaves nothing behind,
 * because the key is rolled back with it.
 */
export async function runIdempotently(
  context: TransactionContext,
  call: string,
  key: string,
  input: unknown,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  const { db, actor, now } = context;
  if (key === "" || key.length > maxKeyLength || !key.isWellFormed()) {
    throw new Refusal("validation", [{ field: "Idempotency-Key", message: "" }]);
  }
  const bodyHash = createHash("sha256").update(JSON.stringify(input)).digest();
  const mine = { user_id: actor.userId, call, key };
  const first = { body_hash: bodyHash, answer: null, created_at: now.toString() };
  const oldest = now.subtract({ hours: retentionHours }).toString();
  const inserted = await db
    .with("forgotten", (query) =>
      query
        .deleteFrom("idempotency_keys")
        .where("user_id", "=", actor.userId)
        .where("created_at", "<", oldest)
        .where((where) => where.not(where.and(mine))),
    )
    .insertInto("idempotency_keys")
    .values({ ...mine, ...first })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "call", "key"])
        .doUpdateSet(first)
        .where("idempotency_keys.created_at", "<", oldest),
    )
    .returning("key")
    .executeTakeFirst();
  if (inserted === undefined) {
    const kept = await db
      .selectFrom("idempotency_keys")
      .select(["body_hash", "answer"])
      .where((where) => where.and(mine))
      .executeTakeFirstOrThrow();
    if (!bodyHash.equals(kept.body_hash)) throw new Refusal("idempotency_mismatch");
    return kept.answer;
  }
  const given = await answer();
  await db
    .updateTable("idempotency_keys")
    .set({ answer: JSON.stringify(given) })
    .where((where) => where.and(mine))
    .execute();
  return given;
}
