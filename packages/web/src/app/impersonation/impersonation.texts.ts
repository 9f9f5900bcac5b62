import { defineTexts } from "@kreislauf/contract/base";

export const impersonationTexts = defineTexts({
  de: {
    label: "Ansicht als Person des Kunden",
    viewing: (person: string, company: string) => `Ansicht als ${person}, ${company}.`,
    readOnly: (staff: string, time: string) => `${staff} liest nur mit, bis ${time}.`,
    end: "Ansicht beenden",
    ended: "Die Ansicht ist beendet",
    endedText: "Öffnen Sie sie im Leitstand auf der Seite des Kunden neu.",
    toDesk: "Zum Leitstand",
  },
  en: {
    label: "View as a customer's user",
    viewing: (person: string, company: string) => `View as ${person}, ${company}.`,
    readOnly: (staff: string, time: string) => `${staff} can only read, until ${time}.`,
    end: "End the view",
    ended: "The view has ended",
    endedText: "Open it again at the desk, on the customer's page.",
    toDesk: "To the desk",
  },
});
