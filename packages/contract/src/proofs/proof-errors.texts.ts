import { defineTexts, type RoomErrorCode } from "../base/index.ts";

/** Why an order of hazardous waste, or a proof, is refused: one sentence per code. */
export const proofsErrorTexts = defineTexts<Record<RoomErrorCode<"proofs">, string>>({
  de: {
    proof_missing: "Für diesen gefährlichen Abfall gibt es am Standort keinen Entsorgungsnachweis.",
    proof_ended: "Der Entsorgungsnachweis für diesen Abfall ist an diesem Tag abgelaufen.",
    proof_used_up: "Die Menge des Entsorgungsnachweises reicht für diesen Auftrag nicht.",
    proof_not_hazardous: "Für diese Abfallart braucht es keinen Nachweis, sie ist nicht gefährlich.",
  },
  en: {
    proof_missing: "The site has no disposal proof for this hazardous waste.",
    proof_ended: "The disposal proof for this waste will have expired by that day.",
    proof_used_up: "The quantity left on the disposal proof is not enough for this order.",
    proof_not_hazardous: "This waste type needs no proof because it is not hazardous.",
  },
});
