import { defineTexts } from "@kreislauf/contract/base";
import { orderFieldLabels as labels } from "@kreislauf/contract/orders";

export const orderingFormTexts = defineTexts({
  de: {
    title: "Entsorgung beauftragen",
    /** Where only containers can be ordered. */
    addsContainer: {
      another: (date: string | null) =>
        date === null
          ? "Der erste Behälter ist schon angefragt. Dieser Auftrag bringt einen weiteren dazu."
          : `Der erste Behälter ist schon für ${date} beauftragt. Dieser Auftrag bringt einen weiteren dazu.`,
      again: "Am Standort steht kein Behälter dieser Vereinbarung. Dieser Auftrag bringt einen neuen.",
    },
    action: "Was sollen wir tun?",
    amount: labels.de.amount,
    onSite: (containers: string) => `${containers} am Standort`,
    onSiteThatDay: (containers: string) => `An diesem Tag ${containers} am Standort`,
    least: (amount: string) => `Mindestens ${amount}`,
    most: (amount: string) => `Höchstens ${amount}`,
    leastAndMost: (least: string, most: string) => `${least} bis ${most}`,
    timeWindow: labels.de.timeWindow,
    parts: labels.de.details,
    partsHint: "Teilenummern und Stückzahlen, ein Teil je Zeile. Zum Beispiel: 8K0 941 003, 12 Stück",
    date: labels.de.desiredDate,
    calendar: "Kalender",
    legend: "nicht möglich, Feiertag",
    dateMissing: "Bitte wählen Sie einen Wunschtermin.",
    chooseDate: "Wählen Sie einen Wunschtermin",
    earliest: (day: string) => `Frühester Termin: ${day}`,
    dayWithWindow: (day: string, timeWindow: string) => `${day}, ${timeWindow}`,
    dayLocked: {
      not_a_working_day: "Wochenende",
      holiday: "Feiertag",
      before_earliest_date: "vor dem frühesten Termin",
      after_full_withdrawal: "ab dem Tag des vollständigen Abzugs",
      after_agreement_end: "nach dem Ende der Vereinbarung",
      beyond_horizon: "noch nicht planbar",
      no_containers_on_date: "kein Behälter am Standort",
      new_date_too_soon: "zu nah für eine Änderung",
      proof_ended: "nach dem Ende des Entsorgungsnachweises",
      uncounted: "Behälterbestand wird geladen",
      unknown: "Behälterbestand unbekannt",
      other: "nicht wählbar",
    },
    datesFailed: "Die Termine konnten nicht geladen werden",
    datesFailedText: "Solange der Behälterbestand unbekannt ist, lässt sich kein Termin wählen.",
    retry: "Erneut laden",
    existing: (count: number) =>
      count === 1
        ? "Für diesen Tag gibt es schon 1\u00A0Auftrag."
        : `Für diesen Tag gibt es schon ${count}\u00A0Aufträge.`,
    existingUnknown: "Ob es für diesen Tag schon Aufträge gibt, ließ sich nicht prüfen.",
    question: {
      title: "Noch einen Auftrag für diesen Tag erteilen?",
      unknownTitle: "Auftrag trotzdem erteilen?",
      text: (day: string, count: number) =>
        `Zu dieser Vereinbarung gibt es für ${day} schon ${count === 1 ? "1\u00A0Auftrag" : `${count}\u00A0Aufträge`}.`,
      unknownText: (day: string) =>
        `Ob es zu dieser Vereinbarung für ${day} schon Aufträge gibt, ließ sich nicht prüfen.`,
      confirm: "Trotzdem erteilen",
      back: "Zurück",
    },
    /** In front of the cancelling deadline if the order cannot be edited. */
    notEditable: {
      exchange: "Tauschaufträge lassen sich nicht bearbeiten",
      other: "Nach dem Erteilen lässt sich dieser Auftrag nicht bearbeiten",
    },
    sentences: (first: string, second: string) => `${first}. ${second}`,
    submit: "Auftrag erteilen",
    submitting: "Wird erteilt …",
    cancel: "Abbrechen",
    close: "Schließen",
    showOrder: "Zum Auftrag",
    showOrders: "Zur Auftragshistorie",
    refused: "Der Auftrag wurde nicht erteilt",
    offlineText:
      "Es besteht keine Verbindung. Ihre Angaben bleiben stehen: Senden Sie sie ab, sobald Sie wieder verbunden sind.",
    lost: "Es kam keine Antwort",
    lostText:
      "Ob der Auftrag erteilt ist, steht noch nicht fest. Senden Sie ihn noch einmal ab: Er wird nur einmal erteilt.",
    arrived: "Der Auftrag ist schon erteilt",
    arrivedText:
      "Ihr voriger Versuch ist angekommen, mit den Angaben von vorhin. Wenn Sie noch einen Auftrag erteilen möchten, öffnen Sie diesen Dialog neu.",
    withdraw: "Behälter ganz abziehen",
    restored: "Ihre Angaben von vorhin sind wieder da.",
    startAnew: "Neu beginnen",
    again: {
      title: (orderNumber: string) => `Angaben aus Auftrag ${orderNumber}`,
      action: (was: string, now: string) => `„${was}“ wird nicht mehr angeboten. Gewählt ist jetzt „${now}“.`,
      amount: (was: number, now: number) => `Die Anzahl war ${was}, eingetragen ist jetzt ${now}.`,
      waste: (was: string) =>
        `Damals wurde „${was}“ entsorgt. Beauftragt wird die Abfallart der Vereinbarung.`,
      date: "Den Wunschtermin wählen Sie neu.",
    },
    gone: "Die Vereinbarung ist beendet",
    goneText: "Einen neuen Behälter beauftragen Sie unter „Beauftragung“.",
    goneMeanwhile:
      "Während Sie den Auftrag ausgefüllt haben, ist die Vereinbarung beendet worden. Ihre Angaben stehen noch hier, lassen sich aber nicht mehr beauftragen.",
    toAgreements: "Zur Beauftragung",
    inactive: "Dieser Standort ist nicht aktiv",
    inactiveText: "An inaktiven Standorten lässt sich nichts beauftragen.",
    nothing: "Hier lässt sich gerade nichts beauftragen",
    nothingText: "Der Behälter ist noch nicht aufgestellt, oder die Vereinbarung ist beendet.",
    loading: "Der Dialog wird geladen",
    failed: "Der Dialog konnte nicht geladen werden",
  },
  en: {
    title: "Order disposal",
    addsContainer: {
      another: (date) =>
        date === null
          ? "The first container has already been requested. This order adds another one."
          : `The first container has already been ordered for ${date}. This order adds another one.`,
      again: "No container of this agreement is on site. This order brings a new one.",
    },
    action: "What should we do?",
    amount: labels.en.amount,
    onSite: (containers) => `${containers} on site`,
    onSiteThatDay: (containers) => `${containers} on site that day`,
    least: (amount) => `At least ${amount}`,
    most: (amount) => `At most ${amount}`,
    leastAndMost: (least, most) => `${least} to ${most}`,
    timeWindow: labels.en.timeWindow,
    parts: labels.en.details,
    partsHint: "Part numbers and quantities, one part per line. For example: 8K0 941 003, 12 pieces",
    date: labels.en.desiredDate,
    calendar: "Calendar",
    legend: "unavailable, public holiday",
    dateMissing: "Please choose a desired date.",
    chooseDate: "Choose a desired date",
    earliest: (day) => `Earliest date: ${day}`,
    dayWithWindow: (day, timeWindow) => `${day}, ${timeWindow}`,
    dayLocked: {
      not_a_working_day: "weekend",
      holiday: "public holiday",
      before_earliest_date: "before the earliest date",
      after_full_withdrawal: "from the day of the full withdrawal on",
      after_agreement_end: "after the end of the agreement",
      beyond_horizon: "cannot be scheduled yet",
      no_containers_on_date: "no container on site",
      new_date_too_soon: "too close for a change",
      proof_ended: "after the end of the disposal proof",
      uncounted: "loading number of containers",
      unknown: "number of containers unknown",
      other: "not available",
    },
    datesFailed: "The dates could not be loaded",
    datesFailedText: "A date cannot be chosen until the number of containers on site is known.",
    retry: "Try again",
    existing: (count) =>
      count === 1
        ? "There is already 1 order for this day."
        : `There are already ${count} orders for this day.`,
    existingUnknown: "Could not check whether there are already orders for this day.",
    question: {
      title: "Place another order for this day?",
      unknownTitle: "Place the order anyway?",
      text: (day, count) =>
        `This agreement already has ${count === 1 ? "1 order" : `${count} orders`} for ${day}.`,
      unknownText: (day) => `Could not check whether this agreement already has orders for ${day}.`,
      confirm: "Place it anyway",
      back: "Back",
    },
    notEditable: {
      exchange: "Exchange orders cannot be edited",
      other: "Once placed, this order cannot be edited",
    },
    sentences: (first, second) => `${first}. ${second}`,
    submit: "Place order",
    submitting: "Placing order…",
    cancel: "Cancel",
    close: "Close",
    showOrder: "View order",
    showOrders: "Go to order history",
    refused: "The order was not placed",
    offlineText: "You are offline. Your entries are kept: send the order as soon as you are back online.",
    lost: "No response received",
    lostText: "We don't know yet whether the order was placed. Send it again: it will only be placed once.",
    arrived: "The order has already been placed",
    arrivedText:
      "Your earlier attempt was received, with the details you entered then. To place another order, open this dialog again.",
    withdraw: "Withdraw container permanently",
    restored: "Your previous entries have been restored.",
    startAnew: "Start over",
    again: {
      title: (orderNumber) => `Details taken from order ${orderNumber}`,
      action: (was, now) => `“${was}” is no longer offered. “${now}” has been selected instead.`,
      amount: (was, now) => `The quantity was ${was}; it has been set to ${now}.`,
      waste: (was) => `The earlier order was for “${was}”. This order will use the agreement's waste type.`,
      date: "Please choose a new desired date.",
    },
    gone: "The agreement has ended",
    goneText: "Order a new container under “Ordering”.",
    goneMeanwhile:
      "The agreement ended while you were filling in the order. Your entries are still here, but the order can no longer be placed.",
    toAgreements: "Go to Ordering",
    inactive: "This site is not active",
    inactiveText: "Nothing can be ordered at inactive sites.",
    nothing: "Nothing can be ordered here at the moment",
    nothingText: "The container has not been placed yet, or the agreement has ended.",
    loading: "Loading dialog",
    failed: "The dialog could not be loaded",
  },
});
