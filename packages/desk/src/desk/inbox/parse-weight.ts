/**
 * Parses a weight such as `1.240`, `1,240 kg` or `1,24 t` into kg; null if it is no weight, undefined if it is empty.
 */
export function parseWeight(typed: string): number | null | undefined {
  const text = typed.trim().toLowerCase();
  if (text === "") return undefined;
  const [, digits = "", unit] = /^([\d.,\s]+?)\s*(kg|t)?$/.exec(text) ?? [];
  // In kg, a comma, point or space before three digits separates thousands, because nobody weighs in grams. In t, a
  // comma or point is always the decimal separator, because no order weighs thousands of tonnes.
  const marks = unit === "t" ? /\s/g : /[.,\s](?=\d{3}(\D|$))/g;
  const number = Number(digits.replaceAll(marks, "").replace(",", "."));
  if (digits === "" || Number.isNaN(number)) return null;
  return unit === "t" ? Math.round(number * 1000) : number;
}
