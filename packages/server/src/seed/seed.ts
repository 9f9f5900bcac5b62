import type { Config } from "../base/config.ts";
import type { Db } from "../base/database.ts";
import { seedDemo } from "./demo/seed-demo.ts";

export interface SeedRun {
  /** The database had no schema before this start. */
  readonly isNew: boolean;
  readonly now: Temporal.Instant;
  readonly progress: (line: string) => void;
}

/** Fills a new database as `SEED` says; by default with the demo, except in production. Returns what was seeded. */
export async function seed(db: Db, config: Config, { isNew, ...run }: SeedRun): Promise<"demo" | "large" | "none"> {
  const wanted = config.SEED ?? (config.NODE_ENV === "production" ? "none" : "demo");
  if (isNew && wanted === "demo") await seedDemo(db, run);
  return wanted;
}
