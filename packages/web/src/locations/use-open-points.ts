import { useWatch } from "react-hook-form";
import { useTexts } from "../base/language.tsx";
import { siteFormTexts } from "./site-form.texts.ts";
import { type SiteForm, wantedGlnDigit } from "./use-site-form.ts";

/** What a site still lacks, by the names of its fields. A sketch is asked for, not demanded. */
export function useOpenPoints(form: SiteForm, isSketchNeeded: boolean): readonly string[] {
  const { address, numbers, houseNumberOrSketch } = useTexts(siteFormTexts);
  const [alias, street, zip, city, gln] = useWatch({
    control: form.control,
    name: ["alias", "street", "zip", "city", "glnNumber"],
  });
  return [
    ...(alias.trim() === "" ? [address.name] : []),
    ...(street.trim() === "" ? [address.street] : []),
    ...(isSketchNeeded ? [houseNumberOrSketch] : []),
    ...(/^\d{5}$/.test(zip.trim()) ? [] : [address.zip]),
    ...(city.trim() === "" ? [address.city] : []),
    ...(wantedGlnDigit(gln) === null ? [] : [numbers.gln]),
  ];
}
