import type { Land } from "@kreislauf/contract/catalog";
import type { SiteAccess } from "../../../sites/sites.tables.ts";

/** A site of the demo. */
export interface DemoSite {
  readonly name: string;
  readonly locationOrderNumber: string | null;
  /** The cost centre that the site's orders are charged to. */
  readonly costCentre?: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly zip: string;
  readonly city: string;
  readonly land: Land;
  readonly lat: number;
  readonly lon: number;
  /** True in the Catholic municipalities of Bayern, where Mariä Himmelfahrt is a holiday. */
  readonly assumptionDayHoliday?: true;
  /** True in the municipalities of Sachsen and Thüringen where Fronleichnam is a holiday. */
  readonly corpusChristiHoliday?: true;
  readonly orderNumbers?: readonly string[];
  readonly glnNumber?: string;
  readonly access?: SiteAccess;
  /** Days for which the site has been inactive when the demo is seeded. */
  readonly inactiveForDays?: number;
}

/** The invented disposers that work for the operator, by Land. */
export const disposers: Readonly<Record<Land, string>> = {
  SH: "Fördeland Entsorgung GmbH",
  HH: "Elbufer Containerdienst GmbH",
  NI: "Leinetal Recycling GmbH & Co. KG",
  HB: "Wesermündung Entsorgung GmbH",
  NW: "Rheinbogen Umweltdienste GmbH",
  HE: "Fuldawerk Entsorgung GmbH",
  RP: "Weinstraße Umweltservice GmbH",
  SL: "Saarschleife Recycling GmbH",
  BW: "Neckarblick Entsorgung GmbH",
  BY: "Isarkiesel Umweltdienste GmbH",
  BE: "Spreekante Containerdienst GmbH",
  BB: "Havelluch Recycling GmbH",
  MV: "Boddenküste Entsorgung GmbH",
  SN: "Muldental Umweltservice GmbH",
  ST: "Saaleaue Recycling GmbH",
  TH: "Rennsteig Entsorgung GmbH",
};
