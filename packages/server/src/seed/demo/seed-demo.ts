import type { Db } from "../../base/database.ts";
import type { Files } from "../../base/files.ts";
import { replacePlaces } from "../../catalog/index.ts";
import { insertAnnouncement } from "../../notifications/index.ts";
import { hashPassword } from "../../session/index.ts";
import { fillEmptyDatabase, type SeedRun } from "../fill-empty-database.ts";
import { demoAnnouncement } from "./demo-announcement.ts";
import { demoPlaces } from "./demo-places.ts";
import { demoPassword } from "./people.ts";
import { writeAgreementLog } from "./write-agreement-log.ts";
import { writeCatalog } from "./write-catalog.ts";
import { writeCompanies } from "./write-companies.ts";
import { writeDocuments } from "./write-documents.ts";
import { writeHappenings } from "./write-happenings.ts";
import { liveHistory, writeHistory } from "./write-history.ts";
import { writeInquiries } from "./write-inquiries.ts";
import { writeSiteDetails } from "./write-site-details.ts";
import { writePeopleRecords } from "./write-people-records.ts";
import { writePhotos } from "./write-photos.ts";

interface DemoRun extends SeedRun {
  /** Where the demo's photos go. */
  readonly files: Files;
}

/** Fills an empty database with the demo of decisions.md section 12. */
export const seedDemo = (db: Db, { now, files, progress }: DemoRun): Promise<boolean> =>
  fillEmptyDatabase(db, async (transaction) => {
    progress("Demo: waste types, containers and what can be ordered");
    const offerIds = await writeCatalog(transaction);
    await replacePlaces(transaction, demoPlaces);
    progress("Demo: companies, people and sites");
    const sites = await writeCompanies(transaction, now, await hashPassword(demoPassword));
    await writeSiteDetails(transaction, files, sites, now);
    await writePeopleRecords(transaction, sites, now);
    progress("Demo: two years of orders");
    const photos = await writePhotos(transaction, files, sites, now);
    const orders = await writeHistory(transaction, liveHistory(sites, photos, now), offerIds, now);
    await writeAgreementLog(transaction, now);
    await writeInquiries(transaction, sites, now);
    progress("Demo: invoices and receipts");
    const documents = await writeDocuments(transaction, sites, now);
    await writeHappenings(transaction, [...orders.told, ...documents.told], now);
    await insertAnnouncement({ db: transaction, now }, demoAnnouncement(now));
    progress(`Demo: ready, with ${orders.count} orders and ${documents.count} documents`);
  });
