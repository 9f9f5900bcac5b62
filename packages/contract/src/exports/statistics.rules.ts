import type { DisposalFigures, MonthFigures } from "./statistics.schema.ts";

/** The figures of a period and of the same period a year before. */
export type ComparedFigures = Pick<MonthFigures, "current" | "previous" | "comparable">;

const nothing: DisposalFigures = { disposals: 0, weightKg: 0, recoveredKg: 0, disposedKg: 0 };

/** Whether a treatment code is known for any of the weight. */
export const isTreatmentKnown = ({ recoveredKg, disposedKg }: DisposalFigures): boolean =>
  recoveredKg + disposedKg > 0;

export const noFigures: ComparedFigures = {
  current: nothing,
  previous: nothing,
  comparable: { currentKg: 0, previousKg: 0 },
};

/** Weights have three decimals; rounding keeps sums from having more, and avoids a negative zero. */
const rounded = (kilograms: number) => Math.round(kilograms * 1000) / 1000 || 0;

/** The kilograms without a known treatment code. */
export const unknownKgOf = ({
  weightKg,
  recoveredKg,
  disposedKg,
}: Pick<DisposalFigures, "weightKg" | "recoveredKg" | "disposedKg">): number =>
  rounded(weightKg - recoveredKg - disposedKg);

const plus = (one: DisposalFigures, other: DisposalFigures): DisposalFigures => ({
  disposals: one.disposals + other.disposals,
  weightKg: rounded(one.weightKg + other.weightKg),
  recoveredKg: rounded(one.recoveredKg + other.recoveredKg),
  disposedKg: rounded(one.disposedKg + other.disposedKg),
});

export const sumFigures = (all: readonly ComparedFigures[]): ComparedFigures =>
  all.reduce(
    (total, each) => ({
      current: plus(total.current, each.current),
      previous: plus(total.previous, each.previous),
      comparable: {
        currentKg: rounded(total.comparable.currentKg + each.comparable.currentKg),
        previousKg: rounded(total.comparable.previousKg + each.comparable.previousKg),
      },
    }),
    noFigures,
  );

/** Sorts the heaviest first; if two weigh the same, by the weight of the year before. */
export const byWeight = (one: ComparedFigures, other: ComparedFigures): number =>
  other.current.weightKg - one.current.weightKg || other.previous.weightKg - one.previous.weightKg;
