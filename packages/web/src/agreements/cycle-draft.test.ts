import { cycleInterval } from "@kreislauf/contract/agreements";
import { agreementType } from "@kreislauf/contract/catalog";
import { expect, it } from "vitest";
import {
  missingInCycle,
  withWeekday,
  withInterval,
  withAgreementType,
  type CycleDraft,
} from "./cycle-draft.ts";

const { callOff, periodic } = agreementType;
const { twiceWeekly, twoWeeks } = cycleInterval;

const nothing: CycleDraft = { agreementTypeId: callOff, cycleInterval: null, weekday1: null, weekday2: null };
const twice: CycleDraft = {
  agreementTypeId: periodic,
  cycleInterval: twiceWeekly,
  weekday1: 2,
  weekday2: 5,
};

it("keeps the cycle only while the type is periodic", () => {
  expect(withAgreementType(twice, callOff)).toEqual(nothing);
  expect(withAgreementType(twice, periodic)).toEqual(twice);
});

it("keeps a second day only for twice a week", () => {
  expect(withInterval(twice, twoWeeks)).toEqual({ ...twice, cycleInterval: twoWeeks, weekday2: null });
  expect(withInterval(twice, twiceWeekly)).toEqual(twice);
});

it("replaces the only day, or of two days the one chosen first", () => {
  const weekly = { ...twice, cycleInterval: twoWeeks, weekday2: null };
  expect(withWeekday(weekly, 4)).toEqual({ ...weekly, weekday1: 4 });
  expect(withWeekday(twice, 5)).toMatchObject({ weekday1: 2, weekday2: null });
  expect(withWeekday(twice, 3)).toMatchObject({ weekday1: 5, weekday2: 3 });
  expect(withWeekday({ ...twice, weekday1: null, weekday2: null }, 1)).toMatchObject({ weekday1: 1 });
});

it.each([
  [nothing, null],
  [{ ...nothing, agreementTypeId: periodic }, "interval"],
  [{ ...twice, cycleInterval: twoWeeks, weekday1: null, weekday2: null }, "day"],
  [{ ...twice, cycleInterval: twoWeeks, weekday2: null }, null],
  [{ ...twice, weekday2: null }, "twoDays"],
  [twice, null],
] as const)("%j lacks %s", (draft, missing) => {
  expect(missingInCycle(draft)).toBe(missing);
});
