import { siteFieldLabels } from "@kreislauf/contract/sites";
import { useWatch } from "react-hook-form";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { type SiteFormMethods, expectedGlnCheckDigit } from "./use-site-form.ts";

/** The names of missing or invalid fields. */
export function useMissingFields(form: SiteFormMethods): readonly string[] {
  const labels = useTexts(siteFieldLabels);
  const [alias, street, zip, city, gln] = useWatch({
    control: form.control,
    name: ["alias", "street", "zip", "city", "glnNumber"],
  });
  return [
    ...(alias.trim() === "" ? [labels.alias] : []),
    ...(street.trim() === "" ? [labels.street] : []),
    ...(/^\d{5}$/.test(zip.trim()) ? [] : [labels.zip]),
    ...(city.trim() === "" ? [labels.city] : []),
    ...(expectedGlnCheckDigit(gln) === null ? [] : [labels.glnNumber]),
  ];
}
