import { defineTexts } from "@kreislauf/contract/base";
import { orderFieldLabels as labels } from "@kreislauf/contract/orders";

export const groupDialogTexts = defineTexts({
  de: {
    title: "Mehrere Behälter beauftragen",
    list: "Behälter",
    container: labels.de.containerType,
    action: labels.de.containerActionId,
    amount: labels.de.amount,
    choose: (waste: string) => `${waste} wählen`,
    actionOf: (waste: string) => `Aktion für ${waste}`,
    amountOf: (waste: string) => `${labels.de.amount} ${waste}`,
    onSite: (count: number) => `${count} vor Ort`,
    more: (count: number) =>
      count === 1
        ? "1 weitere Vereinbarung an diesem Standort."
        : `${count} weitere Vereinbarungen an diesem Standort.`,
    showAll: "Alle anzeigen",
    date: `${labels.de.desiredDate} für alle`,
    nothingChosen: "zuerst Behälter wählen",
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
    title: "Order for multiple containers",
    list: "Containers",
    container: labels.en.containerType,
    action: labels.en.containerActionId,
    amount: labels.en.amount,
    choose: (waste) => `Select ${waste}`,
    actionOf: (waste) => `Action for ${waste}`,
    amountOf: (waste) => `${labels.en.amount} for ${waste}`,
    onSite: (count) => `${count} on site`,
    more: (count) =>
      count === 1 ? "1 more agreement at this site." : `${count} more agreements at this site.`,
    showAll: "Show all",
    date: `${labels.en.desiredDate} for all`,
    nothingChosen: "select containers first",
    ofWaste: (waste, reason) => `${waste}: ${reason}`,
    chooseFirst: "Select the containers and one date for all of them",
    together: (orders) =>
      `${orders} are placed together or not at all. Quantity and action cannot be changed afterwards.`,
    allOf: (count) => (count === 2 ? "Both orders" : `All ${count} orders`),
    noneChosen: "Please select at least one container.",
    gone: "The agreement has ended. Please deselect this container.",
    summary: (orders, amount, day) => [orders, amount, day].filter(Boolean).join(", "),
    orders: (count) => (count === 1 ? "1 order" : `${count} orders`),
    submit: (count) => (count < 2 ? "Place order" : `Place ${count} orders`),
    done: (count) => (count === 1 ? "1 order has been placed." : `${count} orders have been placed.`),
    refused: "No orders were placed",
    question: (day, count) =>
      `These agreements already have ${count === 1 ? "1 order" : `${count} orders`} for ${day}.`,
    unknownQuestion: (day) => `Could not check whether all these agreements already have orders for ${day}.`,
    nothing: "Nothing can be ordered together here",
    nothingText: "You need at least two containers for which orders can be placed.",
  },
});
