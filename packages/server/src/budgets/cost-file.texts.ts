import { defineTexts } from "@kreislauf/contract/base";

export const costFileTexts = defineTexts({
  de: {
    fileName: "Kostenbericht",
    sheets: { report: "Kostenbericht", lines: "Positionen" },
    by: { costCentre: "Kostenstelle", site: "Standort", wasteType: "Abfallart" },
    unassigned: "ohne Zuordnung",
    total: "Summe",
    euros: "Netto (EUR)",
    month: "Monat",
    document: "Beleg",
    documentType: "Art",
    date: "Datum",
    order: "Auftrag",
    description: "Position",
  },
  en: {
    fileName: "Cost_report",
    sheets: { report: "Cost report", lines: "Lines" },
    by: { costCentre: "Cost centre", site: "Site", wasteType: "Waste type" },
    unassigned: "not assigned",
    total: "Total",
    euros: "Net (EUR)",
    month: "Month",
    document: "Document",
    documentType: "Type",
    date: "Date",
    order: "Order",
    description: "Line",
  },
});
