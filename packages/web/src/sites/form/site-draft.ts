import type { Land } from "@kreislauf/contract/catalog";
import {
  maxOrderNumbers,
  type ContactPerson,
  type Site,
  type SiteEdit,
  type SiteCreation,
} from "@kreislauf/contract/sites";

/** The values of the site form. */
export interface SiteDraft {
  alias: string;
  locationOrderNumber: string;
  street: string;
  houseNumber: string;
  zip: string;
  city: string;
  /** Null if no Land is chosen: the server then derives it from the postal code. */
  land: Land | null;
  assumptionDayHoliday: boolean;
  corpusChristiHoliday: boolean;
  lat: number | null;
  lon: number | null;
  contractNumber: string | null;
  partnerNumber: string | null;
  branch: string | null;
  orderNumbers: string[];
  glnNumber: string;
  access: Record<keyof Site["access"], string>;
  groupId: number | null;
  contactPerson: Pick<ContactPerson, "type" | "id"> | null;
}

const padOrderNumbers = (numbers: readonly string[]) =>
  Array.from({ length: maxOrderNumbers }, (_, index) => numbers[index] ?? "");

export const emptySiteDraft: SiteDraft = {
  alias: "",
  locationOrderNumber: "",
  street: "",
  houseNumber: "",
  zip: "",
  city: "",
  land: null,
  assumptionDayHoliday: false,
  corpusChristiHoliday: false,
  lat: null,
  lon: null,
  contractNumber: null,
  partnerNumber: null,
  branch: null,
  orderNumbers: padOrderNumbers([]),
  glnNumber: "",
  access: { openingHours: "", gateWidth: "", gateHeight: "", driverHints: "" },
  groupId: null,
  contactPerson: null,
};

export const toSiteDraft = (site: Site): SiteDraft => ({
  alias: site.alias,
  locationOrderNumber: site.locationOrderNumber ?? "",
  street: site.street,
  houseNumber: site.houseNumber,
  zip: site.zip,
  city: site.city,
  land: site.land,
  assumptionDayHoliday: site.assumptionDayHoliday,
  corpusChristiHoliday: site.corpusChristiHoliday,
  lat: site.lat,
  lon: site.lon,
  contractNumber: site.contractNumber,
  partnerNumber: site.partnerNumber,
  branch: site.branch,
  orderNumbers: padOrderNumbers(site.orderNumbers),
  glnNumber: site.glnNumber ?? "",
  access: {
    openingHours: site.access.openingHours ?? "",
    gateWidth: site.access.gateWidth ?? "",
    gateHeight: site.access.gateHeight ?? "",
    driverHints: site.access.driverHints ?? "",
  },
  groupId: site.group?.groupId ?? null,
  contactPerson: site.contactPerson && { type: site.contactPerson.type, id: site.contactPerson.id },
});

/** Fields of the request that creates a site which are not fields of the form. */
type FieldsOutsideForm = "routeSketches" | "assignedUserIds" | "confirmDuplicate";

/** The request that edits a site. It has only the changed fields, so that changes by others are not overwritten. */
export function changedSiteFields(
  before: SiteDraft,
  draft: SiteDraft,
  fields: Omit<SiteCreation, FieldsOutsideForm>,
): SiteEdit {
  const touched = touchedKeys(before, draft);
  const edit: SiteEdit = Object.fromEntries(touched.map((name) => [name, fields[name]]));
  if (edit.access === undefined) return edit;
  const parts = touchedKeys(before.access, draft.access);
  return { ...edit, access: Object.fromEntries(parts.map((part) => [part, fields.access[part]])) };
}

const touchedKeys = <Values extends object>(before: Values, after: Values) =>
  (Object.keys(before) as (keyof Values)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
