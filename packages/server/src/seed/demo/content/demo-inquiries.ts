/**
 * A request for a quote in the demo. Waste and container are ids of the catalog, or words for what the catalog does not
 * have.
 */
export interface DemoInquiry {
  readonly site: string;
  readonly by: string;
  /** Working days since the request. */
  readonly askedDaysAgo: number;
  readonly waste: number | { readonly words: string };
  readonly container: number | { readonly words: string; readonly size: string };
  readonly amount?: string;
  readonly note?: string;
  readonly answer?: { readonly daysAgo: number; readonly text: string };
}

export const demoInquiries: readonly DemoInquiry[] = [
  {
    site: "Werkstatt Süd",
    by: "admin@demo.example",
    askedDaysAgo: 6,
    waste: { words: "Kühlschmierstoff-Emulsion (AVV 12 01 09*)" },
    container: { words: "Spannringfass aus Stahl, UN-zugelassen", size: "120 l" },
    amount: "bis 1 t im Monat",
    note: "Anfall etwa 400 kg im Monat, wasserbasiert. Sicherheitsdatenblatt liegt vor.",
    answer: {
      daysAgo: 4,
      text:
        "Gern: Wir stellen Ihnen Spannringfässer mit 120 l und tauschen sie auf Abruf, 68,00 Euro je Fass einschließlich " +
        "Entsorgung und Begleitschein. Das Angebot gilt vier Wochen. Rufen Sie uns an, dann legen wir die Vereinbarung an.",
    },
  },
  {
    site: "Werkstatt Süd",
    by: "vertrag@demo.example",
    askedDaysAgo: 1,
    waste: 131,
    container: { words: "Kippbehälter für den Gabelstapler", size: "0,6 m³" },
    note: "Für Späne an der Drehbank, zwei Stück.",
  },
  {
    site: "Filiale Mitte",
    by: "admin@demo.example",
    askedDaysAgo: 3,
    waste: 144,
    container: 234,
    amount: "2",
  },
];
