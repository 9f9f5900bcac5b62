import { defineTexts } from "@kreislauf/contract/base";

/** The names of the action buttons; the texts of the dialogs are in `actionDialogsTexts`. */
export const orderActionsTexts = defineTexts({
  de: {
    /** Labels for screen readers in lists, where each row has the same buttons. */
    label: {
      edit: (number: string) => `Auftrag ${number} bearbeiten`,
      cancel: (number: string) => `Auftrag ${number} stornieren`,
      claim: (number: string) => `Auftrag ${number} reklamieren`,
      close_claim: (number: string) => `Reklamation zu Auftrag ${number} schließen`,
      resolved: (number: string) => `Auftrag ${number} auf erledigt setzen`,
    },
    /** The texts of the two buttons of an order that waits for feedback. */
    feedback: { resolved: "Erledigt", claim: "Reklamieren" },
    again: "Erneut beauftragen",
    againOf: (number: string) => `Auftrag ${number} erneut beauftragen`,
    dialogMissing: "Der Dialog konnte nicht geladen werden. Bitte laden Sie die Anwendung neu.",
    menu: (number: string) => `Aktionen für Auftrag ${number}`,
    bar: "Aktionen",
  },
  en: {
    label: {
      edit: (number) => `Edit order ${number}`,
      cancel: (number) => `Cancel order ${number}`,
      claim: (number) => `Make a claim for order ${number}`,
      close_claim: (number) => `Close the claim for order ${number}`,
      resolved: (number) => `Mark as done: order ${number}`,
    },
    feedback: { resolved: "Done", claim: "Make a claim" },
    again: "Order again",
    againOf: (number) => `Order again: same as order ${number}`,
    dialogMissing: "The dialog could not be loaded. Please reload the application.",
    menu: (number) => `Actions for order ${number}`,
    bar: "Actions",
  },
});
