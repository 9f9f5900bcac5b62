import { defineTexts, type Language } from "@kreislauf/contract/base";
import type { SheetProblem, UnreadableSheetError } from "../../base/sheets/read-sheet.ts";

const unreadableSheetTexts = defineTexts<Record<SheetProblem["reason"], (line: number) => string>>({
  de: {
    no_table: () => "Diese Datei ist weder eine CSV-Datei noch eine XLSX-Arbeitsmappe.",
    former_excel: () =>
      "Diese Datei hat das Format von Excel 2003 und älter. Bitte speichern Sie sie als XLSX oder CSV.",
    without_results: () =>
      "Diese Datei hat Formeln ohne Ergebnisse. Bitte öffnen Sie sie in Excel und speichern Sie sie.",
    unmatched_quotes: (line) => `Zeile ${line}: Die Anführungszeichen passen nicht zusammen.`,
    damaged: () => "Diese Datei ist unvollständig oder beschädigt.",
    too_large: () => "Ausgepackt ist diese Datei größer als 100 MB.",
  },
  en: {
    no_table: () => "This file is neither a CSV file nor an XLSX workbook.",
    former_excel: () => "This file is in the format of Excel 2003 and older. Please save it as XLSX or CSV.",
    without_results: () => "This file has formulas without results. Please open it in Excel and save it.",
    unmatched_quotes: (line) => `Line ${line}: its quotes do not match.`,
    damaged: () => "This file is incomplete or damaged.",
    too_large: () => "Unpacked, this file is larger than 100 MB.",
  },
});

/** Why a file cannot be read as a table. */
export const unreadableSheetSentence = (
  { problem: { reason, line } }: UnreadableSheetError,
  language: Language,
): string => unreadableSheetTexts[language][reason](line);
