import { balanceCells, balanceGroups } from "@kreislauf/contract/balance";
import type { BalanceFigure } from "./balance.queries.ts";

const whole = "all";
const cells = [...balanceCells, ...balanceGroups];

/**
 * The key of a figure in the address, such as `recycling-hazardous`, `directed`, `all-other`, `130205` or
 * `130205-directed`.
 */
export const keyOfFigure = ({ cell, hazardous, avvCode }: BalanceFigure): string =>
  [
    avvCode ?? cell ?? whole,
    ...(avvCode !== undefined && cell !== undefined ? [cell] : []),
    ...(hazardous === undefined ? [] : [hazardous ? "hazardous" : "other"]),
  ].join("-");

/** The figure with this key; undefined if the key names none. */
export function figureOf(key: string): BalanceFigure | undefined {
  const [first = "", ...rest] = key.split("-");
  const hasCode = /^(?:\d{6}|none)$/.test(first);
  const names = hasCode || first === whole ? rest : [first, ...rest];
  const cell = cells.find((each) => each === names[0]);
  const kind = names[cell === undefined ? 0 : 1];
  const figure: BalanceFigure = {
    ...(hasCode && { avvCode: first }),
    ...(cell !== undefined && { cell }),
    ...(kind !== undefined && { hazardous: kind === "hazardous" }),
  };
  return keyOfFigure(figure) === key ? figure : undefined;
}
