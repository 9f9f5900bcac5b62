import type { BerlinDate } from "../base/index.ts";
import { type AmountUnit, type ContainerActionId, containerAction } from "./catalog.codes.ts";

/** Whether containers come or go for good, instead of what is in them. */
export function isPlacement(actionId: ContainerActionId): boolean {
  return actionId === containerAction.place || actionId === containerAction.purchase;
}

/** Whether it takes waste away, so that limits on the waste apply, and not just containers to, from or on the site. */
export function takesWaste(actionId: ContainerActionId): boolean {
  return (
    !isPlacement(actionId) && actionId !== containerAction.remove && actionId !== containerAction.relocate
  );
}

/** What a cycle orders: the first of the offered actions that takes waste, as the catalog lists them. */
export function cycleAction(offered: readonly ContainerActionId[]): ContainerActionId | undefined {
  return offered.find(takesWaste);
}

/** Whether an order needs containers that stand on site, and not more than there are (decisions.md section 4). */
export function isBoundByContainers(actionId: ContainerActionId, unit: AmountUnit): boolean {
  return unit === "container" && !isPlacement(actionId);
}

/** Day/month/year without leading zeros, separated by commas (decisions.md section 13). */
export function writeHolidays(dates: Iterable<BerlinDate>): string {
  return [...dates]
    .map((date) => {
      const [year, month, day] = date.split("-");
      return `${Number(day)}/${Number(month)}/${year}`;
    })
    .join(",");
}

export function readHolidays(text: string): ReadonlySet<BerlinDate> {
  const dates = text.split(",").filter(Boolean);
  return new Set(
    dates.map((entry) => {
      const [day = "", month = "", year = ""] = entry.trim().split("/");
      return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    }),
  );
}
