import { siteFieldLabels } from "@kreislauf/contract/sites";
import { useWatch } from "react-hook-form";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import { siteFormTexts } from "./site-form.texts.ts";
import { type SiteFormMethods, expectedGlnCheckDigit } from "./use-site-form.ts";

/** The names of missing or invalid fields. A missing sketch is listed, but does not prevent saving. */
export function useMissingFields(form: SiteFormMethods, isSketchNeeded: boolean): readonly string[] {
  const { houseNumberOrSketch } = useTexts(siteFormTexts);
  const labels = useTexts(siteFieldLabels);
  const [alias, street, zip, city, gln] = useWatch({
    control: form.control,
    name: ["alias", "street", "zip", "city", "glnNumber"],
  });
  return [
    ...(alias.trim() === "" ? [labels.alias] : []),
    ...(street.trim() === "" ? [labels.street] : []),
    ...(isSketchNeeded ? [houseNumberOrSketch] : []),
    ...(/^\d{5}$/.test(zip.trim()) ? [] : [labels.zip]),
    ...(city.trim() === "" ? [labels.city] : []),
    ...(expectedGlnCheckDigit(gln) === null ? [] : [labels.glnNumber]),
  ];
}
