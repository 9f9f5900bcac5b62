import type { SeparationRuleSetName } from "../base/index.ts";
import type { SeparationClass } from "./separation.codes.ts";
import type { separationSources } from "./separation-sources.texts.ts";

interface CodeRule {
  /** The six digits of an AVV code. */
  readonly code: string;
  readonly class: SeparationClass;
  readonly source: keyof typeof separationSources;
}

const rules = (
  source: CodeRule["source"],
  of: SeparationClass,
  ...codes: readonly string[]
): readonly CodeRule[] => codes.map((code) => ({ code, class: of, source }));

/**
 * The fraction or class of each AVV code. Codes of chapter 17 are construction waste (GewAbfV section 8) and never
 * count in the rate, which covers commercial municipal waste. Codes that are missing here are shown as a gap and count
 * nowhere.
 */
export const codeRules: readonly CodeRule[] = [
  ...rules("municipal1", "paper", "200101"),
  ...rules("comparable1", "paper", "150101"),
  ...rules("municipal2", "glass", "200102"),
  ...rules("comparable2", "glass", "150107"),
  ...rules("municipal3", "plastics", "200139"),
  ...rules("comparable3", "plastics", "150102"),
  ...rules("municipal4", "metals", "200140"),
  ...rules("comparable4", "metals", "150104"),
  ...rules("municipal5", "wood", "200138"),
  ...rules("comparable5", "wood", "150103"),
  ...rules("municipal6", "textiles", "200110", "200111"),
  ...rules("comparable6", "textiles", "150109"),
  ...rules("municipal7", "biowaste", "200108", "200201", "200302"),
  ...rules("former1", "plastics", "020104"),
  ...rules("former2", "wood", "030105"),
  ...rules("former3", "textiles", "040221", "040222"),
  ...rules("former4", "plastics", "070213"),
  ...rules("former5", "plastics", "120105"),
  ...rules("further", "further", "150105", "160103"),
  ...rules("mixedMunicipal", "municipal_mixed", "200301"),
  ...rules("bulkyMunicipal", "municipal_mixed", "200307"),
  ...rules("mixedComparable", "municipal_mixed", "150106"),
  ...rules("electrical", "outside", "200121", "200123", "200135", "200136"),
  ...rules("batteries", "outside", "200133", "200134"),
  ...rules("construction1", "construction_glass", "170202"),
  ...rules("construction2", "construction_plastics", "170203"),
  ...rules(
    "construction3",
    "construction_metals",
    "170401",
    "170402",
    "170403",
    "170404",
    "170405",
    "170406",
    "170407",
    "170411",
  ),
  ...rules("construction4", "construction_wood", "170201"),
  ...rules("construction5", "insulation", "170604"),
  ...rules("construction6", "bitumen", "170302"),
  ...rules("construction7", "gypsum", "170802"),
  ...rules("construction8", "concrete", "170101"),
  ...rules("construction9", "bricks", "170102"),
  ...rules("construction10", "tiles", "170103"),
  ...rules("mixedMineral", "construction_mixed", "170107"),
  ...rules("mixedConstruction", "construction_mixed", "170904"),
  ...rules("soil", "outside", "170504", "170506", "170508"),
];

/**
 * The rule sets of the GewAbfV. Their version is printed on every folder. Only the planned amendment demands that
 * containers are marked.
 */
export const separationRuleSets = {
  "in-force": { version: "2026-2", needsMarking: false },
  planned: { version: "Entwurf-2024-11", needsMarking: true },
} as const satisfies Record<SeparationRuleSetName, { version: string; needsMarking: boolean }>;

const classes = new Map(codeRules.map((rule) => [rule.code, rule.class]));

export const classOfCode = (avvCode: string): SeparationClass => classes.get(avvCode) ?? "unknown";
