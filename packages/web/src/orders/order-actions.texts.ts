import { defineTexts } from "@kreislauf/contract/base";

/** What names the buttons of an order; the words of its dialogs come with them. */
export const orderActionsTexts = defineTexts({
  de: {
    /** In lists, where the button repeats. */
    label: {
      edit: (number: string) => `Auftrag ${number} bearbeiten`,
      cancel: (number: string) => `Auftrag ${number} stornieren`,
      claim: (number: string) => `Auftrag ${number} reklamieren`,
      close_claim: (number: string) => `Reklamation zu Auftrag ${number} schließen`,
      resolved: (number: string) => `Auftrag ${number} auf erledigt setzen`,
    },
    menu: (number: string) => `Aktionen für Auftrag ${number}`,
    bar: "Aktionen",
  },
  en: {
    label: {
      edit: (number) => `Edit order ${number}`,
      cancel: (number) => `Cancel order ${number}`,
      claim: (number) => `Claim order ${number}`,
      close_claim: (number) => `Close the claim of order ${number}`,
      resolved: (number) => `Set order ${number} to done`,
    },
    menu: (number) => `Actions for order ${number}`,
    bar: "Actions",
  },
});
