import { defineTexts } from "@kreislauf/contract/base";

export const wasteListTexts = defineTexts({
  de: {
    removed: (code: string) => `${code} entfällt`,
    beside: (name: string, code: string, isHazardous: boolean | null) =>
      isHazardous === null
        ? `Abfallart „${name}“: Die Liste kennt ${code} nicht.`
        : `Abfallart „${name}“: Nach der Liste ist ${code} ${isHazardous ? "" : "nicht "}gefährlich.`,
  },
  en: {
    removed: (code: string) => `${code} is removed`,
    beside: (name: string, code: string, isHazardous: boolean | null) =>
      isHazardous === null
        ? `Waste type '${name}': the list does not know its code ${code}.`
        : `Waste type '${name}': according to the list, ${code} is ${isHazardous ? "" : "not "}hazardous.`,
  },
});
