import { changedFacts, recordAudit } from "../base/audit.ts";
import type { WriteContext } from "../base/context.ts";
import type { CompanyRow } from "./companies.store.ts";
import type { CompanyInput } from "./create-company.ts";

/** Overwrites the data of a locked company. Only the provider does that. */
export async function updateCompany(
  work: WriteContext,
  company: CompanyRow,
  { name, documents }: Omit<CompanyInput, "customerNumber">,
): Promise<CompanyRow> {
  const before = { name: company.name, documents: company.documents_enabled };
  const changed = changedFacts(before, { name, documents });
  if (changed === null) return company;
  const after = await work.db
    .updateTable("companies")
    .set({ name, documents_enabled: documents })
    .where("id", "=", company.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordAudit(work, {
    companyId: company.id,
    actorId: null,
    action: "company_changed",
    subject: name,
    subjectId: company.id,
    ...changed,
  });
  return after;
}
