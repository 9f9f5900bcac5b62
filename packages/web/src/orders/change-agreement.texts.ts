import { defineTexts } from "@kreislauf/contract/base";

export const changeAgreementTexts = defineTexts({
  de: {
    title: "Vereinbarung ändern",
    type: "Auftragsart",
    before: "Bisher",
    after: "Künftig",
    dropped: (count: number) =>
      count === 1 ? "Dieser Turnusauftrag entfällt" : "Diese Turnusaufträge entfallen",
    previewFailed: "Die Turnusaufträge konnten nicht geladen werden",
    /** The part that is stressed stands alone. */
    coordination: (from: string) =>
      `Der Entsorger stimmt die Änderung mit Ihnen ab. Sie gilt ${from}. Bis dahin bleibt alles, wie es ist.`,
    fromThen: "ab dem Tag nach der Abstimmung",
    submit: "Änderung anfragen",
    submitting: "Wird angefragt …",
    requested: "Die Änderung ist angefragt.",
    refused: "Die Änderung wurde nicht angefragt",
    lost: "Es kam keine Antwort",
    lostText: "Ob die Änderung angefragt ist, steht noch nicht fest. Bitte versuchen Sie es noch einmal.",
    pending: "Eine Änderung ist in Abstimmung",
    pendingText: (date: string, person: string, wish: string) =>
      `Angefragt am ${date} von ${person}: ${wish}. Bis der Entsorger geantwortet hat, lässt sich die Vereinbarung nicht erneut ändern.`,
    accepted: "Eine Änderung ist abgestimmt",
    acceptedText: (date: string, wish: string) =>
      `Ab ${date} gilt: ${wish}. Danach lässt sich die Vereinbarung wieder ändern.`,
    pendingMeanwhile: "Inzwischen ist eine andere Änderung angefragt",
    withdraw: "Anfrage zurückziehen",
    withdrawing: "Wird zurückgezogen …",
    withdrawn: "Die Anfrage ist zurückgezogen.",
    notWithdrawn: "Die Anfrage wurde nicht zurückgezogen",
    only: "Hier gibt es nichts zu ändern",
    onlyText: (type: string) => `Für diese Abfallart in diesem Behälter gibt es nur „${type}“.`,
  },
  en: {
    title: "Change the agreement",
    type: "Order type",
    before: "So far",
    after: "In future",
    dropped: (count) =>
      count === 1 ? "This order of the cycle falls away" : "These orders of the cycle fall away",
    previewFailed: "The orders of the cycle could not be loaded",
    coordination: (from) =>
      `The disposer coordinates the change with you. It applies ${from}. Until then everything stays as it is.`,
    fromThen: "from the day after that",
    submit: "Ask for the change",
    submitting: "Asking for the change …",
    requested: "The change has been asked for.",
    refused: "The change was not asked for",
    lost: "There was no answer",
    lostText: "Whether the change has been asked for is not certain yet. Please try once more.",
    pending: "A change is being coordinated",
    pendingText: (date, person, wish) =>
      `Asked for on ${date} by ${person}: ${wish}. Until the disposer has answered, the agreement cannot be changed again.`,
    accepted: "A change has been coordinated",
    acceptedText: (date, wish) => `From ${date} on: ${wish}. After that the agreement can be changed again.`,
    pendingMeanwhile: "Another change has been asked for in the meantime",
    withdraw: "Withdraw the request",
    withdrawing: "Withdrawing …",
    withdrawn: "The request has been withdrawn.",
    notWithdrawn: "The request was not withdrawn",
    only: "There is nothing to change here",
    onlyText: (type) => `For this waste type in this container there is only “${type}”.`,
  },
});
