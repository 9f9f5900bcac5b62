import { defineTexts } from "@kreislauf/contract/base";

export const balanceFileTexts = defineTexts({
  de: {
    fileName: "Abfallbilanz",
    sheets: {
      cells: "ESRS E5-5",
      rows: "Abfallbilanz",
      receipts: "Belege",
      sources: "Grundlagen",
    },
    treatment: "Verfahren",
    treatments: "Verfahren",
    avvCode: "AVV",
    wasteType: "Abfallart",
    hazardous: "gefährlich",
    disposals: "Entsorgungen",
    weight: "Gewicht (t)",
    recovered: "verwertet (t)",
    disposed: "beseitigt (t)",
    estimated: "davon geschätzt (t)",
    receipt: "Leistungsbeleg",
    order: "Auftrag",
    date: "Datum",
    site: "Standort",
    kilograms: "Gewicht (kg)",
    isEstimated: "geschätzt",
    yes: "ja",
    no: "nein",
    madeOn: "Erstellt",
    rules: "Zuordnung der Verfahren, Version",
    source: "Quelle",
    emissions: "CO₂",
    printed: {
      title: (year: number) => `Abfallbilanz ${year}`,
      period: (from: string, to: string) => `Zeitraum ${from} bis ${to}`,
      sites: (names: string) => `Standorte: ${names}`,
      allSites: "alle zugewiesenen",
      total: (tonnes: string, hazardous: string, disposals: number) =>
        `Abfall gesamt ${tonnes} t aus ${disposals} Entsorgungen, davon gefährlich ${hazardous} t`,
      recycling: (rate: string, construction: string, recycled: string) =>
        `Recyclingquote ${rate}, ohne ${construction} t Bau- und Abbruchabfälle, davon ${recycled} t recycelt`,
      recovery: (rate: string) => `Verwertungsquote ${rate}, mit energetischer Verwertung`,
      measured: (measured: string, estimated: string) => `${measured} t gewogen, ${estimated} t geschätzt`,
      withoutWeight: (count: number) =>
        count === 1
          ? "1 Entsorgung ohne Gewicht, sie steht in keiner Summe"
          : `${count} Entsorgungen ohne Gewicht, sie stehen in keiner Summe`,
      cells: "ESRS E5-5 nach Behandlung",
      codes: "Nach AVV-Nummer",
      estimated: (tonnes: string) => `davon ${tonnes} geschätzt`,
      unweighed: "nicht gewogen",
      tooManyReceipts:
        "Die Belege sind zu viele für Papier. Sie stehen mit ihren Nummern in der Tabelle (Excel, CSV).",
      basis: (version: string, at: string) =>
        `Grundlage: Zuordnung der Verfahren ${version}. Stand der Daten: ${at}. Ersetzt keine Rechtsberatung.`,
      page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
    },
    about: "Angabe",
    value: "Wert",
    factor: (tonnes: number, perTonne: number, source: string, year: number) =>
      `${tonnes.toFixed(3).replace(".", ",")} t CO₂e, Faktor ${String(perTonne).replace(".", ",")} kg/t, ${source}, ${year}`,
  },
  en: {
    fileName: "Waste_balance",
    sheets: { cells: "ESRS E5-5", rows: "Waste balance", receipts: "Receipts", sources: "Sources" },
    treatment: "Treatment",
    treatments: "Treatments",
    avvCode: "AVV",
    wasteType: "Waste type",
    hazardous: "hazardous",
    disposals: "Disposals",
    weight: "Weight (t)",
    recovered: "recovered (t)",
    disposed: "disposed of (t)",
    estimated: "of which estimated (t)",
    receipt: "Service receipt",
    order: "Order",
    date: "Date",
    site: "Site",
    kilograms: "Weight (kg)",
    isEstimated: "estimated",
    yes: "yes",
    no: "no",
    madeOn: "Created",
    rules: "Table of treatments, version",
    source: "Source",
    emissions: "CO₂",
    printed: {
      title: (year) => `Waste balance ${year}`,
      period: (from, to) => `Period ${from} to ${to}`,
      sites: (names) => `Sites: ${names}`,
      allSites: "all assigned",
      total: (tonnes, hazardous, disposals) =>
        `Total waste ${tonnes} t from ${disposals} disposals, ${hazardous} t of it hazardous`,
      recycling: (rate, construction, recycled) =>
        `Recycling rate ${rate}, excluding ${construction} t of construction and demolition waste, of which ${recycled} t were recycled`,
      recovery: (rate) => `Recovery rate ${rate}, including energy recovery`,
      measured: (measured, estimated) => `${measured} t weighed, ${estimated} t estimated`,
      withoutWeight: (count) =>
        count === 1
          ? "1 disposal without a weight is not included in any total"
          : `${count} disposals without a weight are not included in any total`,
      cells: "ESRS E5-5 by treatment",
      codes: "By AVV code",
      estimated: (tonnes) => `${tonnes} of it estimated`,
      unweighed: "not weighed",
      tooManyReceipts:
        "There are too many receipts to print. The tables (Excel, CSV) list them with their numbers.",
      basis: (version, at) =>
        `Based on the table of treatments ${version}. Data as of ${at}. This is not legal advice.`,
      page: (page, pages) => `Page ${page} of ${pages}`,
    },
    about: "Item",
    value: "Value",
    factor: (tonnes: number, perTonne: number, source: string, year: number) =>
      `${tonnes.toFixed(3)} t CO₂e, factor ${perTonne} kg/t, ${source}, ${year}`,
  },
});
