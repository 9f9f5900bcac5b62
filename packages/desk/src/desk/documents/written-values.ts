import { toEuros } from "@kreislauf/ui/base/parse-euros.ts";

/** `2027-03-24` as people write it. */
export const writtenPeriod = (period: string | null): string =>
  (period ?? "").split("-").toReversed().join(".");

/** Cents as people write them in the field. */
export const writtenAmount = (cents: number): string => `${cents < 0 ? "-" : ""}${toEuros(Math.abs(cents))}`;
