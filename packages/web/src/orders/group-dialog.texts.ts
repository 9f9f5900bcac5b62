import { defineTexts } from "@kreislauf/contract/base";

export const groupDialogTexts = defineTexts({
  de: {
    title: "Mehrere Behälter beauftragen",
    list: "Behälter",
    container: "Behälter",
    action: "Aktion",
    amount: "Anzahl",
    choose: (waste: string) => `${waste} wählen`,
    actionOf: (waste: string) => `Aktion für ${waste}`,
    amountOf: (waste: string) => `Anzahl ${waste}`,
    onSite: (count: number) => `${count} vor Ort`,
    more: (count: number) =>
      count === 1
        ? "1 weitere Vereinbarung an diesem Standort."
        : `${count} weitere Vereinbarungen an diesem Standort.`,
    showAll: "Alle anzeigen",
    date: "Wunschtermin für alle",
    nobody: "zuerst Behälter wählen",
    ofWaste: (waste: string, reason: string) => `${waste}: ${reason}`,
    chooseFirst: "Wählen Sie die Behälter und einen Termin für alle",
    together: (orders: string) =>
      `${orders} werden zusammen erteilt oder keiner. Anzahl und Aktion lassen sich danach nicht mehr ändern.`,
    allOf: (count: number) => (count === 2 ? "Beide Aufträge" : `Alle ${count} Aufträge`),
    noneChosen: "Bitte wählen Sie mindestens einen Behälter.",
    gone: "Die Vereinbarung ist beendet. Bitte nehmen Sie diesen Behälter heraus.",
    summary: (orders: string, amount: string, day: string) =>
      [orders, amount, day].filter(Boolean).join(", "),
    orders: (count: number) => (count === 1 ? "1 Auftrag" : `${count} Aufträge`),
    submit: (count: number) => (count < 2 ? "Auftrag erteilen" : `${count} Aufträge erteilen`),
    done: (count: number) => (count === 1 ? "1 Auftrag ist erteilt." : `${count} Aufträge sind erteilt.`),
    refused: "Kein Auftrag wurde erteilt",
    question: (day: string, count: number) =>
      `Zu diesen Vereinbarungen gibt es für ${day} schon ${count === 1 ? "1\u00A0Auftrag" : `${count}\u00A0Aufträge`}.`,
    unknownQuestion: (day: string) =>
      `Ob es zu allen diesen Vereinbarungen für ${day} schon Aufträge gibt, ließ sich nicht prüfen.`,
    nothing: "Hier lässt sich nichts zusammen beauftragen",
    nothingText: "Dafür braucht es mindestens zwei Behälter, für die sich etwas beauftragen lässt.",
  },
  en: {
    title: "Order for several containers",
    list: "Containers",
    container: "Container",
    action: "Action",
    amount: "Amount",
    choose: (waste) => `Choose ${waste}`,
    actionOf: (waste) => `Action for ${waste}`,
    amountOf: (waste) => `Amount ${waste}`,
    onSite: (count) => `${count} on site`,
    more: (count) =>
      count === 1 ? "1 more agreement at this site." : `${count} more agreements at this site.`,
    showAll: "Show all",
    date: "Desired date for all",
    nobody: "choose containers first",
    ofWaste: (waste, reason) => `${waste}: ${reason}`,
    chooseFirst: "Choose the containers and one date for all",
    together: (orders) =>
      `${orders} are given together or none is. Amount and action cannot be changed afterwards.`,
    allOf: (count) => (count === 2 ? "Both orders" : `All ${count} orders`),
    noneChosen: "Please choose at least one container.",
    gone: "The agreement has ended. Please take this container out.",
    summary: (orders, amount, day) => [orders, amount, day].filter(Boolean).join(", "),
    orders: (count) => (count === 1 ? "1 order" : `${count} orders`),
    submit: (count) => (count < 2 ? "Give order" : `Give ${count} orders`),
    done: (count) => (count === 1 ? "1 order has been given." : `${count} orders have been given.`),
    refused: "No order was given",
    question: (day, count) =>
      `These agreements already have ${count === 1 ? "1 order" : `${count} orders`} for ${day}.`,
    unknownQuestion: (day) =>
      `Whether all these agreements already have orders for ${day} could not be checked.`,
    nothing: "Nothing can be ordered together here",
    nothingText: "This takes at least two containers that something can be ordered for.",
  },
});
