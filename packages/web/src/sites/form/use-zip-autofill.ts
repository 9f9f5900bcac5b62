import type { AddressPrediction } from "@kreislauf/contract/catalog";
import { useEffect, useRef } from "react";
import type { SiteFormMethods } from "./use-site-form.ts";

/** Fills in what the postal code tells. What the user has typed stays. */
export function useZipAutofill(
  form: SiteFormMethods,
  places: readonly AddressPrediction[] | undefined,
): void {
  const { setValue, getValues } = form;
  /** The values of the previous code; they are replaced when the code is corrected. */
  const filled = useRef<AddressPrediction>(undefined);
  useEffect(() => {
    const [first, ...others] = places ?? [];
    if (first === undefined || getValues("zip").trim() !== first.zip) return;
    const before = filled.current;
    const set = { shouldDirty: true, shouldValidate: true } as const;
    const [city, land, lat] = getValues(["city", "land", "lat"]);
    // With several places the user has to choose.
    if (others.length === 0 && (city === "" || city === before?.city)) setValue("city", first.city, set);
    else if (others.length > 0 && city === before?.city) setValue("city", "");
    if (land === null || land === before?.land) setValue("land", first.land, set);
    if ((lat === null || lat === before?.lat) && first.lat !== null) {
      setValue("lat", first.lat, set);
      setValue("lon", first.lon, set);
    }
    filled.current = first;
  }, [places, getValues, setValue]);
}
