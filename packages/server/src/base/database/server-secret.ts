import { randomBytes } from "node:crypto";
import type { Db } from "./database.ts";

/**
 * Returns the random 256-bit secret of that name, shared by all processes on one database; the first call creates it.
 */
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

export async function findServerSecret(db: Db, name: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("server_secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row && Buffer.from(row.value);
}

/**
 * Replaces a secret by a new one. The former secret is kept under `formerName`, or discarded if that is undefined;
 * secrets kept at earlier rotations (names that begin with `name` and a hyphen) are deleted.
 */
export const rotateServerSecret = (db: Db, name: string, formerName: string | undefined): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await getServerSecret(transaction, name);
    const { value } = await transaction
      .selectFrom("server_secrets")
      .select("value")
      .where("name", "=", name)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await transaction.deleteFrom("server_secrets").where("name", "like", `${name}-%`).execute();
    if (formerName !== undefined) {
      await transaction.insertInto("server_secrets").values({ name: formerName, value }).execute();
    }
    await transaction
      .updateTable("server_secrets")
      .set({ value: randomBytes(32) })
      .where("name", "=", name)
      .execute();
  });
