import { toEuros } from "@kreislauf/ui/base/parse-euros.ts";

/** `2027-03-24` as people write it: `24.03.2027`; empty for null. */
export const writtenPeriod = (period: string | null): string =>
  (period ?? "").split("-").toReversed().join(".");

/** Cents as people write euros in the field: `-1234,50`. */
export const writtenAmount = (cents: number): string => `${cents < 0 ? "-" : ""}${toEuros(Math.abs(cents))}`;
