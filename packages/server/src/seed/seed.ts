import type { Config } from "../base/config.ts";
import type { Db } from "../base/database/database.ts";
import type { Files } from "../base/files/files.ts";
import { demoAccounts } from "./demo-accounts.ts";
import type { SeedRun } from "./fill-empty-database.ts";

const wantedSeed = ({ SEED, NODE_ENV }: Config) => SEED ?? (NODE_ENV === "production" ? "none" : "demo");

/**
 * Fills an empty database as `SEED` says; by default with the demo, but in production with nothing. The code that fills
 * it is loaded only if needed.
 */
export async function seed(db: Db, config: Config, run: SeedRun & { readonly files: Files }): Promise<void> {
  const wanted = wantedSeed(config);
  if (wanted === "none") return;
  const company = await db.selectFrom("companies").select("id").limit(1).executeTakeFirst();
  if (company !== undefined) return;
  if (wanted === "demo") await (await import("./demo/seed-demo.ts")).seedDemo(db, run);
  else await (await import("./large/seed-large.ts")).seedLarge(db, config.SEED_ORDERS, run);
}

/**
 * Whether the demo is wanted and its accounts exist. They may be missing because a backup of other data was restored.
 */
export const hasDemo = async (db: Db, config: Config): Promise<boolean> =>
  wantedSeed(config) === "demo" &&
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
