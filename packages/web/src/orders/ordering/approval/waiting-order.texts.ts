import { defineTexts } from "@kreislauf/contract/base";

/** Of orders that wait for an approval. */
export const waitingOrderTexts = defineTexts({
  de: {
    waiting: (approvers: string, until: string) =>
      `Wartet auf die Freigabe durch ${approvers}, bis ${until}.`,
    show: "Anfrage ansehen",
    badge: "Wartet auf Freigabe",
  },
  en: {
    waiting: (approvers, until) => `Awaiting approval by ${approvers}, until ${until}.`,
    show: "View request",
    badge: "Awaiting approval",
  },
});
