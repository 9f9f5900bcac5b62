import { type FieldReason, fieldErrorTexts, type Language, Refusal } from "@kreislauf/contract/base";
import type { Land } from "@kreislauf/contract/catalog";
import { localHolidayOf, type LocalHoliday } from "@kreislauf/contract/sites";
import type { UserWriteContext } from "../base/context.ts";
import { findPlaceByZip } from "../catalog/index.ts";

/** What was entered about a site's place. Null: not entered. */
export interface PlaceInput {
  readonly zip: string;
  readonly land: Land | null;
  readonly lat: number | null;
  readonly lon: number | null;
}

type Place = PlaceInput & { readonly land: Land };

const refuse = (field: string, reason: FieldReason, language: Language) =>
  new Refusal("validation", [{ field, message: fieldErrorTexts[language].reasons[reason] }]);

/** Fills in Land and coordinates from the postal code, which must exist. */
export async function completePlace({ db, language }: UserWriteContext, wish: PlaceInput): Promise<Place> {
  const known = await findPlaceByZip(db, wish.zip);
  if (known === undefined) throw refuse("zip", "zip_code_unknown", language);
  const { lat, lon } = wish.lat === null ? known : wish;
  return { ...wish, land: wish.land ?? known.land, lat, lon };
}

/** Refuses a local holiday in a Land that does not have it. */
export function ensureOwnHolidays(
  { language }: Pick<UserWriteContext, "language">,
  land: Land,
  wish: Readonly<Partial<Record<LocalHoliday, boolean | undefined>>>,
): void {
  const possible = localHolidayOf(land);
  for (const name of ["assumptionDayHoliday", "corpusChristiHoliday"] as const) {
    if (wish[name] === true && possible !== name) throw refuse(name, "own_holiday", language);
  }
}
