import { defineTexts } from "../base/index.ts";

/** What a price says, the same on the screen and in mails. */
export const priceTexts = defineTexts({
  de: {
    price: "Preis",
    about: (amount: string) => `etwa ${amount}`,
    kinds: {
      none: "Kein Preis hinterlegt",
      firm: "Fester Preis",
      estimated: "Geschätzter Preis",
      per_tonne: "Preis je Tonne",
    },
    units: { haul: "Anfahrt", piece: "Leistung", tonne: "Entsorgung", month: "Miete" },
    gross: "brutto",
    tonnes: (weight: string) => `${weight} t`,
    times: (quantity: string, price: string) => `${quantity} zu ${price}`,
    perTonne: (price: string) => `je Tonne ${price}`,
    vat: (rate: string) => `MwSt. ${rate} %`,
    noPrice: "Für diesen Behälter ist kein Preis hinterlegt.",
    fewWeights: "Noch zu wenig Gewichte für eine Schätzung. Abgerechnet wird das gewogene Gewicht.",
    origin: (count: number, weight: string) =>
      `${weight} ist der mittlere Wert (Median) der letzten ${count} gewogenen Ausführungen. Abgerechnet wird das gewogene Gewicht.`,
    list: (version: string, from: string) => `${version}, gültig seit ${from}.`,
    terms: (terms: string) => `Es gelten die ${terms}.`,
  },
  en: {
    price: "Price",
    about: (amount) => `about ${amount}`,
    kinds: {
      none: "No price agreed",
      firm: "Fixed price",
      estimated: "Estimated price",
      per_tonne: "Price per tonne",
    },
    units: { haul: "Trip", piece: "Service", tonne: "Disposal", month: "Rent" },
    gross: "incl. VAT",
    tonnes: (weight) => `${weight} t`,
    times: (quantity, price) => `${quantity} at ${price}`,
    perTonne: (price) => `${price} per tonne`,
    vat: (rate) => `VAT ${rate} %`,
    noPrice: "No price has been agreed for this container.",
    fewWeights: "Not enough weights for an estimate yet. The weight on the scale is charged.",
    origin: (count, weight) =>
      `${weight} is the median of the last ${count} weighed executions. The weight on the scale is charged.`,
    list: (version, from) => `${version}, valid since ${from}.`,
    terms: (terms) => `Terms: ${terms}.`,
  },
});
