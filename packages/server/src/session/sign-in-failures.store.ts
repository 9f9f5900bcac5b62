import type { WriteContext } from "../base/context.ts";

/**
 * Returns and locks the counter of a subject, which is created if missing; two attempts at once are counted one after
 * the other.
 */
export const lockSignInFailures = ({ db, now }: WriteContext, subject: string) =>
  db
    .insertInto("sign_in_failures")
    .values({ subject, failures: 0, counting_since: now.toString(), locked_until: null })
    .onConflict((conflict) => conflict.column("subject").doUpdateSet({ subject }))
    .returningAll()
    .executeTakeFirstOrThrow();
