import type { Agreement } from "@kreislauf/contract/agreements";
import type { AgreementTypeId } from "@kreislauf/contract/catalog";
import { agreementType } from "@kreislauf/contract/catalog";
import { matchesSearch, wasteTypeSearchTexts } from "../base/matches-search.ts";

/** Search and kinds appear once there is more than one screen's row of cards to look through. */
export const maxWithoutFilters = 4;

/** The kinds to choose from: those that occur, and the cycles that could. */
export function filterableAgreementTypes(
  agreements: readonly Pick<Agreement, "agreementTypeId">[],
): AgreementTypeId[] {
  const occurring = new Set(agreements.map(({ agreementTypeId }) => agreementTypeId));
  const order = [
    agreementType.callOff,
    agreementType.periodic,
    agreementType.immediateFill,
    agreementType.oneTime,
  ];
  return order.filter((kind) => occurring.has(kind) || kind === agreementType.periodic);
}

/** Every word must occur somewhere in what the card and its details name, whatever the case. */
export function filterAgreements(
  agreements: readonly Agreement[],
  search: string,
  kind: AgreementTypeId | null,
): Agreement[] {
  return agreements.filter(({ agreementTypeId, wasteType, containerType, agreementNumber }) => {
    if (kind !== null && agreementTypeId !== kind) return false;
    return matchesSearch(search, [...wasteTypeSearchTexts(wasteType), containerType.type, agreementNumber]);
  });
}
