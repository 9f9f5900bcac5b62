import { sql } from "kysely";
import type { Db } from "../../base/database/database.ts";
import { hashPassword } from "../../session/index.ts";
import { demoPassword } from "../demo/content/demo-people.ts";
import { writeCatalog } from "../demo/companies/write-catalog.ts";
import { fillEmptyDatabase, type SeedRun } from "../fill-empty-database.ts";
import { largeScale } from "./large-scale.ts";
import { writeLargeAgreements } from "./write-large-agreements.ts";
import { writeLargeCompanies } from "./write-large-companies.ts";
import { writeLargeLog } from "./write-large-log.ts";
import { writeLargeOrders } from "./write-large-orders.ts";
import { writeLargeSites } from "./write-large-sites.ts";

/** The age of companies, people and sites in days: they are older than every order. */
const customersForDays = 1_000;

const grouped = new Intl.NumberFormat("en");

/** Fills an empty database with data for measurements (docs/coverage.md D12.2). */
export async function seedLarge(db: Db, orders: number, { now, progress }: SeedRun): Promise<void> {
  const scale = largeScale(orders);
  const since = now.subtract({ hours: customersForDays * 24 });
  const filled = await fillEmptyDatabase(db, async (transaction) => {
    progress(`Large: ${grouped.format(scale.companies)} companies with ${grouped.format(scale.sites)} sites`);
    const offers = await writeCatalog(transaction);
    const passwordHash = await hashPassword(demoPassword);
    const first = await writeLargeCompanies(transaction, scale, since.toString(), passwordHash);
    await writeLargeSites(transaction, scale, first, since.toString());
    await writeLargeAgreements(transaction, scale, offers.size, since);
    await writeLargeOrders(transaction, scale, first, now, (done) =>
      progress(`Large: ${grouped.format(done)} of ${grouped.format(scale.orders)} orders`),
    );
    progress("Large: the orders' log");
    await writeLargeLog(transaction);
  });
  if (!filled) return;
  progress("Large: statistics for the query planner");
  await sql`vacuum analyze`.execute(db);
  progress("Large: ready");
}
