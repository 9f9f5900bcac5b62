import { type SqlBool, sql } from "kysely";
import type { InTransaction, PublicContext } from "../base/context.ts";
import { hashToken } from "./base/tokens.ts";

/** A browser that was not used for this many days counts as new again. */
export const rememberedDays = 400;

/**
 * Remembers the browser in which a person signs in. Returns true only if the browser is new and the person has used
 * another one before, so not for their very first browser.
 */
export async function rememberBrowser(
  { db, now, browser }: InTransaction<PublicContext>,
  userId: number,
): Promise<boolean> {
  const forgotten = now.subtract({ hours: 24 * rememberedDays }).toString();
  await db
    .deleteFrom("known_browsers")
    .where("user_id", "=", userId)
    .where("last_used_at", "<", forgotten)
    .execute();
  const { isNew } = await db
    .insertInto("known_browsers")
    .values({ user_id: userId, browser_hash: hashToken(browser), last_used_at: now.toString() })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "browser_hash"]).doUpdateSet({ last_used_at: now.toString() }),
    )
    // `xmax` is 0 only if the row was inserted, not updated.
    .returning(sql<SqlBool>`xmax = 0`.as("isNew"))
    .executeTakeFirstOrThrow();
  if (!isNew) return false;
  const other = await db
    .selectFrom("known_browsers")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("browser_hash", "!=", hashToken(browser))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
