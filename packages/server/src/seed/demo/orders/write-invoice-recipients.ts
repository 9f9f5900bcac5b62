import type { Db } from "../../../base/database/database.ts";
import type { WrittenSites } from "../companies/write-companies.ts";

/** Days since the workshops' accounts department began to get invoices by mail. */
const addedBefore = 60;

/** Lets the workshops' accounts department get every invoice by mail, and one workshop a copy of its own invoices. */
export async function writeInvoiceRecipients(
  db: Db,
  sites: WrittenSites,
  now: Temporal.Instant,
): Promise<void> {
  const [first] = sites.workshops.values();
  if (first === undefined) return;
  const admin = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", "admin@demo.example")
    .executeTakeFirstOrThrow();
  const added = {
    company_id: first.companyId,
    added_by: admin.id,
    added_at: now.subtract({ hours: 24 * addedBefore }).toString(),
  };
  await db
    .insertInto("invoice_recipients")
    .values([
      { ...added, site_id: null, email: "rechnungseingang@tiedemark.example", forms: ["pdf", "xrechnung"] },
      { ...added, site_id: first.id, email: "buero@tiedemark.example", forms: ["pdf"] },
    ])
    .execute();
}
