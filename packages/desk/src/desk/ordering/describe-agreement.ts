import type { DeskAgreement } from "@kreislauf/contract/desk";
import type { orderingTexts } from "./ordering.texts.ts";

/** An agreement in words: customer and site as title; waste, containers and number below. */
export const describeAgreement = (
  agreement: DeskAgreement,
  texts: (typeof orderingTexts)["de"],
): { readonly title: string; readonly line: string } => ({
  title: `${agreement.companyName}, ${agreement.siteName}`,
  line: [
    `${agreement.wasteType}, ${texts.containers(agreement.containersOnSite, agreement.containerType)}`,
    agreement.agreementNumber ?? texts.noNumber,
  ].join(" · "),
});
