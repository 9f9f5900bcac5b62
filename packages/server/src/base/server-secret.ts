import { randomBytes } from "node:crypto";
import type { Db } from "./database.ts";

/** A random secret of 256 bits that all processes on one database share; made at the first call for its name. */
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
