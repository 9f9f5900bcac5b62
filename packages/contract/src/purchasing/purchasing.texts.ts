import { defineTexts } from "../base/index.ts";

/** Words for prices, the same on screens and in mails. */
export const priceTexts = defineTexts({
  de: {
    price: "Preis",
    about: (amount: string) => `etwa ${amount}`,
    kinds: {
      none: "Kein Preis hinterlegt",
      firm: "Fester Preis",
      estimated: "Geschätzter Preis",
      per_tonne: "Preis je Tonne",
      free: "Ohne Berechnung",
    },
    units: { haul: "Fahrt", piece: "Leistung", tonne: "Entsorgung", month: "Miete" },
    gross: "brutto",
    times: (quantity: string, price: string) => `${quantity} zu ${price}`,
    perTonne: (price: string) => `je Tonne ${price}`,
    vat: (rate: string) => `Umsatzsteuer ${rate}\u00A0%`,
    noPrice: "Für diesen Behälter ist kein Preis hinterlegt.",
    fewWeights: "Für eine Schätzung gibt es noch zu wenige Gewichte. Abgerechnet wird das gewogene Gewicht.",
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
      free: "Free of charge",
    },
    units: { haul: "Trip", piece: "Service", tonne: "Disposal", month: "Rent" },
    gross: "incl. VAT",
    times: (quantity, price) => `${quantity} at ${price}`,
    perTonne: (price) => `${price} per tonne`,
    vat: (rate) => `VAT ${rate}%`,
    noPrice: "No price has been agreed for this container.",
    fewWeights: "There are not enough weights for an estimate yet. You are charged for the actual weight.",
    origin: (count, weight) =>
      `${weight} is the median of the last ${count} weighed disposals. You are charged for the actual weight.`,
    list: (version, from) => `${version}, valid since ${from}.`,
    terms: (terms) => `Terms: ${terms}.`,
  },
});
