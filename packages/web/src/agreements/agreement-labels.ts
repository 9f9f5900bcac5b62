import { formatCycle, formatShortCycle, type Agreement, type Cycle } from "@kreislauf/contract/agreements";
import type { Language } from "@kreislauf/contract/base";
import { catalogTexts, isPlacement } from "@kreislauf/contract/catalog";
import { agreementsScreenTexts } from "./agreements.texts.ts";

type AgreementCycle = Pick<Agreement, "agreementTypeId" | "cycleInterval" | "weekday1" | "weekday2">;

/** The cycle of an agreement, or null if it has none. */
export function toCycle({ cycleInterval, weekday1, weekday2 }: AgreementCycle): Cycle | null {
  return cycleInterval === null || weekday1 === null ? null : { cycleInterval, weekday1, weekday2 };
}

/**
 * Names an agreement: `Altholz A I–III, Absetzcontainer 7 m³`. Labels of buttons contain it for screen readers, because
 * the cards of all agreements have the same buttons.
 */
export const agreementName = ({ wasteType, containerType }: Agreement): string =>
  `${wasteType.description}, ${containerType.type}`;

/** The type of an agreement with its cycle, if it has one: `Turnus: alle zwei Wochen, Dienstag` */
export function agreementTypeLabel(agreement: AgreementCycle, language: Language): string {
  const type = catalogTexts[language].agreementType[agreement.agreementTypeId];
  const cycle = toCycle(agreement);
  return cycle === null
    ? type
    : agreementsScreenTexts[language].kindWithCycle(type, formatCycle(cycle, language));
}

/** What a pending change turns the agreement into: its new type, or its new cycle with weekdays. */
export function pendingChangeLabel(change: AgreementCycle, language: Language): string {
  const cycle = toCycle(change);
  return cycle === null
    ? catalogTexts[language].agreementType[change.agreementTypeId]
    : formatShortCycle(cycle, language);
}

/**
 * Whether only a placement can be ordered on an agreement: its first container has not come yet, or none is left on
 * site.
 */
export const ordersContainersOnly = ({
  containerActionIds,
}: Pick<Agreement, "containerActionIds">): boolean =>
  containerActionIds.length > 0 && containerActionIds.every(isPlacement);

/** What ordering on an agreement is called: on the button of its card and as the title of the dialog. */
export function orderTitle(agreement: Agreement, language: Language): string {
  const { order, placement } = agreementsScreenTexts[language];
  if (!ordersContainersOnly(agreement)) return order;
  return agreement.status === "requested" ? placement.another : placement.again;
}
