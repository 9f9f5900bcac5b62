import type { WriteContext } from "../base/context.ts";

/** The count of a subject, begun if there is none; two attempts at once are counted one after the other. */
export const lockSignInFailures = ({ db, now }: WriteContext, subject: string) =>
  db
    .insertInto("sign_in_failures")
    .values({ subject, failures: 0, counting_since: now.toString(), locked_until: null })
    .onConflict((conflict) => conflict.column("subject").doUpdateSet({ subject }))
    .returningAll()
    .executeTakeFirstOrThrow();
