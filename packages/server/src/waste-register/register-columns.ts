import type { Language } from "@kreislauf/contract/base";
import { type RegisterEntry, registerTexts } from "@kreislauf/contract/waste-register";
import type { Column } from "../base/sheets/sheet.ts";

/** The columns of the register's tables. Masses are in kilograms, so that they need no rounding. */
export function registerColumns(language: Language): readonly Column<RegisterEntry>[] {
  const { columns, yes, no, notes } = registerTexts[language];
  const text = (
    heading: string,
    width: number,
    value: (entry: RegisterEntry) => string | null,
  ): Column<RegisterEntry> => ({ heading, kind: "text", width, value });
  return [
    { heading: columns.date, kind: "date", width: 12, value: (entry) => entry.date },
    text(columns.site, 26, (entry) => entry.site.alias),
    text(columns.city, 20, (entry) => entry.site.city),
    text(columns.avvCode, 14, (entry) => entry.wasteType.avvCode),
    text(columns.wasteType, 32, (entry) => entry.wasteType.description),
    text(columns.hazardous, 11, (entry) => (entry.wasteType.hazardous ? yes : no)),
    { heading: columns.weight, kind: "kilograms", width: 12, value: (entry) => entry.weightKg },
    { heading: columns.formerWeight, kind: "kilograms", width: 24, value: (entry) => entry.formerWeightKg },
    text(columns.carrier, 28, (entry) => entry.carrier),
    text(columns.disposer, 28, (entry) => entry.disposer),
    text(columns.treatment, 11, (entry) => entry.treatmentCode),
    text(columns.proof, 15, (entry) => entry.proofNumber),
    text(columns.noteKind, 16, (entry) => entry.note && notes[entry.note.kind]),
    text(columns.noteNumber, 16, (entry) => entry.note && entry.note.number),
    text(columns.signed, 18, (entry) => entry.note && (entry.note.isSigned ? yes : no)),
    { heading: columns.orderNumber, kind: "integer", width: 15, value: (entry) => entry.orderNumber },
    text(columns.receipt, 16, (entry) => entry.receiptNumber),
    text(columns.estimated, 11, (entry) => (entry.isEstimated ? yes : no)),
  ];
}
