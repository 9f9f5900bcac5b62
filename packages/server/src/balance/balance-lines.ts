import { balanceTexts, disposalCells, divertedCells, type WasteBalance } from "@kreislauf/contract/balance";
import type { Language } from "@kreislauf/contract/base";

/** A line in the table of ESRS E5-5: one cell, or the sum of several cells. */
export interface BalanceLine {
  readonly name: string;
  readonly hazardousKg: number;
  readonly otherKg: number;
  readonly estimatedKg: number;
  readonly isSum: boolean;
}

/** The table of ESRS E5-5 with its sums, for files and for paper. */
export function balanceLines({ cells }: WasteBalance, language: Language): readonly BalanceLine[] {
  const words = balanceTexts[language];
  const lineOf = (name: string, of: readonly string[]): BalanceLine => {
    const ofLine = cells.filter(({ cell }) => of.includes(cell));
    const sum = (hazardous: boolean) =>
      ofLine.filter((cell) => cell.hazardous === hazardous).reduce((kg, cell) => kg + cell.kg, 0);
    return {
      name,
      hazardousKg: sum(true),
      otherKg: sum(false),
      estimatedKg: ofLine.reduce((kg, cell) => kg + cell.estimatedKg, 0),
      isSum: of.length > 1,
    };
  };
  const single = (cell: WasteBalance["cells"][number]["cell"]) => lineOf(words.cell[cell], [cell]);
  return [
    ...divertedCells.map(single),
    lineOf(`${words.diverted}, ${words.together}`, divertedCells),
    ...disposalCells.map(single),
    lineOf(`${words.directed}, ${words.together}`, disposalCells),
    single("unknown"),
    lineOf(words.total, [...divertedCells, ...disposalCells, "unknown"]),
  ];
}
