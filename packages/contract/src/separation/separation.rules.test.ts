import { describe, expect, test } from "vitest";
import { classOfCode, codeRules } from "./separation-rule-set.ts";
import { separationSources } from "./separation-sources.texts.ts";
import type { EvidenceSubject, SeparationReason } from "./separation.codes.ts";
import { gapsOf, rateOf, requiredFractions, type SeparationPart } from "./separation.rules.ts";

const part = (avvCode: string, kg: number, more: Partial<SeparationPart> = {}): SeparationPart => ({
  avvCode,
  kg,
  disposals: 1,
  estimatedKg: 0,
  unweighed: 0,
  receipts: 1,
  ...more,
});

describe("the table of codes", () => {
  test("has each code once, with a source", () => {
    expect(new Set(codeRules.map(({ code }) => code)).size).toBe(codeRules.length);
    expect(new Set(codeRules.map(({ source }) => source))).toEqual(new Set(Object.keys(separationSources)));
    for (const { code } of codeRules) expect(code).toMatch(/^\d{6}$/);
  });

  test.each([
    ["200101", "paper"],
    ["150107", "glass"],
    ["150102", "plastics"],
    ["200140", "metals"],
    ["150103", "wood"],
    ["200111", "textiles"],
    ["200108", "biowaste"],
    ["200301", "municipal_mixed"],
    ["170201", "construction_wood"],
    ["170407", "construction_metals"],
    ["170411", "construction_metals"],
    ["170409", "unknown"],
    ["170904", "construction_mixed"],
    ["170504", "outside"],
    ["200135", "outside"],
    ["160103", "further"],
    ["150105", "further"],
    ["070213", "plastics"],
    ["030105", "wood"],
    ["200307", "municipal_mixed"],
    ["190809", "unknown"],
    ["", "unknown"],
  ])("%s is %s", (code, expected) => {
    expect(classOfCode(code)).toBe(expected);
  });
});

describe("the rate", () => {
  test("of 70.95 t apart and 78.07 t in all is 90.88 %", () => {
    // 40.73 + 25.82 + 3.13 + 1.27 = 70.95; 70.95 + 7.12 = 78.07
    const parts = [
      part("150103", 40_730),
      part("200101", 25_820),
      part("200140", 3_130),
      part("150102", 1_270),
      part("200301", 7_120),
    ];
    expect(rateOf(parts)).toEqual({
      separateKg: 70_950,
      totalKg: 78_070,
      isMet: true,
      percent: 90.88,
      shownPercent: 90.9,
    });
  });

  test.each([
    ["exactly 90 %", 9_000, 1_000, true, 90],
    ["one kilogram less", 8_999, 1_001, false, 89.9],
    ["a hair below", 89_999, 10_001, false, 89.9],
    ["nothing mixed", 10, 0, true, 100],
    ["nothing apart", 0, 10, false, 0],
  ])("at %s", (_, separate, mixed, isMet, shownPercent) => {
    expect(rateOf([part("200101", separate), part("200301", mixed)])).toMatchObject({ isMet, shownPercent });
  });

  test("is not there without any mass", () => {
    expect(rateOf([])).toBeNull();
    expect(rateOf([part("200101", 0, { unweighed: 1 })])).toBeNull();
  });

  test("leaves out construction waste, other law and codes that the table does not know", () => {
    const parts = [part("200101", 50), part("200301", 50)];
    const others = [part("170201", 900), part("200135", 900), part("190809", 900), part("", 900)];
    expect(rateOf([...parts, ...others])).toEqual(rateOf(parts));
  });
});

test("further fractions count as collected apart, and are asked for only where there are some", () => {
  const parts = [part("200101", 40), part("160103", 50), part("200301", 10)];
  expect(rateOf(parts)).toMatchObject({ separateKg: 90, totalKg: 100, isMet: true });
  expect(requiredFractions(parts)).toContain("further");
  expect(requiredFractions([part("200101", 40)])).not.toContain("further");
});

test("fractions of section 8 are required where there is construction waste", () => {
  expect(requiredFractions([part("200101", 1)])).toHaveLength(7);
  expect(requiredFractions([part("170904", 1)])).toHaveLength(17);
});

const facts = {
  parts: [part("200101", 5, { unweighed: 2, disposals: 3 }), part("190809", 5)],
  reasons: new Map<"glass" | "textiles", SeparationReason>([["glass", "none_arises"]]),
  evidence: [] as { subject: EvidenceSubject; disposer: string }[],
  sitePlans: 1,
  withoutDisposer: 0,
  disposers: [] as string[],
  isOver: false,
  ruleSet: "in-force",
} as const;

test("gaps are listed red to green", () => {
  const gaps = gapsOf(facts);
  const missing = gaps.filter(({ level }) => level === "missing");
  expect(missing.map(({ kind, fraction }) => fraction ?? kind)).toEqual([
    "plastics",
    "metals",
    "wood",
    "textiles",
    "biowaste",
    "class",
  ]);
  const incomplete = gaps.filter(({ level }) => level === "incomplete");
  expect(incomplete.map(({ kind, open }) => [kind, open])).toEqual([
    ["weights", 2],
    ["receipts", 2],
  ]);
  expect(
    gaps.filter(({ level }) => level === "complete").map(({ fraction, kind }) => fraction ?? kind),
  ).toEqual(["glass", "site_plan", "estimates", "disposers", "statements"]);
});

test("a reason is complete with its evidence; what does not arise needs none", () => {
  const levelOf = (reason: SeparationReason, hasEvidence: boolean) =>
    gapsOf({
      ...facts,
      reasons: new Map([["textiles", reason]]),
      evidence: hasEvidence ? [{ subject: "textiles", disposer: "" }] : [],
    }).find(({ fraction }) => fraction === "textiles")?.level;
  expect(levelOf("small_quantity", false)).toBe("incomplete");
  expect(levelOf("small_quantity", true)).toBe("complete");
  expect(levelOf("none_arises", false)).toBe("complete");
});

test("each disposer's statement is asked for", () => {
  const statements = (...stated: string[]) =>
    gapsOf({
      ...facts,
      disposers: ["A", "B"],
      evidence: stated.map((disposer) => ({ subject: "statement", disposer })),
    }).find(({ kind }) => kind === "statements");
  expect(statements("A", "C")).toMatchObject({ level: "incomplete", open: 1 });
  expect(statements("A", "A", "B")).toMatchObject({ level: "complete", open: 0 });
});

test.each([
  ["a year that is over and met the threshold with a rest", 900, 100, true, "missing"],
  ["the current year", 900, 100, false, undefined],
  ["a year below the threshold", 899, 101, true, undefined],
  ["a year without a rest", 900, 0, true, undefined],
])("the expert's confirmation is asked for in %s", (_, separate, mixed, isOver, level) => {
  const gaps = gapsOf({ ...facts, parts: [part("200101", separate), part("200301", mixed)], isOver });
  expect(gaps.find(({ kind }) => kind === "rate_confirmation")?.level).toBe(level);
});

test("only the planned amendment asks for marked containers", () => {
  const marking = (ruleSet: "in-force" | "planned", ...subjects: EvidenceSubject[]) =>
    gapsOf({ ...facts, ruleSet, evidence: subjects.map((subject) => ({ subject, disposer: "" })) }).find(
      ({ kind }) => kind === "marking",
    )?.level;
  expect(marking("in-force")).toBeUndefined();
  expect(marking("planned")).toBe("incomplete");
  expect(marking("planned", "marking")).toBe("complete");
});
