import { defineTexts } from "@kreislauf/contract/base";

export const orderingTexts = defineTexts({
  de: {
    open: "Auftrag erfassen",
    title: "Auftrag für einen Kunden erfassen",
    search: "Vereinbarung suchen",
    searchMore: "Weitere Vereinbarung suchen",
    searchHint: "Nummer, Kunde, Standort, Abfall …",
    clearSearch: "Suche leeren",
    found: "Gefundene Vereinbarungen",
    nothingFound: "Keine Vereinbarung passt. Ändern Sie die Suche.",
    addAll: (count: number) => `Alle ${count} hinzufügen`,
    addFirst: (count: number) => `Die ersten ${count} hinzufügen`,
    containers: (count: number, container: string) => `${count} × ${container}`,
    noNumber: "ohne Nummer",
    chosen: "Gewählte Vereinbarungen",
    amountOf: (agreement: string) => `Anzahl: ${agreement}`,
    remove: (agreement: string) => `${agreement} entfernen`,
    action: "Aktion",
    chooseAction: "Auswählen …",
    day: "Wunschtermin",
    earliest: (day: string) => `Nach dem Vorlauf ab ${day}`,
    timeWindow: "Zeitfenster",
    requestedBy: "Gewünscht von",
    nobody: "Jemand ohne Zugang",
    purchaseOrder: "Bestellnummer",
    details: "Hinweis zum Auftrag",
    noteToDisposer: "An den Entsorger",
    record: "Im Verlauf steht, dass die Disposition den Auftrag erfasst hat, und wer ihn wünscht.",
    missing: {
      agreement: "Bitte wählen Sie mindestens eine Vereinbarung.",
      amount: "Bitte geben Sie eine Anzahl ab 1 ein.",
      action: "Bitte wählen Sie eine Aktion.",
      day: "Bitte geben Sie einen Tag an.",
      tooEarly: "Bitte wählen Sie einen Tag ab morgen.",
      weekend: "An diesem Tag wird nicht gefahren.",
    },
    noSharedAction:
      "Für diese Vereinbarungen gibt es keine gemeinsame Aktion. Bitte erfassen Sie sie einzeln.",
    choicesFailed: "Was sich hier beauftragen lässt, konnte nicht geladen werden",
    again: "Trotzdem noch einmal beauftragen",
    submit: (count: number) => (count > 1 ? `${count} Aufträge erteilen` : "Auftrag erteilen"),
    done: (numbers: readonly string[]) =>
      numbers.length === 1
        ? `Auftrag ${numbers[0]} ist erteilt.`
        : `${numbers.length} Aufträge sind erteilt.`,
    partly: (done: number, refused: number) => `${done} erteilt, ${refused} nicht.`,
    refused: (count: number) =>
      count === 1
        ? "Ein Auftrag wurde nicht erteilt. Der Grund steht bei der Vereinbarung."
        : `${count} Aufträge wurden nicht erteilt. Die Gründe stehen bei den Vereinbarungen.`,
  },
  en: {
    open: "Take an order",
    title: "Take an order for a customer",
    search: "Search agreements",
    searchMore: "Search for another agreement",
    searchHint: "Number, customer, site, waste…",
    clearSearch: "Clear search",
    found: "Agreements found",
    nothingFound: "No agreement matches. Change the search.",
    addAll: (count: number) => `Add all ${count}`,
    addFirst: (count: number) => `Add the first ${count}`,
    containers: (count: number, container: string) => `${count} × ${container}`,
    noNumber: "no number",
    chosen: "Chosen agreements",
    amountOf: (agreement: string) => `Quantity: ${agreement}`,
    remove: (agreement: string) => `Remove ${agreement}`,
    action: "Action",
    chooseAction: "Choose…",
    day: "Desired date",
    earliest: (day: string) => `With lead time from ${day}`,
    timeWindow: "Time window",
    requestedBy: "Requested by",
    nobody: "Somebody without an account",
    purchaseOrder: "PO number",
    details: "Note on the order",
    noteToDisposer: "To the disposer",
    record: "The history shows that dispatch took the order, and who requested it.",
    missing: {
      agreement: "Please choose at least one agreement.",
      amount: "Please enter a quantity of 1 or more.",
      action: "Please choose an action.",
      day: "Please enter a day.",
      tooEarly: "Please choose a day from tomorrow on.",
      weekend: "We do not operate on this day.",
    },
    noSharedAction: "These agreements have no action in common. Please take their orders one by one.",
    choicesFailed: "What can be ordered here could not be loaded",
    again: "Order again anyway",
    submit: (count: number) => (count > 1 ? `Place ${count} orders` : "Place order"),
    done: (numbers: readonly string[]) =>
      numbers.length === 1
        ? `Order ${numbers[0]} has been placed.`
        : `${numbers.length} orders have been placed.`,
    partly: (done: number, refused: number) => `${done} placed, ${refused} not.`,
    refused: (count: number) =>
      count === 1
        ? "One order was not placed. The reason is beside its agreement."
        : `${count} orders were not placed. The reasons are beside their agreements.`,
  },
});
