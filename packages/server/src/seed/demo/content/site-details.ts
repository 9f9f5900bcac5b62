/** For each site of the car-dealer group, by name: the e-mail address of its contact person's account. */
export const siteContacts: Readonly<Record<string, string>> = {
  "Betriebshof Nord": "s.brandes@tiedemark.example",
  "Werkstatt Süd": "h.abel@tiedemark.example",
  "Filiale Mitte": "a.demirel@tiedemark.example",
  "Werkstatt West": "auftrag@demo.example",
  Teilelager: "t.fuhrmann@tiedemark.example",
  "Filiale Rhein": "k.seibold@tiedemark.example",
  "Filiale Ost": "e.szymanski@tiedemark.example",
  "Werkstatt Tempelfeld": "mehrfirmen@demo.example",
  "Werkstatt Franken": "i.roesler@tiedemark.example",
  "Filiale Südwest": "lesend@demo.example",
  "Lager Isar": "f.gerster@tiedemark.example",
};

export interface DemoSketch {
  readonly site: string;
  readonly fileName: string;
  /** The label of the largest building. */
  readonly house: string;
  /** The label of the gate. */
  readonly gate: string;
  /** Distance of the gate from the left edge, in pixels. */
  readonly gateAt: number;
}

export const siteSketches: readonly DemoSketch[] = [
  { site: "Werkstatt Süd", fileName: "anfahrt-tor-2.png", house: "Werkstatt", gate: "Tor 2", gateAt: 360 },
  {
    site: "Betriebshof Nord",
    fileName: "anfahrt-hof-3.png",
    house: "Betriebshof",
    gate: "Hof 3",
    gateAt: 470,
  },
  { site: "Teilelager", fileName: "anfahrt-rampe.png", house: "Lager", gate: "Rampe", gateAt: 280 },
];

export const demoTireTypes = ["Pkw-Reifen ohne Felge", "Pkw-Reifen mit Felge", "Lkw-Reifen"] as const;

interface DemoTires {
  readonly site: string;
  readonly type: (typeof demoTireTypes)[number];
  readonly amount: number;
  readonly daysAgo: number;
  readonly note?: string;
}

/** Entries in the tire storage of the workshops. Tires that were taken away have a negative amount. */
export const siteTires: readonly DemoTires[] = [
  { site: "Werkstatt Süd", type: "Pkw-Reifen ohne Felge", amount: 86, daysAgo: 41 },
  { site: "Werkstatt Süd", type: "Pkw-Reifen mit Felge", amount: 12, daysAgo: 33, note: "Unfallfahrzeuge" },
  { site: "Werkstatt Süd", type: "Pkw-Reifen ohne Felge", amount: -60, daysAgo: 19, note: "abgeholt" },
  { site: "Werkstatt Süd", type: "Pkw-Reifen ohne Felge", amount: 44, daysAgo: 4 },
  { site: "Werkstatt West", type: "Pkw-Reifen ohne Felge", amount: 130, daysAgo: 12 },
  { site: "Werkstatt Franken", type: "Lkw-Reifen", amount: 9, daysAgo: 7, note: "nur Vorderachse" },
];
