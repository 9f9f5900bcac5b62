import { defineTexts, type RoomErrorCode } from "../base/index.ts";
import type { GapKind, GapLevel, SeparationClass, SeparationReason } from "./separation.codes.ts";

export const separationErrorTexts = defineTexts<Record<RoomErrorCode<"separation">, string>>({
  de: {
    separation_reason_changed:
      "Jemand anders hat diesen Grund gerade geändert. Bitte prüfen Sie ihn und speichern Sie noch einmal.",
  },
  en: {
    separation_reason_changed: "Somebody else has just changed this reason. Please check it and save again.",
  },
});

const disposalsDe = (amount: string) => (amount === "1" ? "1 Entsorgung" : `${amount} Entsorgungen`);
const disposalsEn = (amount: string) => (amount === "1" ? "1 disposal" : `${amount} disposals`);

/** The words of the folder, on the screen and on paper. */
export const separationTexts = defineTexts({
  de: {
    class: {
      paper: "Papier, Pappe, Karton",
      glass: "Glas",
      plastics: "Kunststoffe",
      metals: "Metalle",
      wood: "Holz",
      textiles: "Textilien",
      biowaste: "Bioabfälle",
      construction_glass: "Glas (Bau)",
      construction_plastics: "Kunststoff (Bau)",
      construction_metals: "Metalle und Legierungen (Bau)",
      construction_wood: "Holz (Bau)",
      insulation: "Dämmmaterial",
      bitumen: "Bitumengemische",
      gypsum: "Baustoffe auf Gipsbasis",
      concrete: "Beton",
      bricks: "Ziegel",
      tiles: "Fliesen und Keramik",
      municipal_mixed: "Gemischte Gewerbeabfälle",
      construction_mixed: "Gemischte Bau- und Abbruchabfälle",
      outside: "Außerhalb der Verordnung",
      unknown: "Zuordnung offen",
    } satisfies Record<SeparationClass, string>,
    reason: {
      small_quantity: "Sehr geringe Menge",
      not_possible: "Technisch nicht möglich",
      not_reasonable: "Wirtschaftlich nicht zumutbar",
      none_arises: "Fällt nicht an",
      other: "Anderer Grund",
    } satisfies Record<SeparationReason, string>,
    level: { missing: "Fehlt", incomplete: "Unvollständig", complete: "Vollständig" } satisfies Record<
      GapLevel,
      string
    >,
    open: {
      reason: (_amount: string) => "Grund eintragen",
      site_plan: (_amount: string) => "Lageplan beim Standort hochladen",
      class: (amount: string) =>
        amount === "1"
          ? "1 Abfallart ohne Zuordnung, sie zählt nirgends mit"
          : `${amount} Abfallarten ohne Zuordnung, sie zählen nirgends mit`,
      weights: (amount: string) => `${disposalsDe(amount)} ohne Gewicht`,
      estimates: (amount: string) => `${amount} t sind geschätzt`,
      receipts: (amount: string) => `${disposalsDe(amount)} ohne Leistungsbeleg`,
      disposers: (amount: string) => `${disposalsDe(amount)} ohne genannten Entsorger`,
    } satisfies Record<GapKind, (amount: string) => string>,
    complete: {
      reason: "Begründet",
      site_plan: "Lageplan",
      class: "Alle Abfallarten zugeordnet",
      weights: "Alle Entsorgungen gewogen",
      estimates: "Kein Gewicht geschätzt",
      receipts: "Alle Leistungsbelege",
      disposers: "Alle Entsorger genannt",
    } satisfies Record<GapKind, string>,
  },
  en: {
    class: {
      paper: "Paper and cardboard",
      glass: "Glass",
      plastics: "Plastics",
      metals: "Metals",
      wood: "Wood",
      textiles: "Textiles",
      biowaste: "Biowaste",
      construction_glass: "Glass (construction)",
      construction_plastics: "Plastics (construction)",
      construction_metals: "Metals and alloys (construction)",
      construction_wood: "Wood (construction)",
      insulation: "Insulation material",
      bitumen: "Bituminous mixtures",
      gypsum: "Gypsum-based materials",
      concrete: "Concrete",
      bricks: "Bricks",
      tiles: "Tiles and ceramics",
      municipal_mixed: "Mixed commercial waste",
      construction_mixed: "Mixed construction and demolition waste",
      outside: "Outside the ordinance",
      unknown: "Not yet classified",
    },
    reason: {
      small_quantity: "Very small quantity",
      not_possible: "Technically impossible",
      not_reasonable: "Economically unreasonable",
      none_arises: "Does not arise",
      other: "Other reason",
    },
    level: { missing: "Missing", incomplete: "Incomplete", complete: "Complete" },
    open: {
      reason: () => "Enter a reason",
      site_plan: () => "Upload a site plan at the site",
      class: (amount) =>
        amount === "1"
          ? "1 waste type is not classified and is not counted"
          : `${amount} waste types are not classified and are not counted`,
      weights: (amount) => `${disposalsEn(amount)} without a weight`,
      estimates: (amount) => `${amount} t are estimated`,
      receipts: (amount) => `${disposalsEn(amount)} without a receipt`,
      disposers: (amount) => `${disposalsEn(amount)} without a named disposer`,
    },
    complete: {
      reason: "Reason given",
      site_plan: "Site plan",
      class: "All waste types classified",
      weights: "All disposals weighed",
      estimates: "No weight estimated",
      receipts: "All receipts",
      disposers: "All disposers named",
    },
  },
});

export const folderPaperTexts = defineTexts({
  de: {
    title: (year: number) => `GewAbfV-Ordner ${year}`,
    fileName: "GewAbfV-Ordner",
    rate: (percent: string, separate: string, total: string) =>
      `Getrenntsammlungsquote: ${separate} t getrennt ÷ ${total} t Gewerbeabfall × 100 = ${percent}\u00A0%`,
    noRate: "Ohne Menge lässt sich keine Getrenntsammlungsquote berechnen.",
    met: "Die Schwelle von 90\u00A0% ist erreicht.",
    missed: "Die Schwelle von 90\u00A0% ist nicht erreicht.",
    fractions: "Getrennt gesammelt",
    reasons: "Nicht getrennt gesammelt, nach Angabe des Unternehmens",
    rest: "Gemischter Rest und Übriges",
    gaps: "Lücken",
    disposers: "Entsorger",
    columns: {
      fraction: "Fraktion",
      containers: "Behälter",
      tonnes: "Tonnen",
      receipts: "Belege",
      reason: "Grund",
      state: "Zustand",
      gap: "Was",
      disposer: "Entsorger",
      treatments: "Verfahren",
      disposals: "Entsorgungen",
    },
    noReason: "Noch kein Grund",
    receipts: (receipts: string, disposals: string) => `${receipts} von ${disposals}`,
    estimated: (tonnes: string) => `davon ${tonnes} geschätzt`,
    basis: (version: string, at: string) =>
      `Grundlage: GewAbfV, gültig seit 01.01.2019, §§ 3, 4, 8; Regelstand ${version}. Stand der Daten: ${at}. Ersetzt keine Rechtsberatung.`,
    page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
  },
  en: {
    title: (year) => `GewAbfV folder ${year}`,
    fileName: "GewAbfV-folder",
    rate: (percent, separate, total) =>
      `Separate collection rate: ${separate} t collected separately ÷ ${total} t commercial waste × 100 = ${percent}%`,
    noRate: "Without any weight no separate collection rate can be calculated.",
    met: "The threshold of 90% is met.",
    missed: "The threshold of 90% is not met.",
    fractions: "Collected separately",
    reasons: "Not collected separately, as stated by the company",
    rest: "Mixed and other waste",
    gaps: "Gaps",
    disposers: "Disposers",
    columns: {
      fraction: "Fraction",
      containers: "Containers",
      tonnes: "Tonnes",
      receipts: "Receipts",
      reason: "Reason",
      state: "State",
      gap: "What",
      disposer: "Disposer",
      treatments: "Treatment",
      disposals: "Disposals",
    },
    noReason: "No reason yet",
    receipts: (receipts, disposals) => `${receipts} of ${disposals}`,
    estimated: (tonnes) => `${tonnes} of it estimated`,
    basis: (version, at) =>
      `Based on GewAbfV as in force since 01.01.2019, sections 3, 4, 8; rules ${version}. Data as of ${at}. This is not legal advice.`,
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
});
