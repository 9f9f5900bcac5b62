import { defineTexts, type RoomErrorCode } from "../base/index.ts";

/**
 * Why a request about an agreement or an inquiry is refused: one sentence per code. The sentence for an ended agreement
 * is in the room `orders`, because orders are refused with it, too.
 */
export const agreementsErrorTexts = defineTexts<Record<RoomErrorCode<"agreements">, string>>({
  de: {
    agreement_requested:
      "Die Vereinbarung ist erst angefragt. Ändern lässt sie sich, sobald der erste Behälter steht.",
    agreement_unchanged: "Die Vereinbarung ist schon so, wie Sie sie wünschen.",
    agreement_changed:
      "Die Vereinbarung hat sich inzwischen geändert. Bitte sehen Sie sich den neuen Stand an und entscheiden Sie noch einmal.",
    change_pending:
      "Eine Änderung ist schon in Abstimmung. Ziehen Sie sie zurück, um eine andere anzufragen.",
    change_accepted: "Die Änderung ist schon abgestimmt und tritt am nächsten Tag in Kraft.",
    no_pending_change: "Zu dieser Vereinbarung ist keine Änderung in Abstimmung.",
    not_in_catalog: "Diese Auftragsart wird für die Abfallart in diesem Behälter nicht angeboten.",
    inquiry_answered: "Die Anfrage ist schon beantwortet.",
    agreement_exists: "Eine solche Vereinbarung läuft an diesem Standort schon.",
    agreement_number_taken: "Diese Vereinbarungsnummer ist schon vergeben.",
    cancelled_orders_changed:
      "Dieses Ende storniert inzwischen mehr oder weniger Aufträge. Bitte sehen Sie die Liste an und bestätigen Sie noch einmal.",
    stock_below_withdrawals: "Offene Abzüge verlangen mehr Behälter, als dann am Standort stünden.",
  },
  en: {
    agreement_requested:
      "The agreement has only been requested. It can be changed once its first container is on site.",
    agreement_unchanged: "The agreement already matches your request.",
    agreement_changed:
      "The agreement has changed in the meantime. Please look at its current state and decide again.",
    change_pending: "A change is already pending. Withdraw it to request a different one.",
    change_accepted: "The change has already been confirmed and takes effect the next day.",
    no_pending_change: "There is no pending change to this agreement.",
    not_in_catalog: "This order type is not offered for the waste type in this container.",
    inquiry_answered: "The inquiry has already been answered.",
    agreement_exists: "There already is such an agreement at this site.",
    agreement_number_taken: "This agreement number is already in use.",
    cancelled_orders_changed:
      "This end now cancels more or fewer orders. Please look at the list and confirm again.",
    stock_below_withdrawals: "Open withdrawals require more containers than would then be on site.",
  },
});
