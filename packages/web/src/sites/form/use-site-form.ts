import { glnCheckDigit, type SiteCreation, siteCreation } from "@kreislauf/contract/sites";
import { useForm, type FieldPath, type UseFormReturn } from "react-hook-form";
import type { ApiError } from "../../base/api-error.ts";
import { setServerErrors } from "../../base/set-server-errors.ts";
import { formResolver } from "../../base/form-resolver.ts";
import { useLanguage } from "@kreislauf/ui/base/language.ts";
import type { SiteDraft } from "./site-draft.ts";

export type SiteFormMethods = UseFormReturn<SiteDraft, unknown, SiteCreation>;

export function useSiteForm(defaultValues: SiteDraft): SiteFormMethods {
  const language = useLanguage();
  return useForm<SiteDraft, unknown, SiteCreation>({
    mode: "onTouched",
    defaultValues,
    resolver: formResolver(siteCreation, language),
  });
}

/** The right check digit, if the text is a complete GLN with a wrong one; else null. */
export const expectedGlnCheckDigit = (typed: string): number | null => {
  const gln = typed.trim();
  return /^\d{13}$/.test(gln) && glnCheckDigit(gln) !== Number(gln[12]) ? glnCheckDigit(gln) : null;
};

/** The fields that the server may refuse, from the form's first field to its last. */
const fieldsInOrder = [
  "alias",
  "locationOrderNumber",
  "street",
  "houseNumber",
  "zip",
  "city",
  "land",
  "assumptionDayHoliday",
  "corpusChristiHoliday",
  "orderNumbers",
  "glnNumber",
  "contractNumber",
  "partnerNumber",
  "branch",
  "lat",
  "lon",
] as const satisfies readonly FieldPath<SiteDraft>[];

/** Shows the server's errors at the fields that they name; false if they name none of these fields. */
export const setSiteServerErrors = (form: SiteFormMethods, error: ApiError): boolean =>
  setServerErrors(form, fieldsInOrder, error);
