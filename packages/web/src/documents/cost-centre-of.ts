import type { Document } from "@kreislauf/contract/documents";
import type { documentsScreenTexts } from "./documents.texts.ts";

/** What a document is charged to, in words; undefined where it names nothing. */
export function costCentreOf(
  { costCentre, costCentreCount }: Document,
  texts: (typeof documentsScreenTexts)["de"],
): string | undefined {
  if (costCentre !== null) return texts.chargedTo(costCentre);
  return costCentreCount > 1 ? texts.chargedToSeveral : undefined;
}
