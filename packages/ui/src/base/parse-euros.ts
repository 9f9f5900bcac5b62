const mostEuroDigits = 8;

/** `1.000,00`, `1000` or `1000,5` in cents; null if empty, undefined if it is no amount. */
export function parseEuros(text: string): number | null | undefined {
  const plain = text.trim().replaceAll(/[.\s€]/g, "");
  if (plain === "") return null;
  const [, whole, cents = ""] = /^(\d+)(?:,(\d{1,2}))?$/.exec(plain) ?? [];
  if (whole === undefined || whole.length > mostEuroDigits) return undefined;
  return Number(whole) * 100 + Number(cents.padEnd(2, "0"));
}

/** Cents as they are typed. */
export const toEuros = (cents: number | null): string =>
  cents === null ? "" : `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;
