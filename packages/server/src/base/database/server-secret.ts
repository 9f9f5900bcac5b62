import { randomBytes } from "node:crypto";
import type { Db } from "./database.ts";

/** A random 256-bit secret shared by all processes on one database; created on the first call for its name. */
export async function getServerSecret(db: Db, name: string): Promise<Buffer> {
  await db
    .insertInto("server_secrets")
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom("server_secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value);
}
