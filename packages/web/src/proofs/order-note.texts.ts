import { defineTexts } from "@kreislauf/contract/base";

export const orderNoteTexts = defineTexts({
  de: {
    kinds: { consignment: "Begleitschein", handover: "Übernahmeschein" },
    proofTitle: "Nachweis",
    pending: "Nummer folgt",
    proof: (number: string) => `Nachweis ${number}`,
    stated: (number: string) => `Von Ihnen genannt: ${number}`,
    parties: { producer: "Erzeuger", carrier: "Beförderer", disposer: "Entsorger" },
    waiting: "wartet",
    states: { complete: "Vollständig", signing: "In Signatur", yours: "Ihre Signatur fehlt" },
    warnings: {
      missing: "Beim Beauftragen gab es keinen Nachweis.",
      ended: "Beim Beauftragen war der Nachweis zum Termin abgelaufen.",
      used_up: "Beim Beauftragen reichte die Menge des Nachweises nicht.",
    },
    outside: "Signiert wird außerhalb des Portals, im elektronischen Abfallnachweisverfahren.",
  },
  en: {
    kinds: { consignment: "Consignment note", handover: "Handover note" },
    proofTitle: "Proof",
    pending: "Number to follow",
    proof: (number) => `Proof ${number}`,
    stated: (number) => `Named by you: ${number}`,
    parties: { producer: "Producer", carrier: "Carrier", disposer: "Disposer" },
    waiting: "waiting",
    states: { complete: "Complete", signing: "Being signed", yours: "Your signature is missing" },
    warnings: {
      missing: "There was no proof when this was ordered.",
      ended: "When this was ordered, the proof would have expired by the date.",
      used_up: "The quantity of the proof was not enough when this was ordered.",
    },
    outside: "Signing happens outside the portal, in the electronic waste records procedure.",
  },
});
