import type { EvidenceSubject } from "@kreislauf/contract/separation";

/** The id of the HTML element that a click on a gap scrolls to. */
export const placeId = (subject: EvidenceSubject) => `separation-${subject}`;
