import { type Language, Refusal } from "@kreislauf/contract/base";
import { changedMeanwhileTexts } from "@kreislauf/contract/desk";
import { proofHandlings, proofHandlingTexts } from "@kreislauf/contract/proofs";
import { fieldsChangedSince } from "../../base/field-versions.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Refuses an edit if somebody else has changed a field since the version that was shown; the details contain the
 * current values. With `version` null nothing was shown: then the record must not exist yet.
 */
export function ensureUnchanged(
  code: "company_changed" | "site_changed" | "catalog_changed",
  present: Fields | undefined,
  version: string | null,
  language: Language,
): void {
  if (present === undefined) return;
  const stale = fieldsChangedSince(version ?? "", present);
  if (stale.length === 0) return;
  const texts = changedMeanwhileTexts[language];
  const written = (field: string, value: unknown) => {
    const handling = proofHandlings.find((each) => field === "proofHandling" && each === value);
    if (handling !== undefined) return texts.nowIs(proofHandlingTexts[language][handling]);
    if (typeof value === "boolean") return texts.nowIs(value ? texts.yes : texts.no);
    return typeof value === "string" || typeof value === "number"
      ? texts.nowIs(String(value))
      : texts.isChanged;
  };
  throw new Refusal(
    code,
    stale.map((field) => ({ field, message: written(field, present[field]) })),
  );
}
