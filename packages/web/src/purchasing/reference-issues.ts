import type { BerlinDate, Language } from "@kreislauf/contract/base";
import {
  checkReference,
  normalizeReference,
  type OrderReferences,
  type ReferenceField,
  referenceFields,
  referenceTexts,
} from "@kreislauf/contract/purchasing";
import type { FieldIssue } from "../base/form-resolver.ts";

interface Draft extends Readonly<Record<ReferenceField, string>> {
  readonly desiredDate: BerlinDate | null;
}

/** Whether a form shows a field: a field that the company has switched off is shown only if it still has a value. */
export const isShownReference = (
  references: OrderReferences | undefined,
  field: ReferenceField,
  value: string,
) => references?.rules[field].mode !== "off" || value !== "";

/**
 * Which of the given fields break the company's rules, with a sentence each. Amounts of frame orders are not checked
 * here, but by the server.
 */
export function referenceIssues(
  references: OrderReferences | undefined,
  draft: Draft,
  language: Language,
  fields: readonly ReferenceField[] = referenceFields,
): readonly FieldIssue[] {
  if (references === undefined) return [];
  const find = (field: ReferenceField, code: string) =>
    references.entries.find((entry) => entry.field === field && entry.code === code);
  return fields.flatMap((field) => {
    const rule = references.rules[field];
    const value = normalizeReference(
      rule,
      draft[field].trim() || null,
      (code) => find(field, code) !== undefined,
    );
    const entry = value === null ? undefined : find(field, value);
    const problem = checkReference(
      rule,
      entry && { code: entry.code, endsOn: entry.endsOn, isClosed: entry.closed, leftCents: null },
      { value, desiredDate: draft.desiredDate },
    );
    return problem === null ? [] : [{ field, message: referenceTexts[language].problems[problem] }];
  });
}
