import { expect, test } from "vitest";
import { cellOfTreatment, isConstructionWaste, treatmentTable } from "./balance.codes.ts";
import { type BalancePart, cellsOf, constructionOf, ratesOf, sumBalance } from "./balance.rules.ts";

const part = (
  avvCode: string,
  treatmentCode: string,
  kg: number,
  more: Partial<BalancePart> = {},
): BalancePart => ({
  avvCode,
  treatmentCode,
  kg,
  estimatedKg: 0,
  disposals: 1,
  hazardous: false,
  ...more,
});

/** In kilograms; the tests below sum them by hand. */
const parts: readonly BalancePart[] = [
  part("200101", "R3", 2_140),
  part("130205", "R9", 698.125, { hazardous: true }),
  part("200301", "R1", 620, { estimatedKg: 620 }),
  part("200301", "R12", 380),
  part("170107", "R5", 12_000),
  part("170603", "D1", 250, { hazardous: true }),
  part("180103", "D10", 40.5, { hazardous: true }),
  part("190805", "D8", 100),
  part("200301", "", 71.375),
];

test.each([
  ["R1", "otherRecovery"],
  ["R2", "recycling"],
  ["R9", "recycling"],
  ["R10", "otherRecovery"],
  ["R13", "otherRecovery"],
  ["D1", "landfill"],
  ["D5", "landfill"],
  ["D9", "otherDisposal"],
  ["D10", "incineration"],
  ["D11", "incineration"],
  ["D12", "landfill"],
  ["D15", "otherDisposal"],
  ["", "unknown"],
  ["R14", "unknown"],
])("the treatment %j belongs to %s", (code, cell) => {
  expect(cellOfTreatment(code)).toBe(cell);
});

test("every code of recovery and disposal has a cell, and the table names its version and sources", () => {
  const codes = [...Array(13).keys()].map((index) => `R${index + 1}`);
  codes.push(...[...Array(15).keys()].map((index) => `D${index + 1}`));
  expect(Object.keys(treatmentTable.cells).toSorted()).toEqual(codes.toSorted());
  expect(treatmentTable.version).not.toBe("");
  expect(treatmentTable.sources.length).toBeGreaterThan(0);
});

test("cells sum to the kilogram, hazardous waste apart", () => {
  const kg = Object.fromEntries(cellsOf(parts).map((cell) => [`${cell.cell} ${cell.hazardous}`, cell.kg]));
  expect(kg).toEqual({
    "reuse true": 0,
    "reuse false": 0,
    "recycling true": 698.125,
    "recycling false": 14_140,
    "otherRecovery true": 0,
    "otherRecovery false": 1_000,
    "incineration true": 40.5,
    "incineration false": 0,
    "landfill true": 250,
    "landfill false": 0,
    "otherDisposal true": 0,
    "otherDisposal false": 100,
    "unknown true": 0,
    "unknown false": 71.375,
  });
  expect(sumBalance(parts)).toEqual({ disposals: 9, kg: 16_300, estimatedKg: 620 });
});

test("construction waste is chapter 17, apart from the recycling rate and part of the recovery rate", () => {
  expect(isConstructionWaste("170107")).toBe(true);
  expect(isConstructionWaste("160107")).toBe(false);
  expect(constructionOf(parts)).toEqual({ kg: 12_250, recycledKg: 12_000 });
  const { recyclingRate, recoveryRate } = ratesOf(parts);
  // (14,838.125 − 12,000) / (16,300 − 12,250) and 15,838.125 / 16,300.
  expect(recyclingRate).toBeCloseTo(2_838.125 / 4_050, 12);
  expect(recoveryRate).toBeCloseTo(15_838.125 / 16_300, 12);
});

test("without any mass there is no rate, and with construction waste alone no recycling rate", () => {
  expect(ratesOf([])).toEqual({ recyclingRate: null, recoveryRate: null });
  expect(ratesOf([part("170107", "R5", 10)])).toEqual({ recyclingRate: null, recoveryRate: 1 });
});
