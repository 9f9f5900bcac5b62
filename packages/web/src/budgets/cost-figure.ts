import { type CostDimension, costDimensions } from "@kreislauf/contract/budgets";
import type { CostFigure } from "./budgets.queries.ts";

interface Figure {
  readonly by: CostDimension;
  /** The cost centre, site or waste type; null for costs without one, undefined for the sum of all costs. */
  readonly key?: string | null | undefined;
  /** 1 to 12; undefined for the whole year. */
  readonly month?: number | undefined;
}

/**
 * A figure as text in the URL: `costCentre.3.4711` (March), `site.0.12` (whole year), `wasteType.7` (July, all waste
 * types), `costCentre.0.` (no cost centre).
 */
export const keyOfFigure = ({ by, key, month = 0 }: Figure): string =>
  [by, month, ...(key === undefined ? [] : [key ?? ""])].join(".");

/** The figure that a text made by `keyOfFigure` stands for; undefined if the text is invalid. */
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
