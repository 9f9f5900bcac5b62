import type { WriteContext } from "../../base/context.ts";
import { listSitesByBranch, type SiteRow } from "../../sites/index.ts";
import { lockCompany } from "../../users/index.ts";

/** Why no site was found, and the column whose value is wrong. */
interface UnknownSite {
  readonly column: "customerNumber" | "siteNumber";
  readonly says: string;
}

interface SiteKey {
  readonly customerNumber: string;
  readonly siteNumber: string;
}

/**
 * Locks the companies and returns a function that finds a site by customer number and site number, or returns why there
 * is none.
 */
export async function readSiteLookup(
  work: WriteContext,
  keys: readonly SiteKey[],
): Promise<(key: SiteKey) => SiteRow | UnknownSite> {
  const companies = new Map<string, Awaited<ReturnType<typeof listSitesByBranch>> | undefined>();
  for (const customerNumber of new Set(keys.map((key) => key.customerNumber))) {
    const company = await lockCompany(work, customerNumber);
    companies.set(customerNumber, company && (await listSitesByBranch(work, company.id)));
  }
  return ({ customerNumber, siteNumber }) => {
    const sites = companies.get(customerNumber);
    const [site, another] = sites?.get(siteNumber) ?? [];
    if (sites === undefined) return { column: "customerNumber", says: "expected the number of a company" };
    if (site === undefined)
      return { column: "siteNumber", says: "expected the number of a site of the company" };
    if (another !== undefined) return { column: "siteNumber", says: "several sites of the company have it" };
    return site;
  };
}
