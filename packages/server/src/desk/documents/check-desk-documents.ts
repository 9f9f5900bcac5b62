import type { DeskDocumentFindings, DeskDocumentRow } from "@kreislauf/contract/desk";
import { canCorrect } from "@kreislauf/contract/documents";
import type { PublicContext } from "../../base/context.ts";
import { findDocumentCompanies, listDocumentSites, listExistingDocuments } from "./desk-documents.store.ts";

/**
 * Finds out to which company and site each uploaded file belongs, and which document is already published under its
 * type and number. It writes nothing.
 */
export async function checkDeskDocuments(
  context: Pick<PublicContext, "db">,
  files: readonly DeskDocumentRow[],
): Promise<DeskDocumentFindings> {
  const companies = await findDocumentCompanies(context, files);
  const sites = await listDocumentSites(context, companies, files);
  const existing = await listExistingDocuments(context, files);
  const sitesOf = Map.groupBy(sites, ({ companyId }) => companyId);
  return {
    companies: companies.map((company) => ({
      ...company,
      sites: (sitesOf.get(company.id) ?? []).map(({ id, name, siteNumber }) => ({ id, name, siteNumber })),
    })),
    files: files.map((file) => {
      const company = companies.find(({ id, customerNumber }) =>
        file.companyId === null ? customerNumber === file.customerNumber : id === file.companyId,
      );
      const namesCustomer = file.companyId !== null || file.customerNumber !== null;
      const [first, ...others] = sites.filter(
        ({ siteNumber, companyId }) =>
          file.siteNumber !== null &&
          siteNumber === file.siteNumber &&
          (namesCustomer ? companyId === company?.id : true),
      );
      // A site's number also identifies its company, if no other company has the same number (docs/decisions.md 86.1).
      const numbered = others.length === 0 ? first : undefined;
      const companyId = company?.id ?? numbered?.companyId ?? null;
      const ofCompany = companyId === null ? [] : (sitesOf.get(companyId) ?? []);
      const only = file.siteNumber === null && ofCompany.length === 1 ? ofCompany[0] : undefined;
      const found = existing.find(({ type, number }) => type === file.type && number === file.number);
      return {
        companyId,
        siteId: numbered?.id ?? only?.id ?? null,
        existing:
          found === undefined
            ? null
            : {
                id: found.id,
                companyId: found.companyId,
                siteId: found.siteId,
                version: found.version,
                netAmount: found.netAmount,
                publishedOn: found.publishedOn,
                hasSameContent: found.contentHash === file.contentHash,
                isCorrectable: canCorrect(found).allowed,
              },
      };
    }),
  };
}
