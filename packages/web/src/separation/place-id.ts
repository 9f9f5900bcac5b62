import type { EvidenceSubject } from "@kreislauf/contract/separation";

/** The element that a gap leads to. */
export const placeId = (subject: EvidenceSubject) => `separation-${subject}`;
