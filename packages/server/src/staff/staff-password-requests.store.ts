import type { WriteContext } from "../base/context.ts";

export async function insertPasswordRequest({ db, now }: WriteContext, email: string): Promise<void> {
  await db.insertInto("staff_password_requests").values({ email, requested_at: now.toString() }).execute();
}

/** Takes the oldest request that no other process is answering. */
export async function takePasswordRequest({
  db,
}: WriteContext): Promise<{ readonly email: string } | undefined> {
  const request = await db
    .selectFrom("staff_password_requests")
    .select(["id", "email"])
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (request === undefined) return undefined;
  await db.deleteFrom("staff_password_requests").where("id", "=", request.id).execute();
  return request;
}
