/** Formats cents as euros without the currency sign: `1.284,50`. */
export const formatCents = (cents: number): string => {
  const [whole = "", fraction = ""] = (Math.abs(cents) / 100).toFixed(2).split(".");
  return `${cents < 0 ? "−" : ""}${grouped(whole)},${fraction}`;
};

/** Formats cents as euros: `1.284,50 €`. */
export const formatEuroAmount = (cents: number): string => `${formatCents(cents)}\u00a0€`;

/** Formats a number such as `1,25` with a minimum and maximum number of decimals. */
export function formatDecimal(value: number, least: number, most: number): string {
  const [whole = "", all = ""] = Math.abs(value).toFixed(most).split(".");
  const fraction = all.replace(new RegExp(`0{0,${most - least}}$`), "");
  return `${value < 0 ? "−" : ""}${grouped(whole)}${fraction === "" ? "" : `,${fraction}`}`;
}

const grouped = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ".");
