import { canReportWeight } from "@kreislauf/contract/disposers";

/**
 * Converts typed tonnes to kilograms; `14620 kg` is understood as well. Undefined if the text cannot be the weight of
 * this many containers.
 */
export function parseTonnes(text: string, containers: number): number | undefined {
  const [, number = "", unit = ""] = /^\s*(\d{1,6}(?:[.,]\d{1,3})?)\s*(t|kg)?\s*$/i.exec(text) ?? [];
  if (number === "") return undefined;
  const value = Number(number.replace(",", "."));
  const weightKg = unit.toLowerCase() === "kg" ? value : Math.round(value * 1_000_000) / 1_000;
  return canReportWeight(weightKg, containers).allowed ? weightKg : undefined;
}
