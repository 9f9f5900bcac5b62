import { type CostDimension, costDimensions } from "@kreislauf/contract/budgets";
import type { CostFigure } from "./budgets.queries.ts";

interface Figure {
  readonly by: CostDimension;
  /** Null for what is not assigned, undefined for all of them. */
  readonly key?: string | null | undefined;
  /** 1 to 12; all of the year without it. */
  readonly month?: number | undefined;
}

/** A figure as the address names it: `costCentre.3.4711`, `site.0.12`, `wasteType.7`, `costCentre.0.` for none. */
export const keyOfFigure = ({ by, key, month = 0 }: Figure): string =>
  [by, month, ...(key === undefined ? [] : [key ?? ""])].join(".");

/** The figure that an address names; undefined for anything else. */
export function costFigureOf(text: string, year: number): CostFigure | undefined {
  const [named, monthText, ...rest] = text.split(".");
  const by = costDimensions.find((each) => each === named);
  const month = Number(monthText);
  if (by === undefined || !Number.isInteger(month) || month < 0 || month > 12) return undefined;
  const key = rest.length === 0 ? undefined : rest.join(".");
  return {
    year,
    by,
    ...(month > 0 && { month }),
    ...(key === "" ? { unassigned: true } : key !== undefined && { key }),
  };
}
