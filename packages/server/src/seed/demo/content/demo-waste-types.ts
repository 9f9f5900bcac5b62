import { otherWasteTypeId } from "@kreislauf/contract/catalog";

/** A waste type of the catalog. The AVV code of hazardous waste ends with `*`. */
export interface DemoWasteType {
  readonly id: number;
  readonly description: string;
  /** The AVV code, such as `17 02 01` or `17 02 04*`; null if the customer describes the waste in words. */
  readonly avv: string | null;
  /** Density in the container, for the weights on the demo's receipts. */
  readonly kgPerM3: number;
  /** R code of recovery or D code of disposal. */
  readonly treatment: `${"R" | "D"}${number}`;
  /** Vehicle parts: orders need at least 20 pieces and a list of the parts (docs/coverage.md 5.11). */
  readonly vehicleParts?: true;
  /** Whoever orders sees the notice on how to handle pyrotechnic parts (`airbagNotice`). */
  readonly airbag?: true;
}

export const demoWasteTypes: readonly DemoWasteType[] = [
  // wood, paper, packaging, metal
  { id: 101, description: "Altholz A I–III", avv: "17 02 01", kgPerM3: 180, treatment: "R3" },
  { id: 102, description: "Altholz A IV", avv: "17 02 04*", kgPerM3: 200, treatment: "R1" },
  { id: 103, description: "Einwegpaletten und Kisten", avv: "15 01 03", kgPerM3: 150, treatment: "R3" },
  { id: 111, description: "Papier/Pappe/Kartonagen", avv: "20 01 01", kgPerM3: 60, treatment: "R3" },
  { id: 112, description: "Kartonagen, gebündelt", avv: "15 01 01", kgPerM3: 90, treatment: "R3" },
  { id: 113, description: "Akten, vertraulich", avv: "20 01 01", kgPerM3: 200, treatment: "R3" },
  { id: 121, description: "Folien LDPE", avv: "15 01 02", kgPerM3: 45, treatment: "R3" },
  { id: 122, description: "Styropor (EPS)", avv: "15 01 02", kgPerM3: 12, treatment: "R3" },
  { id: 123, description: "Leichtverpackungen", avv: "15 01 06", kgPerM3: 35, treatment: "R3" },
  { id: 124, description: "Behälterglas", avv: "15 01 07", kgPerM3: 320, treatment: "R5" },
  { id: 125, description: "Kunststoffe, gemischt", avv: "20 01 39", kgPerM3: 70, treatment: "R3" },
  { id: 131, description: "Altmetall, gemischt", avv: "17 04 07", kgPerM3: 350, treatment: "R4" },
  { id: 132, description: "Eisen und Stahl", avv: "17 04 05", kgPerM3: 450, treatment: "R4" },
  { id: 133, description: "Aluminium", avv: "17 04 02", kgPerM3: 180, treatment: "R4" },
  { id: 134, description: "Kabelreste", avv: "17 04 11", kgPerM3: 300, treatment: "R4" },
  // municipal waste of a business
  { id: 141, description: "Gemischte Gewerbeabfälle", avv: "20 03 01", kgPerM3: 130, treatment: "R12" },
  { id: 142, description: "Restabfall", avv: "20 03 01", kgPerM3: 120, treatment: "R1" },
  { id: 143, description: "Sperrmüll", avv: "20 03 07", kgPerM3: 140, treatment: "R12" },
  { id: 144, description: "Bioabfall", avv: "20 01 08", kgPerM3: 450, treatment: "R3" },
  { id: 145, description: "Speisereste", avv: "20 01 08", kgPerM3: 700, treatment: "R3" },
  { id: 146, description: "Grünschnitt", avv: "20 02 01", kgPerM3: 250, treatment: "R3" },
  { id: 147, description: "Altspeiseöl und -fett", avv: "20 01 25", kgPerM3: 880, treatment: "R9" },
  { id: 148, description: "Fettabscheiderinhalte", avv: "19 08 09", kgPerM3: 950, treatment: "R3" },
  // construction
  { id: 151, description: "Bauschutt", avv: "17 01 07", kgPerM3: 1300, treatment: "R5" },
  {
    id: 152,
    description: "Gemischte Bau- und Abbruchabfälle",
    avv: "17 09 04",
    kgPerM3: 450,
    treatment: "R12",
  },
  { id: 153, description: "Boden und Steine", avv: "17 05 04", kgPerM3: 1600, treatment: "R5" },
  { id: 154, description: "Gips und Gipskarton", avv: "17 08 02", kgPerM3: 550, treatment: "R5" },
  { id: 155, description: "Mineralwolle (KMF)", avv: "17 06 03*", kgPerM3: 60, treatment: "D1" },
  { id: 156, description: "Asbestzement", avv: "17 06 05*", kgPerM3: 1100, treatment: "D1" },
  // workshops
  { id: 161, description: "Altöl", avv: "13 02 05*", kgPerM3: 870, treatment: "R9" },
  { id: 162, description: "Ölfilter", avv: "16 01 07*", kgPerM3: 450, treatment: "R4" },
  { id: 163, description: "Bremsflüssigkeit", avv: "16 01 13*", kgPerM3: 1040, treatment: "R2" },
  { id: 164, description: "Kühlerfrostschutz", avv: "16 01 14*", kgPerM3: 1060, treatment: "R2" },
  { id: 165, description: "Ölhaltige Betriebsmittel", avv: "15 02 02*", kgPerM3: 180, treatment: "R1" },
  { id: 166, description: "Öliges Wasser aus Abscheidern", avv: "13 05 07*", kgPerM3: 980, treatment: "D9" },
  { id: 167, description: "Altfarben und Altlacke", avv: "08 01 11*", kgPerM3: 900, treatment: "D10" },
  { id: 168, description: "Lösemittelgemische", avv: "14 06 03*", kgPerM3: 850, treatment: "R2" },
  { id: 169, description: "Leergebinde mit Restanhaftungen", avv: "15 01 10*", kgPerM3: 90, treatment: "R4" },
  { id: 170, description: "Starterbatterien", avv: "16 06 01*", kgPerM3: 1100, treatment: "R4" },
  { id: 171, description: "Altreifen", avv: "16 01 03", kgPerM3: 120, treatment: "R1" },
  { id: 172, description: "Kfz-Teile", avv: "16 01 22", kgPerM3: 300, treatment: "R4", vehicleParts: true },
  {
    id: 173,
    description: "Airbags und Gurtstraffer",
    avv: "16 01 10*",
    kgPerM3: 150,
    treatment: "D10",
    airbag: true,
  },
  { id: 174, description: "Autoglas", avv: "16 01 20", kgPerM3: 700, treatment: "R5" },
  {
    id: 175,
    description: "Stoßfänger und Fahrzeugkunststoffe",
    avv: "16 01 19",
    kgPerM3: 60,
    treatment: "R3",
  },
  { id: 176, description: "Katalysatoren", avv: "16 08 01", kgPerM3: 600, treatment: "R8" },
  // electrical equipment
  { id: 181, description: "Elektroaltgeräte", avv: "20 01 36", kgPerM3: 220, treatment: "R4" },
  { id: 182, description: "Leuchtstoffröhren", avv: "20 01 21*", kgPerM3: 150, treatment: "R5" },
  { id: otherWasteTypeId, description: "Sonstige Abfallart", avv: null, kgPerM3: 200, treatment: "D10" },
];
