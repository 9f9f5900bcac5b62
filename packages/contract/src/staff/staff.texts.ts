import { defineTexts, type RoomErrorCode } from "../base/index.ts";

export const staffErrorTexts = defineTexts<Record<RoomErrorCode<"staff">, string>>({
  de: {
    staff_email_taken: "Mit dieser Adresse gibt es schon einen Zugang zum Leitstand.",
    staff_changed: "Dieser Zugang wurde inzwischen geändert.",
    last_administrator: "Die letzte Verwaltung lässt sich weder sperren noch wegnehmen.",
  },
  en: {
    staff_email_taken: "This address already has an account at the desk.",
    staff_changed: "This account has been changed in the meantime.",
    last_administrator: "The last administration can neither be locked nor taken away.",
  },
});
