import type { Agreement } from "@kreislauf/contract/agreements";
import type { SiteLabelFields } from "@kreislauf/contract/sites";

/** Describes what a dialog is about: waste, container, site and city. */
export const agreementDescription = (
  { wasteType, containerType }: Pick<Agreement, "wasteType" | "containerType">,
  site: Pick<SiteLabelFields, "alias" | "city"> | undefined,
): string =>
  [wasteType.description, containerType.type, ...(site ? [`${site.alias}, ${site.city}`] : [])].join(" · ");
