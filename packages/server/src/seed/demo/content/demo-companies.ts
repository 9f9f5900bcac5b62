import { carpentrySites } from "./carpentry-sites.ts";
import { retailSites } from "./retail-sites.ts";
import { regions, workshopGroups } from "./site-groups.ts";
import type { DemoSite } from "./demo-site.ts";
import { workshopSites } from "./workshop-sites.ts";

export interface DemoCompany {
  readonly name: string;
  readonly customerNumber: string;
  readonly partnerNumber: string;
  readonly contractNumber: string;
  /** The ship-to number of the first site. Each further site has the next number. */
  readonly firstShipToNumber: number;
  readonly sites: readonly DemoSite[];
  /** The groups by name. A site belongs to the first group whose condition it meets. */
  readonly groups: Readonly<Record<string, (site: DemoSite) => boolean>>;
}

export type DemoCompanyKey = "workshops" | "retailer" | "craft";

/** Companies A, B and C of the demo (docs/coverage.md D12.3). */
export const demoCompanies: Readonly<Record<DemoCompanyKey, DemoCompany>> = {
  workshops: {
    name: "Tiedemark Fahrzeugservice GmbH",
    customerNumber: "70018422",
    partnerNumber: "70018422",
    contractNumber: "V-2023-0417",
    firstShipToNumber: 3_300_511,
    sites: workshopSites,
    groups: workshopGroups,
  },
  retailer: {
    name: "Hollerbeck Märkte GmbH & Co. KG",
    customerNumber: "70020935",
    partnerNumber: "70020935",
    contractNumber: "V-2021-0088",
    firstShipToNumber: 3_410_001,
    sites: retailSites,
    groups: regions,
  },
  craft: {
    name: "Zimmerei Ahlers",
    customerNumber: "70031107",
    partnerNumber: "70031107",
    contractNumber: "V-2024-1290",
    firstShipToNumber: 3_520_001,
    sites: carpentrySites,
    groups: {},
  },
};
