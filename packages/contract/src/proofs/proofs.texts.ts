import { defineTexts } from "../base/index.ts";
import type { ProofHandling, ProofKind, ProofState } from "./proofs.codes.ts";

/** What happens if no proof covers an order, as the provider's staff choose it. */
export const proofHandlingTexts = defineTexts<Record<ProofHandling, string>>({
  de: { warn: "nur warnen", refuse: "Auftrag ablehnen" },
  en: { warn: "warn only", refuse: "refuse the order" },
});

/** The proofs on their screen and in their file. */
export const proofListTexts = defineTexts({
  de: {
    kinds: {
      individual: "Entsorgungsnachweis",
      collective: "Sammelentsorgungsnachweis",
    } satisfies Record<ProofKind, string>,
    states: {
      missing: "Fehlt",
      ended: "Abgelaufen",
      used_up: "Aufgebraucht",
      ends_soon: "Endet bald",
      near_limit: "Fast aufgebraucht",
      small_quantity: "Nicht nötig",
      valid: "Gültig",
      upcoming: "Gilt noch nicht",
    } satisfies Record<ProofState, string>,
    fileName: "Nachweise",
    columns: {
      site: "Standort",
      city: "Ort",
      waste: "Abfallart",
      avv: "AVV-Nummer",
      state: "Zustand",
      kind: "Art",
      number: "Nachweis",
      validFrom: "Gültig von",
      validUntil: "Gültig bis",
      limit: "Grenze (t)",
      used: "Gewogen (t)",
      reserved: "Beauftragt (t)",
      disposer: "Entsorger",
      disposerNumber: "Entsorgernummer",
      containers: "Behälter",
      requestedOn: "Angefragt am",
      lastNote: "Letzter Schein",
    },
  },
  en: {
    kinds: { individual: "Disposal proof", collective: "Collective disposal proof" },
    states: {
      missing: "Missing",
      ended: "Expired",
      used_up: "Used up",
      ends_soon: "Expires soon",
      near_limit: "Nearly used up",
      small_quantity: "Not needed",
      valid: "Valid",
      upcoming: "Not valid yet",
    },
    fileName: "Proofs",
    columns: {
      site: "Site",
      city: "City",
      waste: "Waste type",
      avv: "AVV code",
      state: "Status",
      kind: "Kind",
      number: "Proof",
      validFrom: "Valid from",
      validUntil: "Valid until",
      limit: "Limit (t)",
      used: "Weighed (t)",
      reserved: "Ordered (t)",
      disposer: "Disposer",
      disposerNumber: "Disposer number",
      containers: "Containers",
      requestedOn: "Requested on",
      lastNote: "Last note",
    },
  },
});
