import { defineTexts } from "@kreislauf/contract/base";
import { orderFieldLabels as labels } from "@kreislauf/contract/orders";

export const withdrawDialogTexts = defineTexts({
  de: {
    title: "Behälter abziehen",
    amount: "Wie viele Behälter ziehen wir ab?",
    ofOnSite: (amount: number, most: number) =>
      most === 1 ? "der einzige Behälter am Standort" : `${amount} von ${most} Behältern am Standort`,
    alreadyOrdered: (hint: string, count: number) =>
      `${hint}, ${count === 1 ? "1 weiterer ist" : `${count} weitere sind`} schon zum Abzug beauftragt`,
    date: labels.de.desiredDate,
    legend: "nicht möglich, Feiertag",
    dateMissing: "Bitte wählen Sie den Tag des Abzugs.",
    ends: "Damit endet die Vereinbarung",
    endsText: (agreement: string) =>
      `Sie ziehen alle Behälter ab. Sobald der Abzug ausgeführt ist, endet „${agreement}“ an diesem Standort.`,
    cancelled: (count: number) =>
      count === 1 ? "Dieser Auftrag wird storniert" : "Diese Aufträge werden storniert",
    kept: (count: number) => (count === 1 ? "Dieser Auftrag bleibt" : "Diese Aufträge bleiben"),
    row: (action: string, amount: string) => `${action}, ${amount}`,
    number: (orderNumber: string) => `Nr. ${orderNumber}`,
    /** `day` is the last working day before the withdrawal. */
    until: (day: string) => `Entsorgungen sind noch bis ${day} möglich, am Tag des Abzugs nicht mehr.`,
    nothingBefore: "Vor dem Abzug ist keine Entsorgung mehr möglich.",
    exceedsRemaining: (count: number) =>
      count === 1
        ? "Der Auftrag verlangt mehr Behälter, als am Standort bleiben. "
        : "Die Aufträge verlangen mehr Behälter, als am Standort bleiben. ",
    goesOn: (containers: string) => `Die Vereinbarung läuft mit ${containers} weiter.`,
    ordersLoading: "Aufträge werden geladen",
    ordersFailed: "Die Aufträge konnten nicht geladen werden",
    ordersFailedText: "Solange nicht feststeht, welche Aufträge entfallen, lässt sich nichts abziehen.",
    changed: "Die Aufträge haben sich inzwischen geändert",
    changedText: "Bitte prüfen Sie die Liste und bestätigen Sie noch einmal.",
    submit: "Behälter abziehen",
    submitCancelling: (count: number) =>
      count === 1 ? "Abziehen, 1 Auftrag stornieren" : `Abziehen, ${count} Aufträge stornieren`,
    submitting: "Wird beauftragt …",
    done: (orderNumber: string, cancelled: number) =>
      cancelled === 0
        ? `Auftrag ${orderNumber} ist erteilt.`
        : `Auftrag ${orderNumber} ist erteilt, ${cancelled === 1 ? "1 Auftrag ist" : `${cancelled} Aufträge sind`} storniert.`,
    nothing: "Hier lässt sich kein Behälter abziehen",
    nothingText:
      "Am Standort steht kein Behälter dieser Vereinbarung, oder alle sind schon zum Abzug beauftragt.",
    gone: "Die Vereinbarung ist beendet",
    goneText: "Alle Behälter sind inzwischen abgezogen.",
  },
  en: {
    title: "Withdraw containers",
    amount: "How many containers should we withdraw?",
    ofOnSite: (amount, most) =>
      most === 1 ? "the only container on site" : `${amount} of ${most} containers on site`,
    alreadyOrdered: (hint, count) =>
      `${hint}, ${count === 1 ? "1 more is" : `${count} more are`} already due to be withdrawn`,
    date: labels.en.desiredDate,
    legend: "unavailable, public holiday",
    dateMissing: "Please choose a date for the withdrawal.",
    ends: "This will end the agreement",
    endsText: (agreement) =>
      `You are withdrawing all containers. Once this has been carried out, “${agreement}” ends at this site.`,
    cancelled: (count) => (count === 1 ? "This order will be cancelled" : "These orders will be cancelled"),
    kept: (count) => (count === 1 ? "This order remains" : "These orders remain"),
    row: (action, amount) => `${action}, ${amount}`,
    number: (orderNumber) => `Order ${orderNumber}`,
    until: (day) => `Disposals are still possible up to ${day}, but not on the day of the withdrawal.`,
    nothingBefore: "No more disposals are possible before the withdrawal.",
    exceedsRemaining: (count) =>
      count === 1
        ? "The order requires more containers than will remain on site. "
        : "The orders require more containers than will remain on site. ",
    goesOn: (containers) => `The agreement continues with ${containers}.`,
    ordersLoading: "Loading orders",
    ordersFailed: "The orders could not be loaded",
    ordersFailedText: "Nothing can be withdrawn until it is known which orders are affected.",
    changed: "The orders have changed in the meantime",
    changedText: "Please check the list and confirm again.",
    submit: "Withdraw containers",
    submitCancelling: (count) =>
      count === 1 ? "Withdraw, cancel 1 order" : `Withdraw, cancel ${count} orders`,
    submitting: "Ordering…",
    done: (orderNumber, cancelled) =>
      cancelled === 0
        ? `Order ${orderNumber} has been placed.`
        : `Order ${orderNumber} has been placed, ${cancelled === 1 ? "1 order has" : `${cancelled} orders have`} been cancelled.`,
    nothing: "No containers can be withdrawn here",
    nothingText:
      "There are no containers for this agreement on site, or all are already due to be withdrawn.",
    gone: "The agreement has ended",
    goneText: "All containers have been withdrawn in the meantime.",
  },
});
