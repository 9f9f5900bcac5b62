import type { Agreement } from "@kreislauf/contract/agreements";
import type { AgreementTypeId } from "@kreislauf/contract/catalog";
import { agreementType, agreementTypeIds } from "@kreislauf/contract/catalog";
import { matchesSearch, wasteWords } from "../base/search-words.ts";

/** Search and kinds appear once there is more than one screen's row of cards to look through. */
export const fewAgreements = 4;

/** The kinds to choose from: those that occur, and the cycles that could. */
export function kindsOf(agreements: readonly Pick<Agreement, "agreementTypeId">[]): AgreementTypeId[] {
  const occurring = new Set(agreements.map(({ agreementTypeId }) => agreementTypeId));
  const order = [
    agreementType.callOff,
    agreementType.periodic,
    agreementType.immediateFill,
    agreementType.oneTime,
  ];
  return order.filter((kind) => occurring.has(kind) || kind === agreementType.periodic);
}

/** A kind as the address names it. */
export const readKind = (text: string | undefined): AgreementTypeId | null =>
  agreementTypeIds.find((kind) => String(kind) === text) ?? null;

/** Every word must occur somewhere in what the card and its details name, whatever the case. */
export function findAgreements(
  agreements: readonly Agreement[],
  search: string,
  kind: AgreementTypeId | null,
): Agreement[] {
  return agreements.filter(({ agreementTypeId, wasteType, containerType, agreementNumber }) => {
    if (kind !== null && agreementTypeId !== kind) return false;
    return matchesSearch(search, [...wasteWords(wasteType), containerType.type, agreementNumber]);
  });
}
