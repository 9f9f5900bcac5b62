import type { SeparationRuleSetName } from "../base/index.ts";
import {
  constructionFractions,
  type EvidenceSubject,
  furtherFraction,
  type GapKind,
  type GapLevel,
  gapLevels,
  municipalFractions,
  type SeparationClass,
  type SeparationFraction,
  type SeparationReason,
  thresholdTenths,
} from "./separation.codes.ts";
import { classOfCode, separationRuleSets } from "./separation-rule-set.ts";
import type {
  SeparationEvidence,
  SeparationFigures,
  SeparationGap,
  SeparationRate,
} from "./separation.schema.ts";

/** The disposals of one waste in the year. */
export interface SeparationPart extends SeparationFigures {
  /** The six digits of the AVV code; empty if the waste has none. */
  readonly avvCode: string;
}

const isMunicipal = (of: SeparationClass) => (municipalFractions as readonly SeparationClass[]).includes(of);

/** Weights have three decimals; rounding keeps their sum from having more. */
const sumOf = (parts: readonly SeparationPart[], value: (part: SeparationPart) => number) =>
  Math.round(parts.reduce((sum, part) => sum + value(part), 0) * 1000) / 1000;

export const figuresOf = (parts: readonly SeparationPart[]): SeparationFigures => ({
  disposals: sumOf(parts, ({ disposals }) => disposals),
  kg: sumOf(parts, ({ kg }) => kg),
  estimatedKg: sumOf(parts, ({ estimatedKg }) => estimatedKg),
  unweighed: sumOf(parts, ({ unweighed }) => unweighed),
  receipts: sumOf(parts, ({ receipts }) => receipts),
});

/** The fractions that a site must collect separately: further ones and those of section 8 only if it has such waste. */
export function requiredFractions(parts: readonly SeparationPart[]): readonly SeparationFraction[] {
  const hasConstruction = parts.some(({ avvCode }) => {
    const found = classOfCode(avvCode);
    return (
      found === "construction_mixed" || (constructionFractions as readonly SeparationClass[]).includes(found)
    );
  });
  const hasFurther = parts.some(({ avvCode }) => classOfCode(avvCode) === furtherFraction);
  return [
    ...municipalFractions,
    ...(hasFurther ? ([furtherFraction] as const) : []),
    ...(hasConstruction ? constructionFractions : []),
  ];
}

/**
 * The separate collection rate: the commercial municipal waste that was collected separately, divided by all of it, in
 * whole kilograms; null if there is no such waste.
 */
export function rateOf(parts: readonly SeparationPart[]): SeparationRate | null {
  const kgOf = (isCounted: (of: SeparationClass) => boolean) =>
    Math.round(
      sumOf(
        parts.filter(({ avvCode }) => isCounted(classOfCode(avvCode))),
        ({ kg }) => kg,
      ),
    );
  const separateKg = kgOf((of) => isMunicipal(of) || of === furtherFraction);
  const totalKg = separateKg + kgOf((of) => of === "municipal_mixed");
  if (totalKg === 0) return null;
  const isMet = separateKg * 10 >= totalKg * thresholdTenths;
  const hundredths = Math.floor((separateKg * 10_000) / totalKg + 0.5);
  const tenths = Math.floor((separateKg * 1_000) / totalKg + 0.5);
  return {
    separateKg,
    totalKg,
    isMet,
    // A rate below the threshold is never rounded up to it.
    percent: (isMet ? hundredths : Math.min(hundredths, thresholdTenths * 1_000 - 1)) / 100,
    shownPercent: (isMet ? tenths : Math.min(tenths, thresholdTenths * 100 - 1)) / 10,
  };
}

interface FolderFacts {
  readonly parts: readonly SeparationPart[];
  readonly reasons: ReadonlyMap<SeparationFraction, SeparationReason>;
  /** The evidence files: what each one proves, and for which disposer. */
  readonly evidence: readonly Pick<SeparationEvidence, "subject" | "disposer">[];
  readonly sitePlans: number;
  readonly withoutDisposer: number;
  /** The names of the disposers who took the waste. */
  readonly disposers: readonly string[];
  /** Whether the year of the folder is over. */
  readonly isOver: boolean;
  readonly ruleSet: SeparationRuleSetName;
}

/** The gaps of a folder, those with the level `missing` first, then `incomplete`, then `complete`. */
export function gapsOf(facts: FolderFacts): SeparationGap[] {
  const { parts, sitePlans, withoutDisposer, evidence } = facts;
  const counted = parts.filter(({ avvCode }) => classOfCode(avvCode) !== "outside");
  const total = figuresOf(counted);
  const gap = (kind: GapKind, open: number, level: GapLevel): SeparationGap => ({
    kind,
    level: open > 0 ? level : "complete",
    open,
    fraction: null,
  });
  const hasEvidence = (subject: EvidenceSubject) => evidence.some((file) => file.subject === subject);
  const collected = new Set(parts.map(({ avvCode }) => classOfCode(avvCode)));
  const reasons = requiredFractions(parts)
    .filter((fraction) => !collected.has(fraction))
    .map((fraction) => reasonGap(fraction, facts.reasons.get(fraction), hasEvidence(fraction)));
  const unknown = parts.filter(({ avvCode }) => classOfCode(avvCode) === "unknown");
  const stated = new Set(
    evidence.flatMap(({ subject, disposer }) => (subject === "statement" ? [disposer] : [])),
  );
  const gaps = [
    ...(needsConfirmation(facts)
      ? [gap("rate_confirmation", hasEvidence("rate_confirmation") ? 0 : 1, "missing")]
      : []),
    ...reasons,
    gap("site_plan", sitePlans === 0 ? 1 : 0, "missing"),
    gap("class", unknown.length, "missing"),
    gap("weights", total.unweighed, "incomplete"),
    gap("estimates", total.estimatedKg, "incomplete"),
    gap("receipts", total.disposals - total.receipts, "incomplete"),
    gap("disposers", withoutDisposer, "incomplete"),
    gap("statements", facts.disposers.filter((name) => !stated.has(name)).length, "incomplete"),
    ...(separationRuleSets[facts.ruleSet].needsMarking
      ? [gap("marking", hasEvidence("marking") ? 0 : 1, "incomplete")]
      : []),
  ];
  return gaps.toSorted((one, other) => gapLevels.indexOf(one.level) - gapLevels.indexOf(other.level));
}

/**
 * Whether an expert must confirm the rate: the year is over, the site met the threshold and also had mixed waste. The
 * confirmation is due on 31 March of the next year (section 4 (5)).
 */
function needsConfirmation({ parts, isOver }: Pick<FolderFacts, "parts" | "isOver">): boolean {
  const rate = rateOf(parts);
  return isOver && rate !== null && rate.isMet && rate.totalKg > rate.separateKg;
}

/** The gap for a fraction that is not collected. If the fraction does not arise at all, no evidence is needed. */
function reasonGap(
  fraction: SeparationFraction,
  reason: SeparationReason | undefined,
  hasEvidence: boolean,
): SeparationGap {
  if (reason === undefined) return { kind: "reason", fraction, level: "missing", open: 1 };
  if (reason === "none_arises" || hasEvidence) {
    return { kind: "reason", fraction, level: "complete", open: 0 };
  }
  return { kind: "evidence", fraction, level: "incomplete", open: 1 };
}
