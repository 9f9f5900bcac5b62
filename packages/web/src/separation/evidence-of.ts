import type { EvidenceSubject, SeparationEvidence, SeparationFolder } from "@kreislauf/contract/separation";

/** The files of evidence at a place in the separation folder. */
export const evidenceOf = (
  { evidence }: Pick<SeparationFolder, "evidence">,
  place: { readonly subject: EvidenceSubject; readonly disposer: string },
): readonly SeparationEvidence[] =>
  evidence.filter(({ subject, disposer }) => subject === place.subject && disposer === place.disposer);
