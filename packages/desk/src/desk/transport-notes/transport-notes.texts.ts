import { defineTexts } from "@kreislauf/contract/base";
import type { NoteKind, NoteParty, ProofProblem } from "@kreislauf/contract/proofs";

const partiesDe: Readonly<Record<NoteParty, string>> = {
  producer: "Erzeuger",
  carrier: "Beförderer",
  disposer: "Entsorger",
};
const partiesEn: Readonly<Record<NoteParty, string>> = {
  producer: "Producer",
  carrier: "Carrier",
  disposer: "Disposer",
};

export const notesTexts = defineTexts({
  de: {
    title: "Nachweis und Schein",
    loading: "Der Schein wird geladen",
    none: "Noch kein Begleitschein oder Übernahmeschein. Signiert wird außerhalb des Portals.",
    kinds: { consignment: "Begleitschein", handover: "Übernahmeschein" } satisfies Record<NoteKind, string>,
    warnings: {
      missing: "Beim Beauftragen gab es keinen Nachweis.",
      ended: "Beim Beauftragen war der Nachweis zum Termin abgelaufen.",
      used_up: "Beim Beauftragen reichte die Menge des Nachweises nicht.",
    } satisfies Record<ProofProblem, string>,
    proof: "Nachweis",
    stated: "Vom Kunden genannt",
    parties: partiesDe,
    waiting: "wartet",
    signed: (name: string, at: string) => `${name}, ${at}`,
    enter: "Schein eintragen",
    change: "Schein ändern",
    kind: "Art des Scheins",
    number: "Nummer des Scheins",
    proofNumber: "Nummer des Nachweises",
    signer: (party: string) => `${party}: Name`,
    signedAt: (party: string) => `${party}: signiert am`,
    saved: "Der Schein ist eingetragen.",
  },
  en: {
    title: "Proof and note",
    loading: "Loading the note",
    none: "No consignment or handover note yet. Signing happens outside the portal.",
    kinds: { consignment: "Consignment note", handover: "Handover note" },
    warnings: {
      missing: "There was no proof when this was ordered.",
      ended: "When this was ordered, the proof would have expired by the date.",
      used_up: "The quantity of the proof was not enough when this was ordered.",
    },
    proof: "Proof",
    stated: "Named by the customer",
    parties: partiesEn,
    waiting: "waiting",
    signed: (name: string, at: string) => `${name}, ${at}`,
    enter: "Enter note",
    change: "Change note",
    kind: "Kind of note",
    number: "Number of the note",
    proofNumber: "Number of the proof",
    signer: (party: string) => `${party}: name`,
    signedAt: (party: string) => `${party}: signed on`,
    saved: "The note has been entered.",
  },
});
