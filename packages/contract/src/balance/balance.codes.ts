import { sheetMediaTypes } from "../base/index.ts";
import { exportFormats } from "../exports/index.ts";
import { treatmentSources } from "./treatment-sources.texts.ts";

/** The cells of ESRS E5-5, paragraph 37, for waste that is diverted from disposal, by its treatment. */
export const divertedCells = ["reuse", "recycling", "otherRecovery"] as const;
/** The cells of ESRS E5-5, paragraph 37, for waste that is directed to disposal, by its treatment. */
export const disposalCells = ["incineration", "landfill", "otherDisposal"] as const;
/** All cells. `unknown` is waste without a reported treatment; it is neither diverted nor directed to disposal. */
export const balanceCells = [...divertedCells, ...disposalCells, "unknown"] as const;
export type BalanceCell = (typeof balanceCells)[number];

/** The two groups of cells, each of which has a sum. */
export const cellsOfGroup = { diverted: divertedCells, directed: disposalCells } as const;
export type BalanceGroup = keyof typeof cellsOfGroup;
export const balanceGroups = ["diverted", "directed"] as const satisfies readonly BalanceGroup[];

/** Maps treatment codes to cells of ESRS E5-5, with the version and sources that every report prints. */
export interface TreatmentTable {
  readonly version: string;
  readonly sources: readonly string[];
  readonly cells: Readonly<Record<string, BalanceCell>>;
}

/**
 * The cells of E5-5 for the R and D codes (annexes 1 and 2 of the KrWG). R3 to R5 include preparing for re-use, which
 * the code alone does not tell apart, so they count as recycling as a whole. R10 to R13 count as other recovery: R10 is
 * land treatment, R11 uses what is left of another treatment, and R12 and R13 come before a final treatment, with which
 * they would count twice as recycling.
 */
export const treatmentTable: TreatmentTable = {
  version: "2026-1",
  sources: treatmentSources,
  cells: {
    R1: "otherRecovery",
    R2: "recycling",
    R3: "recycling",
    R4: "recycling",
    R5: "recycling",
    R6: "recycling",
    R7: "recycling",
    R8: "recycling",
    R9: "recycling",
    R10: "otherRecovery",
    R11: "otherRecovery",
    R12: "otherRecovery",
    R13: "otherRecovery",
    D1: "landfill",
    D2: "otherDisposal",
    D3: "otherDisposal",
    D4: "otherDisposal",
    D5: "landfill",
    D6: "otherDisposal",
    D7: "otherDisposal",
    D8: "otherDisposal",
    D9: "otherDisposal",
    D10: "incineration",
    D11: "incineration",
    D12: "landfill",
    D13: "otherDisposal",
    D14: "otherDisposal",
    D15: "otherDisposal",
  },
};

export const balanceFormats = [...exportFormats, "pdf"] as const;
export type BalanceFormat = (typeof balanceFormats)[number];
export const balanceMediaTypes: Readonly<Record<BalanceFormat, string>> = {
  ...sheetMediaTypes,
  pdf: "application/pdf",
};

/** The most disposals whose receipts the PDF lists; if a balance has more, only its Excel and CSV files list them. */
export const maxPrintedReceipts = 2_000;

/** The cell of a treatment code; `unknown` for an empty or unknown code. */
export const cellOfTreatment = (code: string): BalanceCell => treatmentTable.cells[code] ?? "unknown";

/** Whether waste is construction and demolition waste (AVV chapter 17), which the recycling rate leaves out. */
export const isConstructionWaste = (avvCode: string): boolean => avvCode.startsWith("17");
