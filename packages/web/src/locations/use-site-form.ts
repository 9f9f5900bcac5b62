import { glnCheckDigit, type SiteCreation, siteCreation } from "@kreislauf/contract/locations";
import { useForm } from "react-hook-form";
import type { FieldPath, UseFormReturn } from "react-hook-form";
import type { ApiError } from "../base/api-error.ts";
import { formResolver } from "../base/form-resolver.ts";
import { useLanguage } from "../base/language.tsx";
import type { SiteDraft } from "./site-draft.ts";

export type SiteForm = UseFormReturn<SiteDraft, unknown, SiteCreation>;

export function useSiteForm(defaultValues: SiteDraft): SiteForm {
  const language = useLanguage();
  return useForm<SiteDraft, unknown, SiteCreation>({
    mode: "onTouched",
    defaultValues,
    resolver: formResolver(siteCreation, language),
  });
}

/** The digit that a whole but wrong GLN should end with. */
export const wantedGlnDigit = (typed: string): number | null => {
  const gln = typed.trim();
  return /^\d{13}$/.test(gln) && glnCheckDigit(gln) !== Number(gln[12]) ? glnCheckDigit(gln) : null;
};

/** In the order in which they stand. */
const fields = [
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

/** Puts what the server objects to beside its field; false where the form has none of them. */
export function complainBesideSite(form: SiteForm, { details }: ApiError): boolean {
  const complaints = fields.flatMap((field) => {
    const complaint = details.find((each) => each.field === field);
    return complaint === undefined ? [] : [{ field, message: complaint.message }];
  });
  for (const { field, message } of complaints) form.setError(field, { type: "server", message });
  const [first] = complaints;
  if (first !== undefined) form.setFocus(first.field);
  return first !== undefined;
}
