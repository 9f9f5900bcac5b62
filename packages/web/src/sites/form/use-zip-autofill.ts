import type { AddressPrediction } from "@kreislauf/contract/catalog";
import { useEffect, useRef } from "react";
import type { SiteFormMethods } from "./use-site-form.ts";

/** Fills in city, Land and coordinates from the postal code. Values that the user has typed stay. */
export function useZipAutofill(
  form: SiteFormMethods,
  places: readonly AddressPrediction[] | undefined,
): void {
  const { setValue, getValues } = form;
  /** The values filled in for the previous postal code; they are replaced when the code is corrected. */
  const filled = useRef<AddressPrediction>(undefined);
  useEffect(() => {
    const [first, ...others] = places ?? [];
    if (first === undefined || getValues("zip").trim() !== first.zip) return;
    const before = filled.current;
    const set = { shouldDirty: true, shouldValidate: true } as const;
    const [city, land, lat] = getValues(["city", "land", "lat"]);
    // If the postal code has more than one place, the user has to choose.
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
