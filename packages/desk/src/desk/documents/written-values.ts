/** `2027-03-24` as people write it. */
export const writtenPeriod = (period: string | null): string =>
  (period ?? "").split("-").toReversed().join(".");

/** Cents as people write them in the field. */
export const writtenAmount = (cents: number): string =>
  `${cents < 0 ? "-" : ""}${Math.trunc(Math.abs(cents) / 100)},${String(Math.abs(cents) % 100).padStart(2, "0")}`;
