const mostEuroDigits = 8;

const notations = [
  /^(?<whole>\d+|\d{1,3}(?:\.\d{3})+)(?:,(?<cents>\d{1,2}))?$/,
  /^(?<whole>\d+|\d{1,3}(?:,\d{3})+)\.(?<cents>\d{1,2})$/,
];

/**
 * Parses an amount in German or English notation (`1.000,00`, `1,000.00`, `1000,5`, `1000`) into cents; null if empty,
 * undefined if it is no amount or ambiguous (`1,234`).
 */
export function parseEuros(text: string): number | null | undefined {
  const plain = text.replaceAll(/[\s€]/g, "");
  if (plain === "") return null;
  const { groups } = notations.map((notation) => notation.exec(plain)).find((match) => match !== null) ?? {};
  const whole = groups?.whole?.replaceAll(/[.,]/g, "");
  if (whole === undefined || whole.length > mostEuroDigits) return undefined;
  return Number(whole) * 100 + Number((groups?.cents ?? "").padEnd(2, "0"));
}

/** Cents, not negative, as a person types euros: `1234,50`; empty for null. */
export const toEuros = (cents: number | null): string =>
  cents === null ? "" : `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;
