import { siteFieldLabels } from "@kreislauf/contract/sites";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { zipPlacesQuery } from "./use-address-search.ts";
import { type SiteFormMethods, expectedGlnCheckDigit } from "./use-site-form.ts";

/** The labels of the fields that are missing or invalid. */
export function useMissingFields(form: SiteFormMethods): readonly string[] {
  const labels = useTexts(siteFieldLabels);
  const [alias, street, zip, city, gln] = useWatch({
    control: form.control,
    name: ["alias", "street", "zip", "city", "glnNumber"],
  });
  const { data: ofCode } = useQuery(zipPlacesQuery(zip.trim()));
  const isZip = /^\d{5}$/.test(zip.trim()) && ofCode?.length !== 0;
  return [
    ...(alias.trim() === "" ? [labels.alias] : []),
    ...(street.trim() === "" ? [labels.street] : []),
    ...(isZip ? [] : [labels.zip]),
    ...(city.trim() === "" ? [labels.city] : []),
    ...(expectedGlnCheckDigit(gln) === null ? [] : [labels.glnNumber]),
  ];
}
