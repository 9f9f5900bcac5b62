import path from "node:path";
import type { Database } from "@kreislauf/server/base/database/database";
import { openDatabase } from "@kreislauf/server/base/database/open-database";
import { startPortal } from "@kreislauf/bench/portal";
import type { Neighbours } from "./neighbours.ts";

/** The database and the data folder of a portal, seeded with companies that can order. */
export interface DataHome {
  readonly name: "embedded" | "PostgreSQL";
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  /** Opens the database; the embedded one only while no portal runs on it. */
  open(): Promise<Database>;
}

const seededOrders = "4000";

export async function createDataHome(
  neighbours: Neighbours,
  name: DataHome["name"],
  purpose: string,
  dataDir = path.join(neighbours.folder, `${purpose}-${name.toLowerCase()}`),
): Promise<DataHome> {
  const databaseUrl = name === "embedded" ? undefined : await (await neighbours.cluster()).database(purpose);
  const home: DataHome = {
    name,
    dataDir,
    env: { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
    open: () => openDatabase({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }),
  };
  const seeding = await startPortal({ ...home.env, SEED: "large", SEED_ORDERS: seededOrders });
  await seeding.stop();
  return home;
}
