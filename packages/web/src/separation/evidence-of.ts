import type { EvidenceSubject, SeparationEvidence, SeparationFolder } from "@kreislauf/contract/separation";

/** The files at a place in the folder. */
export const evidenceOf = (
  { evidence }: Pick<SeparationFolder, "evidence">,
  place: { readonly subject: EvidenceSubject; readonly disposer: string },
): readonly SeparationEvidence[] =>
  evidence.filter(({ subject, disposer }) => subject === place.subject && disposer === place.disposer);
