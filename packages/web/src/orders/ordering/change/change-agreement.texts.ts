import { agreementsTexts } from "@kreislauf/contract/agreements";
import { defineTexts } from "@kreislauf/contract/base";
import { orderFieldLabels as labels } from "@kreislauf/contract/orders";

export const changeAgreementTexts = defineTexts({
  de: {
    title: "Vereinbarung ändern",
    type: labels.de.agreementType,
    before: "Bisher",
    after: "Künftig",
    dropped: (count: number) =>
      count === 1 ? "Dieser Turnusauftrag entfällt" : "Diese Turnusaufträge entfallen",
    /** Used once the change is accepted. */
    droppedFrom: (count: number, date: string) =>
      count === 1 ? `Ab ${date} entfällt dieser Turnusauftrag` : `Ab ${date} entfallen diese Turnusaufträge`,
    previewFailed: "Die Turnusaufträge konnten nicht geladen werden",
    coordination: `${agreementsTexts.de.coordination} Bis dahin bleibt alles, wie es ist.`,
    submit: "Änderung anfragen",
    submitting: "Wird angefragt …",
    requested: "Die Änderung ist angefragt.",
    refused: "Die Änderung wurde nicht angefragt",
    lost: "Es kam keine Antwort",
    lostText: "Ob die Änderung angefragt ist, steht noch nicht fest. Bitte versuchen Sie es noch einmal.",
    pending: "Eine Änderung ist in Abstimmung",
    pendingText: (date: string, person: string, change: string) =>
      `Angefragt am ${date} von ${person}: ${change}. Bis die Abstimmung beendet ist, lässt sich die Vereinbarung nicht erneut ändern.`,
    accepted: "Eine Änderung ist abgestimmt",
    acceptedText: (date: string, change: string) =>
      `Ab ${date} gilt: ${change}. Danach lässt sich die Vereinbarung wieder ändern.`,
    pendingMeanwhile: "Inzwischen ist eine andere Änderung angefragt",
    withdraw: "Anfrage zurückziehen",
    withdrawing: "Wird zurückgezogen …",
    withdrawn: "Die Anfrage ist zurückgezogen.",
    notWithdrawn: "Die Anfrage wurde nicht zurückgezogen",
    only: "Hier gibt es nichts zu ändern",
    onlyText: (type: string) => `Für diese Abfallart in diesem Behälter gibt es nur „${type}“.`,
  },
  en: {
    title: "Change agreement",
    type: labels.en.agreementType,
    before: "Current",
    after: "New",
    dropped: (count) =>
      count === 1 ? "This cycle order will be cancelled" : "These cycle orders will be cancelled",
    droppedFrom: (count, date) =>
      count === 1
        ? `This cycle order will be cancelled on ${date}`
        : `These cycle orders will be cancelled on ${date}`,
    previewFailed: "The cycle orders could not be loaded",
    coordination: `${agreementsTexts.en.coordination} Until then, everything stays as it is.`,
    submit: "Request change",
    submitting: "Requesting…",
    requested: "The change has been requested.",
    refused: "The change was not requested",
    lost: "No response received",
    lostText: "We don't know yet whether the change was requested. Please try again.",
    pending: "A change is pending",
    pendingText: (date, person, change) =>
      `Requested on ${date} by ${person}: ${change}. The agreement cannot be changed again until this has been settled.`,
    accepted: "A change has been confirmed",
    acceptedText: (date, change) =>
      `From ${date}: ${change}. After that, the agreement can be changed again.`,
    pendingMeanwhile: "Another change has been requested in the meantime",
    withdraw: "Withdraw request",
    withdrawing: "Withdrawing…",
    withdrawn: "The request has been withdrawn.",
    notWithdrawn: "The request was not withdrawn",
    only: "Nothing to change here",
    onlyText: (type) => `Only “${type}” is available for this waste type in this container.`,
  },
});
