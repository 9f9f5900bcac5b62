import { defineTexts } from "@kreislauf/contract/base";

export const balanceScreenTexts = defineTexts({
  de: {
    title: "Abfallbilanz",
    context: (from: string, to: string) => `Alle Entsorgungen vom ${from} bis ${to}`,
    year: "Jahr",
    views: "Ansicht",
    esrs: "ESRS E5-5",
    byCode: "Nach AVV-Nummer",
    loading: "Abfallbilanz wird geladen",
    failed: "Die Abfallbilanz konnte nicht geladen werden",
    empty: {
      title: "Keine Entsorgung in diesem Jahr",
      text: "Die Bilanz entsteht, sobald Leistungsbelege mit Gewicht da sind.",
    },
    export: {
      xlsx: "Excel",
      csv: "CSV",
      pdf: "PDF",
      busy: "Wird exportiert …",
      saved: (file: string) => `${file} ist heruntergeladen.`,
    },
    tiles: {
      total: "Abfall gesamt",
      totalText: (other: string, hazardous: string) => `${other} t ungefährlich, ${hazardous} t gefährlich`,
      recycling: "Recyclingquote",
      recyclingText: (tonnes: string) => `ohne ${tonnes} t Bau- und Abbruchabfälle`,
      recovery: "Verwertungsquote",
      recoveryText: "mit energetischer Verwertung",
      measured: "Gewogen",
      measuredText: (measured: string, estimated: string) =>
        `${measured} t gewogen, ${estimated} t geschätzt`,
    },
    noMass: "–",
    unweighed: (count: number) =>
      count === 1
        ? "1 Entsorgung hat noch kein Gewicht und zählt in keiner Summe."
        : `${count} Entsorgungen haben noch kein Gewicht und zählen in keiner Summe.`,
    cells: "E5-5 nach Behandlung",
    tonnes: "Angaben in t",
    formula: (
      recycled: string,
      construction: string,
      total: string,
      constructionTotal: string,
      rate: string,
    ) =>
      `Recyclingquote: (${recycled} − ${construction}) ÷ (${total} − ${constructionTotal}) = ${rate}. Bau- und Abbruchabfälle (AVV-Kapitel 17) stehen getrennt, davon ${construction} t recycelt.`,
    reuse:
      "R3 bis R5 schließen die Vorbereitung zur Wiederverwendung ein; der Schlüssel allein trennt sie nicht vom Recycling.",
    rules: (version: string, sources: string) =>
      `Zuordnung der Verfahren, Version ${version}. Quellen: ${sources}.`,
    openReceipts: (what: string, tonnes: string) => `${what}: ${tonnes} t, Belege ansehen`,
    codes: {
      title: "Nach AVV-Nummer",
      waste: "Abfallart",
      disposals: "Anzahl",
      weight: "Gewicht",
      recovered: "Verwertet",
      disposed: "Beseitigt",
      treatments: "Verfahren",
    },
    receipts: {
      summary: (tonnes: string, count: number, isMeasured: boolean) =>
        `${tonnes} t aus ${count === 1 ? "1 Beleg" : `${count} Belegen`}${isMeasured ? ", alle gewogen" : ""}`,
      estimated: (count: number) => `, ${count} geschätzt`,
      close: "Belege schließen",
      columns: { receipt: "Beleg, Standort", waste: "Abfallart", tonnes: "t" },
      noReceipt: (order: string) => `Auftrag ${order}`,
      isEstimated: "geschätzt",
      noWeight: "ohne Gewicht",
      page: (from: number, to: number, total: number) =>
        total === 1 ? "1 Beleg" : `${from}–${to} von ${total} Belegen`,
      loading: "Belege werden geladen",
      failed: "Die Belege konnten nicht geladen werden",
      previous: "Vorherige",
      next: "Nächste",
    },
    emissions: {
      title: "CO₂",
      none: (operator: string, year: number) =>
        `${operator} hat für ${year} keine Faktoren hinterlegt. Ohne Quelle und Jahr rechnen wir nichts aus.`,
      line: (tonnes: string, factor: string, source: string, year: number) =>
        `${tonnes} t CO₂e mit ${factor} kg je Tonne, ${source}, ${year}`,
    },
  },
  en: {
    title: "Waste balance",
    context: (from: string, to: string) => `All disposals from ${from} to ${to}`,
    year: "Year",
    views: "View",
    esrs: "ESRS E5-5",
    byCode: "By AVV code",
    loading: "Loading waste balance",
    failed: "The waste balance could not be loaded",
    empty: {
      title: "No disposals this year",
      text: "The balance will appear once there are service receipts with weights.",
    },
    export: {
      xlsx: "Excel",
      csv: "CSV",
      pdf: "PDF",
      busy: "Exporting…",
      saved: (file: string) => `${file} has been downloaded.`,
    },
    tiles: {
      total: "Total waste",
      totalText: (other: string, hazardous: string) => `${other} t non-hazardous, ${hazardous} t hazardous`,
      recycling: "Recycling rate",
      recyclingText: (tonnes: string) => `excluding ${tonnes} t of construction and demolition waste`,
      recovery: "Recovery rate",
      recoveryText: "including energy recovery",
      measured: "Weighed",
      measuredText: (measured: string, estimated: string) =>
        `${measured} t weighed, ${estimated} t estimated`,
    },
    noMass: "–",
    unweighed: (count: number) =>
      count === 1
        ? "1 disposal has no weight yet and is not included in any total."
        : `${count} disposals have no weight yet and are not included in any total.`,
    cells: "E5-5 by treatment",
    tonnes: "In tonnes",
    formula: (
      recycled: string,
      construction: string,
      total: string,
      constructionTotal: string,
      rate: string,
    ) =>
      `Recycling rate: (${recycled} − ${construction}) ÷ (${total} − ${constructionTotal}) = ${rate}. Construction and demolition waste (AVV chapter 17) is shown separately, ${construction} t of it recycled.`,
    reuse: "R3 to R5 include preparing for reuse; the code alone does not distinguish it from recycling.",
    rules: (version: string, sources: string) =>
      `Table of treatments, version ${version}. Sources: ${sources}.`,
    openReceipts: (what: string, tonnes: string) => `${what}: ${tonnes} t, show receipts`,
    codes: {
      title: "By AVV code",
      waste: "Waste type",
      disposals: "Number",
      weight: "Weight",
      recovered: "Recovered",
      disposed: "Disposed of",
      treatments: "Treatments",
    },
    receipts: {
      summary: (tonnes: string, count: number, isMeasured: boolean) =>
        `${tonnes} t from ${count === 1 ? "1 receipt" : `${count} receipts`}${isMeasured ? ", all weighed" : ""}`,
      estimated: (count: number) => `, ${count} estimated`,
      close: "Close receipts",
      columns: { receipt: "Receipt, site", waste: "Waste type", tonnes: "t" },
      noReceipt: (order: string) => `Order ${order}`,
      isEstimated: "estimated",
      noWeight: "no weight",
      page: (from: number, to: number, total: number) =>
        total === 1 ? "1 receipt" : `${from}–${to} of ${total} receipts`,
      loading: "Loading receipts",
      failed: "The receipts could not be loaded",
      previous: "Previous",
      next: "Next",
    },
    emissions: {
      title: "CO₂",
      none: (operator: string, year: number) =>
        `${operator} has not provided any factors for ${year}. Without a source and a year we do not calculate anything.`,
      line: (tonnes: string, factor: string, source: string, year: number) =>
        `${tonnes} t CO₂e at ${factor} kg per tonne, ${source}, ${year}`,
    },
  },
});
