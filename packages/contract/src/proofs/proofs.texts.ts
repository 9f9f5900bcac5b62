import { defineTexts } from "../base/index.ts";
import type { ProofHandling } from "./proofs.codes.ts";

/** What happens if no proof covers an order. */
export const proofHandlingTexts = defineTexts<Record<ProofHandling, string>>({
  de: { warn: "nur warnen", refuse: "Auftrag ablehnen" },
  en: { warn: "warn only", refuse: "refuse the order" },
});
