import type { Agreement } from "@kreislauf/contract/agreements";
import type { LocationLabelFields } from "@kreislauf/contract/locations";

/** `Altholz A I–III · Absetzcontainer 7 m³ · Werkstatt Süd, Kassel`: what a dialog is about. */
export const agreementLine = (
  { wasteType, containerType }: Pick<Agreement, "wasteType" | "containerType">,
  location: Pick<LocationLabelFields, "alias" | "city"> | undefined,
): string =>
  [
    wasteType.description,
    containerType.type,
    ...(location ? [`${location.alias}, ${location.city}`] : []),
  ].join(" · ");
