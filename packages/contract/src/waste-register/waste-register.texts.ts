import { defineTexts, type RoomErrorCode } from "../base/index.ts";

export const wasteRegisterErrorTexts = defineTexts<Record<RoomErrorCode<"waste-register">, string>>({
  de: {
    register_too_long:
      "So viele Einträge passen in kein PDF. Bitte wählen Sie einen kürzeren Zeitraum oder eine Tabelle.",
  },
  en: {
    register_too_long: "These are too many entries for a PDF. Please choose a shorter period or a table.",
  },
});

/** Words of the register's files. */
export const registerTexts = defineTexts({
  de: {
    title: "Register der Entsorgungen",
    fileName: "Register",
    yes: "ja",
    no: "nein",
    notes: { consignment: "Begleitschein", handover: "Übernahmeschein" },
    columns: {
      date: "Datum",
      site: "Standort",
      city: "Ort",
      avvCode: "AVV-Nummer",
      wasteType: "Abfallart",
      hazardous: "Gefährlich",
      weight: "Masse (kg)",
      formerWeight: "Masse vor Korrektur (kg)",
      estimated: "geschätzt",
      carrier: "Beförderer",
      disposer: "Entsorger",
      treatment: "Verfahren",
      proof: "Nachweis",
      noteKind: "Scheinart",
      noteNumber: "Scheinnummer",
      signed: "Von allen signiert",
      orderNumber: "Auftragsnummer",
      receipt: "Leistungsbeleg",
    },
    printed: {
      weight: "Masse (t)",
      disposerAndTreatment: "Entsorger, Verfahren",
      proofAndNote: "Nachweis, Schein",
      hazardous: "gefährlich",
      unweighed: "nicht gewogen",
      formerly: (tonnes: string) => `vorher ${tonnes}`,
      period: (from: string, to: string) => `Zeitraum ${from} bis ${to}`,
      sum: (entries: string, hazardous: string, tonnes: string) =>
        `${entries === "1" ? "1 Eintrag" : `${entries} Einträge`}, davon ${hazardous} gefährlich, zusammen ${tonnes} t`,
      sites: (names: string) => `Standorte: ${names}`,
      allSites: "alle zugewiesenen",
      basis: (sources: string, version: string, at: string) =>
        `Grundlage: ${sources}, Regelstand ${version}. Stand der Daten: ${at}. Ersetzt keine Rechtsberatung.`,
      page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
    },
  },
  en: {
    title: "Register of disposals",
    fileName: "Register",
    yes: "yes",
    no: "no",
    notes: { consignment: "Consignment note", handover: "Handover note" },
    columns: {
      date: "Date",
      site: "Site",
      city: "Town",
      avvCode: "AVV code",
      wasteType: "Waste type",
      hazardous: "Hazardous",
      weight: "Mass (kg)",
      formerWeight: "Mass before correction (kg)",
      estimated: "estimated",
      carrier: "Carrier",
      disposer: "Disposer",
      treatment: "Treatment",
      proof: "Proof",
      noteKind: "Kind of note",
      noteNumber: "Note number",
      signed: "Signed by all",
      orderNumber: "Order number",
      receipt: "Service receipt",
    },
    printed: {
      weight: "Mass (t)",
      disposerAndTreatment: "Disposer, treatment",
      proofAndNote: "Proof, note",
      hazardous: "hazardous",
      unweighed: "not weighed",
      formerly: (tonnes) => `previously ${tonnes}`,
      period: (from, to) => `Period ${from} to ${to}`,
      sum: (entries, hazardous, tonnes) =>
        `${entries === "1" ? "1 entry" : `${entries} entries`}, ${hazardous} of them hazardous, ${tonnes} t in total`,
      sites: (names) => `Sites: ${names}`,
      allSites: "all assigned",
      basis: (sources, version, at) =>
        `Based on ${sources}, rules as of ${version}. Data as of ${at}. This is not legal advice.`,
      page: (page, pages) => `Page ${page} of ${pages}`,
    },
  },
});
