import type { DisposalFigures, MonthFigures } from "./statistics.schema.ts";

/** The figures of a period and of the year before. */
export type ComparedFigures = Pick<MonthFigures, "current" | "previous" | "comparable">;

const nothing: DisposalFigures = { disposals: 0, weightKg: 0, recoveredKg: 0, disposedKg: 0 };

/** Whether a code says of any of the weights if it was recovered or disposed of. */
export const isTreatmentKnown = ({ recoveredKg, disposedKg }: DisposalFigures): boolean =>
  recoveredKg + disposedKg > 0;

export const noFigures: ComparedFigures = {
  current: nothing,
  previous: nothing,
  comparable: { currentKg: 0, previousKg: 0 },
};

/** Weights have three decimals; their sum must not have more, and zero no minus. */
const rounded = (kilograms: number) => Math.round(kilograms * 1000) / 1000 || 0;

/** What no code says of whether it was recovered or disposed of. */
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

/** The heaviest first; of equals that of the year before decides. */
export const byWeight = (one: ComparedFigures, other: ComparedFigures): number =>
  other.current.weightKg - one.current.weightKg || other.previous.weightKg - one.previous.weightKg;
