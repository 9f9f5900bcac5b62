/** The value below which this share (0 to 1) of the values lies; throws if there are no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (value === undefined) throw new RangeError("There is nothing to rank.");
  return value;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
