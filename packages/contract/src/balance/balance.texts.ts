import { defineTexts } from "../base/index.ts";

/** Words for the cells of ESRS E5-5. */
export const balanceTexts = defineTexts({
  de: {
    cell: {
      reuse: "Vorbereitung zur Wiederverwendung",
      recycling: "Recycling",
      otherRecovery: "Sonstige Verwertung",
      incineration: "Verbrennung",
      landfill: "Deponie",
      otherDisposal: "Andere Beseitigung",
      unknown: "Verfahren noch nicht gemeldet",
    },
    diverted: "Nicht beseitigt",
    directed: "Beseitigt",
    hazardous: "Gefährlich",
    other: "Ungefährlich",
    sum: "Summe",
    together: "Zusammen",
    total: "Abfall gesamt",
    withoutCode: "ohne AVV-Nummer",
  },
  en: {
    cell: {
      reuse: "Preparation for reuse",
      recycling: "Recycling",
      otherRecovery: "Other recovery",
      incineration: "Incineration",
      landfill: "Landfill",
      otherDisposal: "Other disposal",
      unknown: "Treatment not reported yet",
    },
    diverted: "Diverted from disposal",
    directed: "Directed to disposal",
    hazardous: "Hazardous",
    other: "Non-hazardous",
    sum: "Total",
    together: "In total",
    total: "Total waste",
    withoutCode: "without AVV code",
  },
});
