import { defineTexts } from "../base/index.ts";

/**
 * Why something about an agreement or an inquiry is not taken: one sentence per code. That an agreement has ended
 * is a refusal of orders too, and stands there.
 */
export const agreementsErrorTexts = defineTexts({
  de: {
    agreement_requested:
      "Die Vereinbarung ist erst angefragt. Ändern lässt sie sich, sobald der erste Behälter steht.",
    agreement_unchanged: "Die Vereinbarung ist schon so, wie Sie sie wünschen.",
    change_pending:
      "Eine Änderung ist schon in Abstimmung. Ziehen Sie sie zurück, um eine andere anzufragen.",
    change_accepted: "Die Änderung ist schon abgestimmt und tritt am nächsten Tag in Kraft.",
    no_pending_change: "Zu dieser Vereinbarung ist keine Änderung in Abstimmung.",
    not_in_catalog: "Diese Auftragsart wird für die Abfallart in diesem Behälter nicht angeboten.",
    inquiry_answered: "Die Anfrage ist schon beantwortet.",
    agreement_number_taken: "Diese Vereinbarungsnummer ist schon vergeben.",
    stock_below_withdrawals: "Offene Abzüge verlangen mehr Behälter, als dann am Standort stünden.",
  },
  en: {
    agreement_requested:
      "The agreement is only requested. It can be changed once its first container stands at the site.",
    agreement_unchanged: "The agreement is already as you ask for.",
    change_pending: "A change is already being coordinated. Withdraw it to ask for another one.",
    change_accepted: "The change is already coordinated and takes effect the next day.",
    no_pending_change: "No change of this agreement is being coordinated.",
    not_in_catalog: "This order type is not offered for the waste type in this container.",
    inquiry_answered: "The inquiry is already answered.",
    agreement_number_taken: "This agreement number is already in use.",
    stock_below_withdrawals: "Open withdrawals ask for more containers than would then stand at the site.",
  },
});
