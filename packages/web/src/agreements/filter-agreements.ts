import type { Agreement } from "@kreislauf/contract/agreements";
import { agreementType, type AgreementTypeId } from "@kreislauf/contract/catalog";
import { matchesSearch, wasteTypeSearchTexts } from "../base/matches-search.ts";

/** Search and filter are shown if there are more agreements than fit into one row of cards. */
export const maxWithoutFilters = 4;

/** The types to filter by: those that occur, and periodic in any case. */
export const filterableAgreementTypes = (
  agreements: readonly Pick<Agreement, "agreementTypeId">[],
): ReadonlySet<AgreementTypeId> =>
  new Set([agreementType.periodic, ...agreements.map(({ agreementTypeId }) => agreementTypeId)]);

/** Every word of the search must occur in the texts of the card or its details, ignoring case. */
export function filterAgreements(
  agreements: readonly Agreement[],
  search: string,
  type: AgreementTypeId | null,
): Agreement[] {
  return agreements.filter(({ agreementTypeId, wasteType, containerType, agreementNumber }) => {
    if (type !== null && agreementTypeId !== type) return false;
    return matchesSearch(search, [...wasteTypeSearchTexts(wasteType), containerType.type, agreementNumber]);
  });
}
