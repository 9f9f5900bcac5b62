import { defineTexts } from "@kreislauf/contract/base";

export const consentTexts = defineTexts({
  de: {
    question: "Dürfen wir die Nutzung auswerten?",
    explanation:
      "Wir möchten sehen, welche Bereiche gut funktionieren, und zählen dafür erteilte, stornierte, erledigte und reklamierte Aufträge, ohne Inhalte und ohne Werbung. Das Portal funktioniert auch ohne.",
    privacy: "Datenschutz",
    deny: "Ablehnen",
    grant: "Einverstanden",
    title: "Einwilligung",
    label: "Nutzung auswerten",
    unknown: "Noch nicht beantwortet. Ohne Antwort läuft keine Auswertung.",
    granted: (time: string) => `Zugestimmt am ${time}. Sie können das jederzeit ändern.`,
    denied: (time: string) => `Abgelehnt am ${time}. Sie können das jederzeit ändern.`,
  },
  en: {
    question: "May we analyse how the portal is used?",
    explanation:
      "We would like to see which areas work well. To do this, we count orders placed, cancelled, completed and with a claim – without their contents and without advertising. The portal works without it, too.",
    privacy: "Privacy policy",
    deny: "Decline",
    grant: "Agree",
    title: "Consent",
    label: "Usage analytics",
    unknown: "Not answered yet. Nothing is analysed until you answer.",
    granted: (time: string) => `Agreed on ${time}. You can change this at any time.`,
    denied: (time: string) => `Declined on ${time}. You can change this at any time.`,
  },
});
