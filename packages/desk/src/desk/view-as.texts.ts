import { defineTexts } from "@kreislauf/contract/base";

export const viewAsTexts = defineTexts({
  de: {
    action: "Ansicht als",
    actionFor: (name: string) => `Ansicht als ${name}`,
    title: "Ansicht als Person des Kunden",
    whose: (name: string) => `Das Portal, wie ${name} es sieht.`,
    reason: "Anlass",
    reasonHint: "Mindestens 10 Zeichen. Der Kunde liest ihn in seinem Protokoll.",
    note: "Sie können nichts ändern, und nichts gilt als gelesen. Die Ansicht endet nach 30 Minuten. Der Kunde findet sie mit Ihrem Namen und dem Anlass im Protokoll, die Person unter „Angemeldete Geräte“.",
    open: "Ansicht öffnen",
    openUntil: (time: string) => `Ansicht öffnen, bis ${time}`,
  },
  en: {
    action: "View as",
    actionFor: (name: string) => `View as ${name}`,
    title: "View as a customer's user",
    whose: (name: string) => `The portal as ${name} sees it.`,
    reason: "Reason",
    reasonHint: "At least 10 characters. The customer reads it in their log.",
    note: "You cannot change anything, and nothing counts as read. The view ends after 30 minutes. The customer finds it with your name and the reason in their log, the person under “Signed-in devices”.",
    open: "Open the view",
    openUntil: (time: string) => `Open the view, until ${time}`,
  },
});
