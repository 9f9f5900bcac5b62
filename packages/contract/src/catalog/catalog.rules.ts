import type { BerlinDate } from "../base/index.ts";
import { type AmountUnit, type ContainerActionId, containerAction } from "./catalog.codes.ts";

/** Whether the action brings new containers to the site, placed or sold there. */
export function isPlacement(actionId: ContainerActionId): boolean {
  return actionId === containerAction.place || actionId === containerAction.purchase;
}

/** Whether the action takes waste away, so that limits on the waste apply; other actions only move containers. */
export function isWasteAction(actionId: ContainerActionId): boolean {
  return (
    !isPlacement(actionId) && actionId !== containerAction.remove && actionId !== containerAction.relocate
  );
}

/** What the amount of an order counts: pieces of waste if the offer counts pieces, otherwise containers. */
export const orderUnit = (actionId: ContainerActionId, offerUnit: AmountUnit): AmountUnit =>
  isWasteAction(actionId) ? offerUnit : "container";

/**
 * The action that the orders of a cycle have: the first offered action that takes waste away, in the catalog's
 * sequence; undefined if none does.
 */
export function cycleAction(offered: readonly ContainerActionId[]): ContainerActionId | undefined {
  return offered.find(isWasteAction);
}

/** Whether the amount of an order is limited by the number of containers on site (docs/coverage.md D4.8). */
export function isLimitedByContainers(actionId: ContainerActionId, unit: AmountUnit): boolean {
  return unit === "container" && !isPlacement(actionId);
}

/** Dates as day/month/year without leading zeros, separated by commas (docs/coverage.md D13.6). */
export function formatHolidays(dates: Iterable<BerlinDate>): string {
  return [...dates]
    .map((date) => {
      const [year, month, day] = date.split("-");
      return `${Number(day)}/${Number(month)}/${year}`;
    })
    .join(",");
}

export function parseHolidays(text: string): ReadonlySet<BerlinDate> {
  const dates = text.split(",").filter(Boolean);
  return new Set(
    dates.map((entry) => {
      const [day = "", month = "", year = ""] = entry.trim().split("/");
      return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    }),
  );
}
