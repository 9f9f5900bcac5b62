import { type BalanceCell, balanceCells } from "@kreislauf/contract/balance";
import type { BalanceFigure } from "./balance.queries.ts";

/** A figure as the address names it: `recycling-hazardous`, `landfill-other`, `130205`. */
export function keyOfFigure({ cell, hazardous, avvCode }: BalanceFigure): string {
  return avvCode ?? `${cell}-${hazardous === true ? "hazardous" : "other"}`;
}

/** The figure that an address names; undefined for anything else. */
export function figureOf(key: string): BalanceFigure | undefined {
  if (/^\d{6}$/.test(key)) return { avvCode: key };
  const [name, kind] = key.split("-");
  const cell = balanceCells.find((each: BalanceCell) => each === name);
  if (cell === undefined || (kind !== "hazardous" && kind !== "other")) return undefined;
  return { cell, hazardous: kind === "hazardous" };
}
