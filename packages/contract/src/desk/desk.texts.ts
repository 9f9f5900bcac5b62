import { defineTexts, type RoomErrorCode } from "../base/index.ts";
import type { DeskPhase } from "./desk.codes.ts";

export const deskErrorTexts = defineTexts<Record<RoomErrorCode<"desk">, string>>({
  de: {
    weight_implausible: "Dieses Gewicht können die Behälter nicht tragen.",
    executed_before_order: "An diesem Tag gab es den Auftrag noch nicht.",
  },
  en: {
    weight_implausible: "The containers cannot carry this weight.",
    executed_before_order: "The order had not been given by that day.",
  },
});

export const deskPhaseTexts = defineTexts<Record<DeskPhase, string>>({
  de: {
    new: "Neu",
    proposal: "Vorschlag offen",
    confirmed: "Bestätigt",
    executed: "Ausgeführt",
    claimed: "Reklamiert",
    failed: "Fehlfahrt",
    cancelled: "Storniert",
  },
  en: {
    new: "New",
    proposal: "Proposal open",
    confirmed: "Confirmed",
    executed: "Carried out",
    claimed: "Claimed",
    failed: "Failed trip",
    cancelled: "Cancelled",
  },
});
