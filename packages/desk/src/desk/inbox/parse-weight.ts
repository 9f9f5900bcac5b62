/** Kilograms of what was typed, like `1.240`, `1,240 kg` or `1,24 t`; null if it is no weight, undefined if empty. */
export function parseWeight(typed: string): number | null | undefined {
  const text = typed.trim().toLowerCase();
  if (text === "") return undefined;
  const [, digits = "", unit] = /^([\d.,\s]+?)\s*(kg|t)?$/.exec(text) ?? [];
  // Nobody weighs in grams or by the thousand tonnes, so three digits behind a mark are a group of kilograms, but a part of
  // a tonne.
  const marks = unit === "t" ? /\s/g : /[.,\s](?=\d{3}(\D|$))/g;
  const number = Number(digits.replaceAll(marks, "").replace(",", "."));
  if (digits === "" || Number.isNaN(number)) return null;
  return unit === "t" ? Math.round(number * 1000) : number;
}
