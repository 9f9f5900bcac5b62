import type { Db } from "../../base/database.ts";
import { replacePlaces } from "../../catalog/index.ts";
import { hashPassword } from "../../session/index.ts";
import { fillEmptyDatabase, type SeedRun } from "../fill-empty-database.ts";
import { demoPlaces } from "./demo-places.ts";
import { demoPassword } from "./people.ts";
import { writeCatalog } from "./write-catalog.ts";
import { writeCompanies } from "./write-companies.ts";
import { liveHistory, writeHistory } from "./write-history.ts";

/** Fills an empty database with the demo of decisions.md section 12. */
export const seedDemo = (db: Db, { now, progress }: SeedRun): Promise<boolean> =>
  fillEmptyDatabase(db, async (transaction) => {
    progress("Demo: waste types, containers and what can be ordered");
    const offerIds = await writeCatalog(transaction);
    await replacePlaces(transaction, demoPlaces);
    progress("Demo: companies, people and sites");
    const sites = await writeCompanies(transaction, now, await hashPassword(demoPassword));
    progress("Demo: twelve months of orders");
    const count = await writeHistory(transaction, liveHistory(sites, now), offerIds);
    progress(`Demo: ready, with ${count} orders`);
  });
