import type { Db } from "../../base/database/database.ts";
import type { Files } from "../../base/files/files.ts";
import { replacePlaces } from "../../catalog/index.ts";
import { insertAnnouncement } from "../../notifications/index.ts";
import { hashPassword } from "../../session/index.ts";
import { fillEmptyDatabase, type SeedRun } from "../fill-empty-database.ts";
import { demoAnnouncement } from "./content/demo-announcement.ts";
import { demoPlaces } from "./content/demo-places.ts";
import { demoPassword } from "./content/demo-people.ts";
import { writeAgreementLog } from "./orders/write-agreement-log.ts";
import { writeCatalog } from "./companies/write-catalog.ts";
import { writeCompanies } from "./companies/write-companies.ts";
import { writeDisposerLink } from "./orders/write-disposer-link.ts";
import { writeOrderMessages } from "./orders/write-order-messages.ts";
import { writeApprovals } from "./orders/write-approvals.ts";
import { writeBudgets } from "./orders/write-budgets.ts";
import { writeDocuments } from "./orders/write-documents.ts";
import { writeNotifications } from "./orders/write-notifications.ts";
import { simulateHistory, writeHistory } from "./orders/write-history.ts";
import { writeInquiries } from "./orders/write-inquiries.ts";
import { writeSavedViews } from "./orders/write-saved-views.ts";
import { writeStaff } from "./companies/write-staff.ts";
import { writeSiteDetails } from "./companies/write-site-details.ts";
import { writePeopleChanges } from "./companies/write-people-changes.ts";
import { writeInvoiceRecipients } from "./orders/write-invoice-recipients.ts";
import { writePayments } from "./orders/write-payments.ts";
import { writePrices } from "./orders/write-prices.ts";
import { writeReferences } from "./orders/write-references.ts";
import { writeProofs } from "./orders/write-proofs.ts";
import { writeLabels } from "./orders/write-labels.ts";
import { writeSeparationReasons } from "./orders/write-separation-reasons.ts";
import { writePhotos } from "./orders/write-photos.ts";

interface DemoRun extends SeedRun {
  /** Where the demo's photos are stored. */
  readonly files: Files;
}

/** Fills an empty database with the demo (docs/coverage.md D12.2). */
export const seedDemo = (db: Db, { now, files, progress }: DemoRun): Promise<boolean> =>
  fillEmptyDatabase(db, async (transaction) => {
    progress("Demo: waste types, containers and what can be ordered");
    const offerIds = await writeCatalog(transaction);
    await replacePlaces(transaction, demoPlaces);
    progress("Demo: companies, people and sites");
    const passwordHash = await hashPassword(demoPassword);
    const sites = await writeCompanies(transaction, now, passwordHash);
    await writeStaff(transaction, now, passwordHash);
    await writeSiteDetails(transaction, files, sites, now);
    await writePeopleChanges(transaction, sites, now);
    progress("Demo: two years of orders");
    const photos = await writePhotos(transaction, files, sites, now);
    const orders = await writeHistory(transaction, simulateHistory(sites, photos, now), offerIds, now);
    await writeAgreementLog(transaction, now);
    await writePrices(transaction, sites, now);
    await writeReferences(transaction, sites, now);
    await writeInquiries(transaction, sites, now);
    await writeSavedViews(transaction, now);
    await writeProofs(transaction, now);
    await writeSeparationReasons(transaction, files, now);
    await writeApprovals(transaction, sites, now);
    progress("Demo: invoices and receipts");
    const documents = await writeDocuments(transaction, sites, now);
    await writePayments(transaction, now);
    await writeInvoiceRecipients(transaction, sites, now);
    await writeNotifications(transaction, [...orders.notifications, ...documents.notifications], now);
    await writeBudgets(transaction, sites, now);
    const [site] = sites.workshops.values();
    if (site !== undefined) {
      await writeDisposerLink({ db: transaction, now }, site.companyId);
      await writeLabels(transaction, site.companyId, now);
      await writeOrderMessages({ db: transaction, now }, site.companyId);
    }
    await insertAnnouncement({ db: transaction, now }, demoAnnouncement(now));
    progress(`Demo: ready, with ${orders.count} orders and ${documents.count} documents`);
  });
