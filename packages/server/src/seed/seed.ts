import type { Config } from "../base/config.ts";
import type { Db } from "../base/database/database.ts";
import type { Files } from "../base/files/files.ts";
import { demoAccounts } from "./demo-accounts.ts";
import type { SeedRun } from "./fill-empty-database.ts";

/**
 * Fills an empty database as `SEED` says; by default with the demo, but in production with nothing. Returns whether the
 * database has the demo. The code that fills it is loaded only if needed.
 */
export async function seed(
  db: Db,
  config: Config,
  run: SeedRun & { readonly files: Files },
): Promise<boolean> {
  const wanted = config.SEED ?? (config.NODE_ENV === "production" ? "none" : "demo");
  const company = await db.selectFrom("companies").select("id").limit(1).executeTakeFirst();
  if (company !== undefined) return wanted === "demo" && (await hasDemo(db));
  if (wanted === "none") return false;
  if (wanted === "demo") await (await import("./demo/seed-demo.ts")).seedDemo(db, run);
  else await (await import("./large/seed-large.ts")).seedLarge(db, config.SEED_ORDERS, run);
  return wanted === "demo";
}

/** Whether the database has the demo's accounts. It may instead hold other data, restored from a backup. */
const hasDemo = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom("users")
    .select("id")
    .where(
      "email",
      "in",
      demoAccounts.map(({ email }) => email),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined;
