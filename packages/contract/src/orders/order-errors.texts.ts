import { defineTexts, type RoomErrorCode } from "../base/index.ts";

/** Why an order cannot be placed, edited, cancelled, claimed or marked as done: one sentence per code. */
export const ordersErrorTexts = defineTexts<Record<RoomErrorCode<"orders">, string>>({
  de: {
    agreement_ended: "Die Vereinbarung ist beendet.",
    agreement_not_orderable:
      "Für diese Vereinbarung steht noch kein Behälter bereit. Es lässt sich nur eine Aufstellung beauftragen.",
    action_not_offered: "Diese Aktion wird für die Vereinbarung nicht angeboten.",
    not_a_working_day: "Am Wochenende wird nicht gefahren. Bitte wählen Sie einen Arbeitstag.",
    holiday: "An diesem Tag ist am Standort ein Feiertag. Bitte wählen Sie einen Arbeitstag.",
    before_earliest_date: "Der Termin liegt vor dem frühesten möglichen Tag.",
    beyond_horizon: "So weit im Voraus lässt sich noch kein Auftrag erteilen.",
    after_full_withdrawal: "Ab dem Tag des vollständigen Abzugs lässt sich nichts mehr beauftragen.",
    after_agreement_end: "Die Vereinbarung endet vorher.",
    no_containers_on_date: "An diesem Tag steht kein Behälter am Standort.",
    amount_below_minimum: "Die Anzahl liegt unter der Mindestmenge.",
    amount_above_limit: "Die Anzahl liegt über der Höchstmenge eines Auftrags.",
    amount_above_count: "So viele Behälter stehen an diesem Tag nicht am Standort.",
    withdrawal_above_stock:
      "Zusammen mit den offenen Abzügen wären das mehr Behälter, als am Standort stehen.",
    parts_list_missing: "Bitte geben Sie die Teilenummern und Stückzahlen an.",
    order_done:
      "Der Auftrag ist schon erledigt. Er lässt sich weder ändern noch stornieren noch reklamieren.",
    order_claimed:
      "Der Auftrag ist schon reklamiert. Solange die Reklamation offen ist, lässt er sich weder ändern noch stornieren noch auf erledigt setzen.",
    order_cancelled: "Der Auftrag ist storniert. Änderungen sind nicht mehr möglich.",
    order_failed_trip: "Der Auftrag endete mit einer Fehlfahrt. Änderungen sind nicht mehr möglich.",
    order_not_claimed: "Der Auftrag ist nicht reklamiert.",
    order_system_created:
      "Diesen Auftrag hat der Entsorger angelegt. Änderungen nimmt der Kundenservice auf.",
    order_executed:
      "Die Ausführung dieses Auftrags ist schon gemeldet, deshalb lässt er sich nicht mehr ändern oder stornieren. Stimmt die Meldung nicht, kann er ab dem Tag nach dem Termin reklamiert werden; vorher hilft der Kundenservice.",
    exchange_not_editable:
      "Tauschaufträge lassen sich nicht bearbeiten. Stornieren Sie den Auftrag und erteilen Sie ihn neu.",
    edit_too_late: "Die Frist zum Bearbeiten ist abgelaufen.",
    new_date_too_soon: "Der neue Termin liegt zu nah. Bitte wählen Sie einen späteren Tag.",
    action_not_changeable: "Die Aktion dieses Auftrags lässt sich nicht ändern.",
    amount_not_changeable: "Die Anzahl dieses Auftrags lässt sich nicht ändern.",
    desired_date_not_in_future: "Der Termin ist erreicht. Stornieren lässt sich der Auftrag nicht mehr.",
    desired_date_not_past: "Rückmeldung und Reklamation sind ab dem Tag nach dem Termin möglich.",
    order_changed: "Der Auftrag wurde inzwischen geändert.",
    no_proposal: "Zu diesem Auftrag gibt es keinen Terminvorschlag.",
    proposal_lapsed: "Die Frist für eine Antwort ist abgelaufen. Es bleibt beim Wunschtermin.",
    photo_unusable:
      "Das Foto lässt sich nicht lesen. Bitte wählen Sie ein Bild im Format JPEG, PNG, WebP oder HEIC.",
    photo_too_large: "Das Foto ist zu groß. Es darf höchstens 10 MB groß sein.",
  },
  en: {
    agreement_ended: "The agreement has ended.",
    agreement_not_orderable: "This agreement has no containers yet. Only a placement can be ordered.",
    action_not_offered: "This action is not offered for the agreement.",
    not_a_working_day: "We do not operate at weekends. Please choose a working day.",
    holiday: "This day is a public holiday at the site. Please choose a working day.",
    before_earliest_date: "The date is earlier than the earliest possible date.",
    beyond_horizon: "Orders cannot be placed that far in advance yet.",
    after_full_withdrawal: "Nothing can be ordered from the day of the full withdrawal on.",
    after_agreement_end: "The agreement ends before that date.",
    no_containers_on_date: "There is no container on site on this day.",
    amount_below_minimum: "The quantity is below the minimum.",
    amount_above_limit: "The quantity exceeds the maximum per order.",
    amount_above_count: "There are not that many containers on site on this day.",
    withdrawal_above_stock:
      "Together with the open withdrawals, this exceeds the number of containers on site.",
    parts_list_missing: "Please enter the part numbers and quantities.",
    order_done:
      "The order is already done. It can no longer be changed or cancelled, and no claim can be made.",
    order_claimed:
      "There is already an open claim for this order. Until it is closed, the order cannot be changed, cancelled or marked as done.",
    order_cancelled: "The order has been cancelled and can no longer be changed.",
    order_failed_trip: "The order ended in a failed trip and can no longer be changed.",
    order_not_claimed: "There is no open claim for this order.",
    order_system_created:
      "This order was created by the disposer. Please contact customer service for changes.",
    order_executed:
      "This order has already been reported as carried out, so it can no longer be changed or cancelled. If the report is wrong, a claim can be made from the day after the desired date; until then customer service can help.",
    exchange_not_editable: "Exchange orders cannot be edited. Cancel the order and place a new one.",
    edit_too_late: "Order cannot go! The deadline for editing has passed.",
    new_date_too_soon: "Order cannot go! The new date is too close. Please choose a later date.",
    action_not_changeable: "The action of this order cannot be changed.",
    amount_not_changeable: "The quantity of this order cannot be changed.",
    desired_date_not_in_future: "The desired date has been reached. The order can no longer be cancelled.",
    desired_date_not_past: "You can give feedback or make a claim from the day after the desired date.",
    order_changed: "The order has been changed in the meantime.",
    no_proposal: "No alternative date has been proposed for this order.",
    proposal_lapsed: "The deadline for an answer has passed. The desired date remains in place.",
    photo_unusable: "The photo cannot be read. Please choose a JPEG, PNG, WebP or HEIC image.",
    photo_too_large: "The photo is too large. The maximum size is 10 MB.",
  },
});
