import type { Agreement } from "@kreislauf/contract/agreements";
import type { LocationLabelFields } from "@kreislauf/contract/locations";

/** What a dialog is about: waste, container, site and city. */
export const agreementLine = (
  { wasteType, containerType }: Pick<Agreement, "wasteType" | "containerType">,
  location: Pick<LocationLabelFields, "alias" | "city"> | undefined,
): string =>
  [
    wasteType.description,
    containerType.type,
    ...(location ? [`${location.alias}, ${location.city}`] : []),
  ].join(" · ");
