import { type FieldReason, fieldTexts, type Language, Refusal } from "@kreislauf/contract/base";
import type { Land } from "@kreislauf/contract/catalog";
import { ownHolidayOf, type OwnHoliday } from "@kreislauf/contract/locations";
import type { PersonsWork } from "../base/context.ts";
import { findPlace } from "../catalog/index.ts";

/** Where a site lies, as far as somebody said it. */
export interface WishedPlace {
  readonly zip: string;
  readonly land: Land | null;
  readonly lat: number | null;
  readonly lon: number | null;
}

type Place = WishedPlace & { readonly land: Land };

const refuse = (field: string, reason: FieldReason, language: Language) =>
  new Refusal("validation", [{ field, message: fieldTexts[language].reasons[reason] }]);

/** Completes Land and coordinates from the postal code, which has to exist. */
export async function completePlace({ db, language }: PersonsWork, wish: WishedPlace): Promise<Place> {
  const known = await findPlace(db, wish.zip);
  if (known === undefined) throw refuse("zip", "zip_code_unknown", language);
  const { lat, lon } = wish.lat === null ? known : wish;
  return { ...wish, land: wish.land ?? known.land, lat, lon };
}

/** Holidays of single municipalities exist only in some Länder. */
export function ensureOwnHolidays(
  { language }: Pick<PersonsWork, "language">,
  land: Land,
  wish: Readonly<Partial<Record<OwnHoliday, boolean | undefined>>>,
): void {
  const possible = ownHolidayOf(land);
  for (const name of ["assumptionDayHoliday", "corpusChristiHoliday"] as const) {
    if (wish[name] === true && possible !== name) throw refuse(name, "own_holiday", language);
  }
}
