import type { Agreement } from "@kreislauf/contract/agreements";
import { agreementType, type AgreementTypeId } from "@kreislauf/contract/catalog";
import { matchesSearch, wasteTypeSearchTexts } from "../base/matches-search.ts";

/** One row of cards holds this many agreements; search and filter are shown if there are more. */
export const maxWithoutFilters = 4;

/** The agreement types offered in the filter: those of the given agreements, and always the periodic type. */
export const filterableAgreementTypes = (
  agreements: readonly Pick<Agreement, "agreementTypeId">[],
): ReadonlySet<AgreementTypeId> =>
  new Set([agreementType.periodic, ...agreements.map(({ agreementTypeId }) => agreementTypeId)]);

/**
 * The agreements of a type (null: of any type) whose waste type, AVV code, container or number contain every word of
 * the search, ignoring case.
 */
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
