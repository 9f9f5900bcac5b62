import {
  constructionFractions,
  type GapKind,
  type GapLevel,
  gapLevels,
  municipalFractions,
  type SeparationClass,
  type SeparationFraction,
  thresholdTenths,
} from "./separation.codes.ts";
import { classOfCode } from "./separation-rule-set.ts";
import type { SeparationFigures, SeparationGap, SeparationRate } from "./separation.schema.ts";

/** Disposals of one waste in the year. */
export interface SeparationPart extends SeparationFigures {
  /** Six digits; empty without a code. */
  readonly avvCode: string;
}

const isMunicipal = (of: SeparationClass) => (municipalFractions as readonly SeparationClass[]).includes(of);

/** Weights have three decimals; their sum must not have more. */
const sumOf = (parts: readonly SeparationPart[], value: (part: SeparationPart) => number) =>
  Math.round(parts.reduce((sum, part) => sum + value(part), 0) * 1000) / 1000;

export const figuresOf = (parts: readonly SeparationPart[]): SeparationFigures => ({
  disposals: sumOf(parts, ({ disposals }) => disposals),
  kg: sumOf(parts, ({ kg }) => kg),
  estimatedKg: sumOf(parts, ({ estimatedKg }) => estimatedKg),
  unweighed: sumOf(parts, ({ unweighed }) => unweighed),
  receipts: sumOf(parts, ({ receipts }) => receipts),
});

/** The fractions that a site has to collect apart: those of section 8 only where it has construction waste. */
export function requiredFractions(parts: readonly SeparationPart[]): readonly SeparationFraction[] {
  const hasConstruction = parts.some(({ avvCode }) => {
    const found = classOfCode(avvCode);
    return (
      found === "construction_mixed" || (constructionFractions as readonly SeparationClass[]).includes(found)
    );
  });
  return [...municipalFractions, ...(hasConstruction ? constructionFractions : [])];
}

/** Separately collected mass by all commercial municipal waste, in whole kilograms; null without any mass. */
export function rateOf(parts: readonly SeparationPart[]): SeparationRate | null {
  const kgOf = (isCounted: (of: SeparationClass) => boolean) =>
    Math.round(
      sumOf(
        parts.filter(({ avvCode }) => isCounted(classOfCode(avvCode))),
        ({ kg }) => kg,
      ),
    );
  const separateKg = kgOf(isMunicipal);
  const totalKg = separateKg + kgOf((of) => of === "municipal_mixed");
  if (totalKg === 0) return null;
  const isMet = separateKg * 10 >= totalKg * thresholdTenths;
  const hundredths = Math.floor((separateKg * 10_000) / totalKg + 0.5);
  const tenths = Math.floor((separateKg * 1_000) / totalKg + 0.5);
  return {
    separateKg,
    totalKg,
    isMet,
    // What misses the threshold is never shown as if it met it.
    percent: (isMet ? hundredths : Math.min(hundredths, thresholdTenths * 1_000 - 1)) / 100,
    shownPercent: (isMet ? tenths : Math.min(tenths, thresholdTenths * 100 - 1)) / 10,
  };
}

interface FolderFacts {
  readonly parts: readonly SeparationPart[];
  readonly reasoned: ReadonlySet<SeparationFraction>;
  readonly sitePlans: number;
  readonly withoutDisposer: number;
}

/** What the folder lacks, red before orange before green. */
export function gapsOf({ parts, reasoned, sitePlans, withoutDisposer }: FolderFacts): SeparationGap[] {
  const counted = parts.filter(({ avvCode }) => classOfCode(avvCode) !== "outside");
  const total = figuresOf(counted);
  const gap = (kind: GapKind, open: number, level: GapLevel): SeparationGap => ({
    kind,
    level: open > 0 ? level : "complete",
    open,
    fraction: null,
  });
  const collected = new Set(parts.map(({ avvCode }) => classOfCode(avvCode)));
  const reasons = requiredFractions(parts)
    .filter((fraction) => !collected.has(fraction))
    .map((fraction): SeparationGap => ({
      kind: "reason",
      fraction,
      ...(reasoned.has(fraction)
        ? { level: "complete" as const, open: 0 }
        : { level: "missing" as const, open: 1 }),
    }));
  const unknown = parts.filter(({ avvCode }) => classOfCode(avvCode) === "unknown");
  const gaps = [
    ...reasons,
    gap("site_plan", sitePlans === 0 ? 1 : 0, "missing"),
    gap("class", unknown.length, "missing"),
    gap("weights", total.unweighed, "incomplete"),
    gap("estimates", total.estimatedKg, "incomplete"),
    gap("receipts", total.disposals - total.receipts, "incomplete"),
    gap("disposers", withoutDisposer, "incomplete"),
  ];
  return gaps.toSorted((one, other) => gapLevels.indexOf(one.level) - gapLevels.indexOf(other.level));
}
