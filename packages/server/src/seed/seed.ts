import type { Config } from "../base/config.ts";
import type { Db } from "../base/database.ts";
import { seedDemo } from "./demo/seed-demo.ts";
import type { SeedRun } from "./fill-empty-database.ts";
import { seedLarge } from "./large/seed-large.ts";

/** Fills an empty database as `SEED` says; by default with the demo, except in production. Returns what was wanted. */
export async function seed(db: Db, config: Config, run: SeedRun): Promise<"demo" | "large" | "none"> {
  const wanted = config.SEED ?? (config.NODE_ENV === "production" ? "none" : "demo");
  if (wanted === "demo") await seedDemo(db, run);
  if (wanted === "large") await seedLarge(db, config.SEED_ORDERS, run);
  return wanted;
}
