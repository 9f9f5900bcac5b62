import { describe, expect, test } from "vitest";
import {
  amountThatFits,
  applicationDays,
  checkProof,
  isSmallQuantity,
  lastPossibleDay,
  limitOf,
  type OrderProofFacts,
  type ProofAccount,
  stateOfProof,
  stateWithoutProof,
} from "./proofs.rules.ts";

/** Thursday, 26 March 2026, 10:42 in Berlin. */
const now = Temporal.Instant.from("2026-03-26T09:42:00Z");

const proof = (changes: Partial<ProofAccount> = {}): ProofAccount => ({
  kind: "individual",
  number: "ENF062104437",
  validFrom: "2024-04-16",
  validUntil: "2028-04-15",
  limitKg: 24_000,
  usedKg: 23_300,
  reservedKg: 0,
  ...changes,
});

const check = (changes: Partial<OrderProofFacts<ProofAccount>> = {}) =>
  checkProof(
    {
      date: "2026-04-09",
      kg: 700,
      handling: "refuse",
      proofs: [proof()],
      holidays: new Set(["2026-04-27"]),
      thisYearKg: 3_000,
      previousYearKg: 5_100,
      ...changes,
    },
    now,
  );

const past = { thisYearKg: 1_900, previousYearKg: 2_000 };

describe("an order of hazardous waste", () => {
  test.each([
    ["fits to the kilogram", {}, "fits", true],
    ["is one gram too much", { kg: 700.001 }, "used_up", false],
    ["does not fit with what is ordered already", { proofs: [proof({ reservedKg: 1 })] }, "used_up", false],
    ["of unknown weight fits while anything is left", { kg: null }, "fits", true],
    [
      "of unknown weight does not fit a full proof",
      { kg: null, proofs: [proof({ usedKg: 24_000 })] },
      "used_up",
      false,
    ],
    ["on the last day of the proof", { proofs: [proof({ validUntil: "2026-04-09" })] }, "ends_soon", true],
    ["on the day after it", { proofs: [proof({ validUntil: "2026-04-08" })] }, "ended", false],
    ["on the first day", { proofs: [proof({ validFrom: "2026-04-09" })] }, "fits", true],
    ["on the day before it", { proofs: [proof({ validFrom: "2026-04-10" })] }, "missing", false],
    ["with 90 days left", { proofs: [proof({ validUntil: "2026-06-24" })] }, "ends_soon", true],
    ["with 91 days left", { proofs: [proof({ validUntil: "2026-06-25" })] }, "fits", true],
    ["without any proof", { proofs: [] }, "missing", false],
    ["without any, only warned of", { proofs: [], handling: "warn" as const }, "missing", true],
    ["up to two tonnes a year", { proofs: [], ...past, kg: 100 }, "small_quantity", true],
    ["one gram above two tonnes", { proofs: [], ...past, kg: 100.001 }, "missing", false],
    [
      "small, but not the year before",
      { proofs: [], ...past, previousYearKg: 2_000.001, kg: 1 },
      "missing",
      false,
    ],
    [
      "small, beside a proof that is used up",
      { proofs: [proof({ usedKg: 24_000 })], ...past, kg: 100 },
      "small_quantity",
      true,
    ],
  ] as const)("%s", (_, changes, state, allowed) => {
    expect(check(changes)).toMatchObject({ state, allowed });
  });

  test.each([
    ["the end of the last proof", { proofs: [proof(), proof({ validUntil: "2027-04-15" })] }, "2028-04-15"],
    ["nothing where people are only warned", { handling: "warn" as const }, null],
    ["nothing without any proof", { proofs: [] }, null],
    ["nothing while the year is within two tonnes", { thisYearKg: 1_300 }, null],
    ["the end from one gram above two tonnes on", { thisYearKg: 1_300.001 }, "2028-04-15"],
  ] as const)("the days that can be chosen end with %s", (_, changes, lastDate) => {
    expect(check(changes).lastDate).toBe(lastDate);
  });

  test("uses the proof that ends first and has room", () => {
    const full = proof({ number: "ENF000000001", validUntil: "2027-01-01", usedKg: 24_000 });
    const later = proof({ number: "ENF000000003", validUntil: "2029-01-01" });
    const sooner = proof({ number: "ENF000000002", validUntil: "2028-01-01" });
    expect(check({ proofs: [later, full, sooner] }).proof?.number).toBe("ENF000000002");
  });

  test("names the day on which the authority has decided, or the next working day", () => {
    // In 30 days it is Saturday 25 April; the Monday after it is a holiday in this test.
    expect(check({ proofs: [] }).firstDate).toBe("2026-04-28");
    expect(check({ proofs: [], holidays: new Set() }).firstDate).toBe("2026-04-27");
  });

  test("or the day from which another proof is valid", () => {
    const next = proof({ number: "ENF000000009", validFrom: "2026-04-13", usedKg: 0 });
    expect(check({ kg: 900, proofs: [proof(), next] })).toMatchObject({
      state: "used_up",
      leftKg: 700,
      firstDate: "2026-04-13",
    });
  });
});

test.each([
  [900, 3, 700, 2],
  [900, 3, 600, 2],
  [900, 3, 599.999, 1],
  [900, 3, 299.999, null],
  [900, 3, 0, null],
  [null, 3, 700, null],
  [900, 3, null, null],
])("of %s kg in %s containers with %s kg left, %s fit", (kg, amount, left, fits) => {
  expect(amountThatFits(kg, amount, left)).toBe(fits);
});

test.each([
  ["valid", {}, "valid"],
  ["valid just below nine tenths", { usedKg: 21_599.999 }, "valid"],
  ["nearly used up from nine tenths on", { usedKg: 21_600 }, "near_limit"],
  ["nearly used up with what is ordered", { usedKg: 20_000, reservedKg: 1_600 }, "near_limit"],
  ["used up", { usedKg: 24_000 }, "used_up"],
  ["ending today", { validUntil: "2026-03-26" }, "ends_soon"],
  ["ended yesterday", { validUntil: "2026-03-25" }, "ended"],
  ["beginning today", { validFrom: "2026-03-26" }, "valid"],
  ["beginning tomorrow", { validFrom: "2026-03-27" }, "upcoming"],
] as const)("a proof is %s", (_, changes, state) => {
  expect(stateOfProof(proof({ usedKg: 0, ...changes }), now)).toBe(state);
});

test.each([
  [0, 0, "small_quantity"],
  [1_799.999, 2_000, "small_quantity"],
  [1_800, 2_000, "near_limit"],
  [2_000, 2_000, "near_limit"],
  [2_000.001, 0, "missing"],
  [0, 2_000.001, "missing"],
])("%s kg this year and %s kg the year before without proof: %s", (thisYearKg, previousYearKg, state) => {
  expect(stateWithoutProof({ thisYearKg, previousYearKg })).toBe(state);
});

test("two tonnes are counted with what comes on top", () => {
  expect(isSmallQuantity({ thisYearKg: 1_500, previousYearKg: 0 }, 500)).toBe(true);
  expect(isSmallQuantity({ thisYearKg: 1_500, previousYearKg: 0 }, 500.001)).toBe(false);
});

test("a collective proof is limited by the year's 20 tonnes, whatever it grants", () => {
  expect(limitOf("collective", 99_000)).toBe(20_000);
  expect(limitOf("individual", 30_000)).toBe(30_000);
});

test("a proof lasts five years at most", () => {
  expect(lastPossibleDay("2021-04-16")).toBe("2026-04-15");
});

test("the authority has 12 days for the receipt and 30 for the decision", () => {
  expect(applicationDays("2026-03-26")).toEqual({ receiptBy: "2026-04-07", decisionBy: "2026-04-25" });
});
