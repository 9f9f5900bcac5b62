import { defineTexts } from "@kreislauf/contract/base";

/** Texts about orders that wait for an approval or will need one. */
export const waitingOrderTexts = defineTexts({
  de: {
    waiting: (approvers: string, until: string) =>
      `Wartet auf die Freigabe durch ${approvers}, bis ${until}.`,
    show: "Anfrage ansehen",
    badge: "Wartet auf Freigabe",
    outlook: {
      title: (orders: number) =>
        orders === 1 ? "Dieser Auftrag braucht eine Freigabe" : "Diese Aufträge brauchen eine Freigabe",
      by: (approvers: string, until: string, rule: string) =>
        `Freigeben kann ${approvers}, spätestens bis ${until}, sonst ist der Termin nicht zu halten. Regel: ${rule}.`,
      second: "Danach ist eine zweite Freigabe nötig.",
      nobody: (rule: string) =>
        `Niemand kann am Standort freigeben. Bitten Sie Ihre Benutzerverwaltung, jemanden zum Freigeben zu berechtigen. Regel: ${rule}.`,
    },
  },
  en: {
    waiting: (approvers, until) => `Awaiting approval by ${approvers}, until ${until}.`,
    show: "View request",
    badge: "Awaiting approval",
    outlook: {
      title: (orders) => (orders === 1 ? "This order needs an approval" : "These orders need an approval"),
      by: (approvers, until, rule) =>
        `It can be approved by ${approvers}, until ${until} at the latest, or its date cannot be met. Rule: ${rule}.`,
      second: "A second approval is needed after that.",
      nobody: (rule) =>
        `Nobody can approve at this site. Ask whoever manages your users to give somebody permission. Rule: ${rule}.`,
    },
  },
});
