import type { WriteContext } from "../base/context.ts";

/** The count of a subject, begun if there is none; two attempts at once are counted one after the other. */
export async function lockSignInFailures({ db, now }: WriteContext, subject: string) {
  await db
    .insertInto("sign_in_failures")
    .values({ subject, failures: 0, counting_since: now.toString(), locked_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await db
    .selectFrom("sign_in_failures")
    .selectAll()
    .where("subject", "=", subject)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
