import { defineTexts, type Language } from "../base/index.ts";
import type { AmountUnit } from "./catalog.codes.ts";

/** Texts of the catalog, keyed by id (docs/coverage.md 9.10 to 9.14). */
export const catalogTexts = defineTexts({
  de: {
    containerAction: {
      1: "Abholen",
      2: "Tauschen",
      3: "Abziehen",
      4: "Leeren",
      5: "Aufstellen",
      6: "Kaufen",
      7: "Sofort befüllen",
      9: "Absaugen",
      10: "Eigenen Behälter leeren",
      11: "Umstellen",
    },
    /** One line that says what the action does. */
    containerActionHint: {
      1: "Der volle Behälter geht mit",
      2: "Voller Behälter geht, leerer kommt",
      3: "Der Behälter verlässt den Standort",
      4: "Derselbe Behälter kommt zurück",
      5: "Ein leerer Behälter kommt",
      6: "Der Behälter gehört danach Ihnen",
      7: "Wir warten, während Sie befüllen",
      9: "Der Inhalt wird abgesaugt, der Behälter bleibt",
      10: "Ihr eigener Behälter wird geleert",
      11: "Der Behälter wechselt den Platz",
    },
    agreementType: { 1: "Einmalig", 2: "Sofortbefüllung", 3: "Abruf", 4: "Turnus" },
    amount: {
      container: (amount: number) => `${amount} Behälter`,
      piece: (amount: number) => `${amount} Stück`,
    },
    hazardous: "gefährlich",
    airbagNotice:
      "Airbags und Gurtstraffer sind pyrotechnisch. Bitte nur ausgelöst oder in der Originalverpackung bereitstellen und nicht werfen.",
  },
  en: {
    containerAction: {
      1: "Pick up",
      2: "Exchange",
      3: "Withdraw",
      4: "Empty",
      5: "Place",
      6: "Purchase",
      7: "Immediate fill",
      9: "Suction",
      10: "Empty your own container",
      11: "Relocate",
    },
    containerActionHint: {
      1: "The full container is taken away",
      2: "The full container is swapped for an empty one",
      3: "The container leaves the site",
      4: "The same container is returned empty",
      5: "An empty container is delivered",
      6: "The container becomes yours",
      7: "We wait while you fill it",
      9: "The contents are vacuumed out; the container stays",
      10: "Your own container is emptied",
      11: "The container is moved to another spot",
    },
    agreementType: { 1: "One-time", 2: "Immediate fill", 3: "Call-off", 4: "Periodic" },
    amount: {
      container: (amount) => (amount === 1 ? "1 container" : `${amount} containers`),
      piece: (amount) => (amount === 1 ? "1 piece" : `${amount} pieces`),
    },
    hazardous: "hazardous",
    airbagNotice:
      "Airbags and belt tensioners are pyrotechnic devices. Please hand them over only once deployed or in their original packaging, and never throw them.",
  },
});

/** `3 × Absetzcontainer 7 m³`, or `32 Stück · Gitterbox 0,9 m³` where pieces are counted. */
export const formatOrderedAmount = (
  amount: number,
  unit: AmountUnit,
  container: string,
  language: Language,
): string =>
  unit === "piece"
    ? `${catalogTexts[language].amount.piece(amount)} · ${container}`
    : `${amount} × ${container}`;

/** The catalog writes numbers the German way: `1.100 l` and `0,9 m³` become `1,100 l` and `0.9 m³` in English. */
export const formatContainerName = (name: string, language: Language): string =>
  language === "de"
    ? name
    : name.replace(/\d+(?:\.\d{3})*(?:,\d+)?/g, (number) =>
        number.replace(/[.,]/g, (mark) => (mark === "." ? "," : ".")),
      );
