import { createHash } from "node:crypto";
import { type Endpoint, Refusal } from "@kreislauf/contract/base";
import { type Insertable, type Selectable, sql } from "kysely";
import type { TransactionContext } from "../context.ts";
import { compileOnce } from "../database/compile-once.ts";
import type { Tables } from "../database/tables.ts";
import { sendAhead } from "../database/send-ahead.ts";

const retentionHours = 24;
const maxKeyLength = 200;

interface CallInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Returns the first response again when a person repeats a call in the same company with the same key and input, before
 * any rule is checked. A parallel request waits at the insert until the first one has ended. A refused attempt leaves
 * no key behind, because its transaction is rolled back. The endpoint's permission was checked before, as for any call;
 * a person who no longer sees the sites of the first response is refused.
 */
export async function runIdempotently(
  context: TransactionContext,
  { path: call, idempotent }: Pick<Endpoint, "path" | "idempotent">,
  key: string,
  input: CallInput,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  const { db, actor, now } = context;
  if (key === "" || key.length > maxKeyLength || !key.isWellFormed()) {
    throw new Refusal("validation", [{ field: "Idempotency-Key", message: "" }]);
  }
  const bodyHash = createHash("sha256")
    .update(JSON.stringify({ companyId: actor.companyId, ...input }))
    .digest();
  const mine = { user_id: actor.userId, call, key };
  const first = { body_hash: bodyHash, answer: null, created_at: now.toString() };
  const oldest = now.subtract({ hours: retentionHours }).toString();
  const { rows } = await db.executeQuery(insertKey(db, { mine, first, oldest }, {}));
  const [inserted] = rows;
  if (inserted === undefined) {
    const kept = await db
      .selectFrom("idempotency_keys")
      .select(["body_hash", "answer"])
      .where((where) => where.and(mine))
      .executeTakeFirstOrThrow();
    if (!bodyHash.equals(kept.body_hash)) throw new Refusal("idempotency_mismatch");
    const sites = idempotent?.sitesOf(input.body as never, kept.answer as never) ?? [];
    await ensureSitesVisible(context, sites);
    return kept.answer;
  }
  const given = await answer();
  await sendAhead(db, keepAnswer(db, { mine, answer: JSON.stringify(given) }, {}));
  return given;
}

type Key = Pick<Selectable<Tables["idempotency_keys"]>, "user_id" | "call" | "key">;

interface NewKey {
  readonly mine: Key;
  readonly first: Pick<Insertable<Tables["idempotency_keys"]>, "body_hash" | "answer" | "created_at">;
  /** Keys from before this instant have expired; the person's expired keys are deleted along with the insert. */
  readonly oldest: string;
}

/**
 * Inserts the key and returns it; returns no row if the key was there already and has not expired. Also deletes the
 * person's expired keys.
 */
const insertKey = compileOnce((db, { mine, first, oldest }: NewKey) =>
  db
    .with("forgotten", (query) =>
      query
        .deleteFrom("idempotency_keys")
        .where("user_id", "=", mine.user_id)
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
    .returning("key"),
);

const keepAnswer = compileOnce((db, { mine, answer }: { readonly mine: Key; readonly answer: string }) =>
  db
    .updateTable("idempotency_keys")
    .set({ answer })
    .where((where) => where.and(mine)),
);

async function ensureSitesVisible(
  { db, actor }: TransactionContext,
  siteIds: readonly number[],
): Promise<void> {
  if (siteIds.length === 0) return;
  const wanted = [...new Set(siteIds)];
  const { visible } = await db
    .selectFrom("user_sites")
    .select((select) => select.fn.countAll<number>().as("visible"))
    .where("user_id", "=", actor.userId)
    .where("company_id", "=", actor.companyId)
    .where("site_id", "=", sql<number>`any (${wanted}::integer[])`)
    .executeTakeFirstOrThrow();
  if (visible !== wanted.length) throw new Refusal("not_found");
}
