import { balanceTexts } from "@kreislauf/contract/balance";
import { formatAvvCode } from "@kreislauf/contract/catalog";
import { useTexts } from "@kreislauf/ui/base/language.ts";
import type { BalanceFigure } from "./balance.queries.ts";

/** Says what a figure counts: an AVV code, a cell, hazardous waste or not, or all waste. */
export function useFigureName(): (figure: BalanceFigure) => string {
  const words = useTexts(balanceTexts);
  const cellNames = { ...words.cell, diverted: words.diverted, directed: words.directed };
  return ({ cell, hazardous, avvCode }) => {
    const code = avvCode === "none" ? words.withoutCode : formatAvvCode(avvCode ?? "", false);
    const names = [
      ...(avvCode === undefined ? [] : [code]),
      ...(cell === undefined ? [] : [cellNames[cell]]),
      ...(hazardous === undefined ? [] : [hazardous ? words.hazardous : words.other]),
    ];
    return (avvCode ?? cell) === undefined ? [words.total, ...names].join(", ") : names.join(", ");
  };
}
