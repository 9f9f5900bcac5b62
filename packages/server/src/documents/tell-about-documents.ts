import { permission } from "@kreislauf/contract/base";
import { systemUser } from "@kreislauf/contract/users";
import { sql } from "kysely";
import type { Work } from "../base/context.ts";
import { type Happening, noteHappening } from "../base/happenings.ts";
import { enqueueMail } from "../base/outbox.ts";
import type { DocumentRow } from "./documents.tables.ts";

/** A mail names so many documents and counts the rest. */
const mostNamed = 20;

/**
 * Tells the document managers who see the site of a new document and have not switched it off: at the bell, once for
 * a site, by a mark in the portal, and by mail, one for all documents of a publication.
 */
export async function tellAboutDocuments(
  work: Work,
  documents: readonly DocumentRow[],
  cause: string,
): Promise<void> {
  for (const atSite of Map.groupBy(documents, (document) => document.location_id).values()) {
    await noteHappening(work, documentsHappening(atSite));
  }
  for (const [companyId, published] of Map.groupBy(documents, (document) => document.company_id)) {
    for (const { recipient, email, locationIds, locations } of await findRecipients(
      work,
      companyId,
      published,
    )) {
      const seen = published.filter((document) => locationIds.has(document.location_id));
      await work.db
        .insertInto("unseen_documents")
        .values(
          seen.map((document) => ({
            user_id: recipient.id,
            company_id: companyId,
            document_id: document.id,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      if (email === null) continue;
      await enqueueMail(work, {
        kind: "documents_published",
        cause: `${cause} ${companyId}`,
        recipient: { id: recipient.id, email },
        data: {
          greeting: { firstName: recipient.firstName, lastName: recipient.lastName },
          documents: seen.slice(0, mostNamed).map((document) => ({
            id: document.id,
            type: document.type,
            number: document.number,
            monthOfServiceDate: document.month_of_service,
            netAmount: document.net_cents,
            site: locations.get(document.location_id) ?? "",
          })),
          count: seen.length,
        },
      });
    }
  }
}

/** What documents of one site are at the bell. Pure, so the demo uses it too. */
export function documentsHappening(
  documents: readonly Pick<DocumentRow, "id" | "company_id" | "location_id" | "number">[],
): Happening {
  const [first, ...others] = documents;
  if (first === undefined) throw new Error("Nothing was published.");
  return {
    kind: "documents_published",
    companyId: first.company_id,
    locationId: first.location_id,
    causedBy: systemUser.provider,
    subjectId: others.length === 0 ? first.id : null,
    details: { documents: documents.length, ...(others.length === 0 && { documentNumber: first.number }) },
  };
}

async function findRecipients({ db }: Work, companyId: number, documents: readonly DocumentRow[]) {
  const sites = [...new Set(documents.map((document) => document.location_id))];
  const rows = await db
    .selectFrom("memberships")
    .innerJoin("users", "users.id", "memberships.user_id")
    .innerJoin("companies", "companies.id", "memberships.company_id")
    .innerJoin("user_locations", (join) =>
      join
        .onRef("user_locations.user_id", "=", "memberships.user_id")
        .onRef("user_locations.company_id", "=", "memberships.company_id"),
    )
    .innerJoin("locations", "locations.id", "user_locations.location_id")
    .select(["users.id", "users.email", "users.first_name", "users.last_name"])
    .select(["locations.id as location_id", "locations.alias"])
    .where("memberships.company_id", "=", companyId)
    .where("memberships.deleted_at", "is", null)
    .where("memberships.invited", "=", false)
    .where("memberships.document_receipt", "=", true)
    .where(sql<boolean>`${permission.documentManager} = any (memberships.permissions)`)
    .where("companies.documents_enabled", "=", true)
    .where("user_locations.location_id", "in", sites)
    .orderBy("users.id")
    .execute();
  return [...Map.groupBy(rows, (row) => row.id)].map(([id, seen]) => ({
    recipient: { id, firstName: seen[0]?.first_name ?? "", lastName: seen[0]?.last_name ?? "" },
    email: seen[0]?.email ?? null,
    locationIds: new Set(seen.map((row) => row.location_id)),
    locations: new Map(seen.map((row) => [row.location_id, row.alias])),
  }));
}
